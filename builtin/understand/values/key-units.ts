import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, isOneOf, says, wordList, type WordList } from '#builtin/understand/words/word-list.ts';
import { isMinorWord } from './currency.ts';
import { symbolFor, UNITS } from './units.ts';

const LENGTHS: readonly (readonly [string, number])[] = [
  ['seconds|second|secs|sec|sekunden|secondes|segundos|secondi', 1],
  ['minutes|mins|minuten|minutos|minuti', 60],
  ['hours|hrs|stunden|heures|horas|ore', 3600],
];
const LENGTH_WORDS = LENGTHS.map(([words, seconds]) => [wordList(words), seconds] as const);
const MIN_WORDS = wordList(
  'expires|hold|timeout|elapsed|remaining|offset|duration|time|length|dauer|duree|duracion|durata|duracao|wait|delay|prep|cook|eta|travel|drive|break',
  'verspatung|verspaetung|retard|retraso|ritardo|atraso|attente|espera|attesa|warten',
);
// German writes them as one word: "Wartezeit", "Gesprächsdauer".
const TIME_END = /(?:zeit|dauer)(?= |$)/;
const DISTANCES = wordList(
  'distance|altitude|elevation|height|depth|width|length|ascent|descent|walk|distanz|entfernung|strecke|hohe|hoehe|tiefe|breite|lange|laenge',
  'altitud|altitude|hauteur|profondeur|largeur|longueur|distancia|altura|profundidad|distanza|altezza|profondita|larghezza|lunghezza|profundidade|denivele',
  'loa|draft|draught|visibility|radius|diameter|span|wingspan|tide|wave*|tiefgang|sichtweite|durchmesser|spannweite|pegel|tirant eau|tirant d eau|visibilite',
  'diametre|rayon|envergure|calado|eslora|manga|visibilidad|diametro|radio|pescaggio|visibilita|raggio|comprimento|largura|visibilidade|raio',
);
const WEIGHTS = wordList(
  'weight|mass|load|payload|gewicht|masse|nutzlast|poids|charge|peso|masa|carga|massa|carico|portata|net|gross|tare|dose|portion|serving',
);
const VOLUMES = wordList(
  'volume|tank|capacity|fuel|water|milk|oil|volumen|inhalt|kapazitat|wasser|milch|ol|capacite|carburant|eau|lait|capacidad|agua|leche|aceite',
  'capacita|acqua|latte|olio|capacidade|leite|azeite|combustible|carburante|combustivel|kraftstoff',
);
const PRESSURES = wordList('pressure|druck|pression|presion|pressione|pressao|psi');
const POWERS = wordList('power|watt*|leistung|puissance|potencia|potenza|rating|output|input');
const VOLTAGES = wordList('voltage|spannung|tension|tensione|tensao|battery|batterie|bateria|batteria');
const CURRENTS = wordList('current|strom|courant|corriente|corrente');
/** What a temperature is of, or what it is the limit for: "alarm_low_c", "vorlauf_c". */
const WARM = wordList(
  'temp*|low|high|min|max|allowed|limit|target|set|setpoint|alarm|air|water|oil|room|indoor|outdoor|inside|outside|day|night|dew|dewpoint|feels|core',
  'flow|return|supply|ambient|surface|soil|sea|oven|fridge|freezer|boiling|melting|flash|soll|ist|vorlauf|rucklauf|wasser|luft|aussen|innen|boden|kern',
  'ofen|eau|exterieur*|interieur*|sol|four|consigne|agua|aire|exterior|interior|suelo|horno|consigna|acqua|aria|estern*|intern*|forno|ar|extern*',
);

// Units that are a letter or a word of their own elsewhere: "revenue_m" is in millions, and "mini_bar" is none.
const AFTER: { readonly [last: string]: readonly [WordList, string] } = {
  m: [DISTANCES, 'm'],
  in: [DISTANCES, 'in'],
  g: [WEIGHTS, 'g'],
  t: [WEIGHTS, 't'],
  l: [VOLUMES, 'l'],
  bar: [PRESSURES, 'bar'],
  w: [POWERS, 'W'],
  v: [VOLTAGES, 'V'],
  a: [CURRENTS, 'A'],
  c: [WARM, '°C'],
  f: [wordList('temp*'), '°F'],
};
const COMPOUNDS: { readonly [last: string]: RegExp } = { bar: /druck$/, c: /temperatur$/, l: /volumen$|inhalt$/ };
// Names that are nothing but a unit, and that no person takes for anything else.
const BARE = wordList(
  'kg|km|cm|mm|kwh|mwh|kw|kmh|mph|ml|mg|m2|m3|sqm|sqft|minutes|mins|minuten|minutos|minuti|ppm|rpm|bpm|hpa|knots|celsius|hours|stunden|heures|horas|ore',
);
const PER = /^(?:per|pro|par|por|al|je)$/;
// "cm24h" is in centimetres, within so many hours.
const WITHIN = /^([a-z]{1,3})(\d+)(h|d|min)$/;

/** The seconds of the unit of time that the words of a key end in: 60 for "max minutes". */
export function lengthOf(words: string): number | undefined {
  const named = LENGTH_WORDS.find(([list]) => endsIn(list, words) && !isOneOf(list, words));
  if (named !== undefined) return named[1];
  if (!says(MIN_WORDS, words) && !TIME_END.test(words)) return undefined;
  return words.endsWith(' min') ? 60 : words.endsWith(' s') ? 1 : words.endsWith(' h') ? 3600 : undefined;
}

/** The seconds of the unit of time that a text names: 3600 for "in hours". */
export function lengthIn(text: string): number | undefined {
  return LENGTH_WORDS.find(([list]) => says(list, text))?.[1];
}

/** The unit that ends a key: "weightKg". */
export function unitOfKey(key: string): string | undefined {
  return endOf(key)?.unit;
}

/** How many words at the end of a key are only its unit and the time within which it is measured: "24 h". */
export function unitWordsOf(key: string): { count: number; within?: string } {
  const { count = 0, within } = endOf(key) ?? {};
  return within === undefined ? { count } : { count, within };
}

/** What an amount in hundredths is the price of: "kg" for "price_cents_per_kg". */
export function pricedUnitOf(key: string): string | undefined {
  return endOf(key)?.per;
}

type UnitEnd = { unit: string; count: number; within?: string; per?: string };

function endOf(key: string): UnitEnd | undefined {
  const words = wordsOf(key);
  const last = words.at(-1) ?? '';
  if (words.length === 1) return isOneOf(BARE, last) ? { unit: symbolFor(UNITS, last) ?? last, count: 0 } : undefined;
  const price = priceEnd(words);
  if (price !== undefined) return price;
  const before = words.at(-2) ?? '';
  if (last === 'ms' && /^(?:speed|wind|velocity)$/.test(before)) return { unit: 'm/s', count: 1 };
  const special = Object.hasOwn(AFTER, last) ? AFTER[last] : undefined;
  if (special !== undefined) {
    const rest = words.slice(0, -1);
    const isSaid = says(special[0], rest.join(' ')) || rest.some((word) => COMPOUNDS[last]?.test(word) === true);
    return isSaid ? { unit: special[1], count: 1 } : undefined;
  }
  const [, measure = '', amount = '', period = ''] = WITHIN.exec(last) ?? [];
  const measured = symbolFor(UNITS, measure);
  if (measured !== undefined) return { unit: measured, count: 1, within: `${amount} ${period}` };
  const unit = last.length > 1 ? symbolFor(UNITS, last) : undefined;
  return unit === undefined ? undefined : { unit, count: 1 };
}

// "arbeitspreis_ct_kwh", "price_pence_per_litre".
function priceEnd(words: readonly string[]): UnitEnd | undefined {
  const at = words.findLastIndex((word) => isMinorWord(word));
  const [first = '', ...more] = at < 0 ? [] : words.slice(at + 1);
  const isPer = PER.test(first);
  const [of = '', ...others] = isPer ? more : [first, ...more];
  if (of === '' || others.length > 0) return undefined;
  const per = symbolFor(UNITS, of) ?? (isPer ? of : undefined);
  if (per === undefined) return undefined;
  return { unit: `${words[at] === 'pence' ? 'p' : 'ct'}/${per}`, per, count: words.length - at };
}
