import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { currencyOfKey, isMinorKey, isPriceOfEach } from './currency.ts';
import type { Fact } from '#builtin/understand/data/data-shape.ts';
import { unitOfKey } from './key-units.ts';

/** Names of values that are shares of a whole, where the numbers are within 0 and 1. */
const SHARES = wordList(
  'rate|share|ratio|fraction|utilization|utilisation|occupancy|conversion|quote|anteil|taux|part|tasa|tasso|taxa|margin|growth|change',
  'capacity factor|load factor|prob|probability|chance|confidence|progress|completion|rollout|coverage|wahrscheinlichkeit|probabilite|probabilidad|probabilidade|probabilita',
  'humidity|moisture|viability|yield|load|quality|saturation|efficiency|accuracy|precision|purity|punctuality|attendance|availability|uptime',
  'completeness|similarity|relevance|opacity|soc|battery|turnout|retention|churn|adherence|compliance|survival|abv|fill level',
  'feuchte|reinheit|qualitat|verfugbarkeit|verfuegbarkeit|belegung|genauigkeit|punktlichkeit|puenktlichkeit|beteiligung|effizienz|fortschritt|marge',
  'humidite|hygrometrie|hygro|rendement|qualite|remplissage|occupation|precision|efficacite|disponibilite|purete|ponctualite|avancement|fiabilite|proportion',
  'humedad|rendimiento|carga|calidad|ocupacion|asistencia|eficiencia|disponibilidad|pureza|puntualidad|llenado|avance|fiabilidad|cobertura|porcion',
  'umidita|resa|carico|qualita|occupazione|precisione|efficienza|disponibilita|purezza|puntualita|riempimento|avanzamento|copertura|affidabilita',
  'umidade|humidade|rendimento|qualidade|ocupacao|presenca|precisao|disponibilidade|pontualidade|enchimento|progresso|fiabilidade',
);
// German writes them as one word: "Luftfeuchtigkeit", "Keimquote".
const SHARE_END =
  /(?:quote|anteil|feuchte|feuchtigkeit|auslastung|ausbeute|(?<=\p{L})grad|f(?:u|ue)llstand|ladestand|rate)(?= |$)/u;
// How much of what they could do machines did.
const MACHINE_SHARES = wordList(
  'capacity factor|load factor|facteur charge|fattore carico|fator capacidade|factor capacidad',
);
/** Names of what others are multiplied by. */
const FACTORS = wordList(
  'exchange|fx|factor|multiplier|coefficient|faktor|wechselkurs|kurs|facteur|cours|taux change|taux de change|tipo cambio',
  'tipo de cambio|fattore|tasso cambio|tasso di cambio|coefficiente|fator|taxa cambio|taxa de cambio|coeficiente',
);
/** Names of numbers that are often below 1 and no shares: measures, prices, places and grades. */
const MEASURES = wordList(
  'weight|mass|distance|length|width|height|depth|thickness|diameter|radius|gap|dose|dosage|volume|quantity|qty|amount|price|cost|fee|total',
  'lat|lng|lon|latitude|longitude|x|y|z|hours|hour|days|minutes|seconds|time|duration|magnitude|ph|gpa|grade|version|odds|cups|units|servings|stock',
  'size|area|speed|voltage|amps|pressure|temperature|temp|concentration|step|interval|tolerance|offset|alpha|beta|gamma|pitch|balance|discount',
  'gewicht|masse|lange|laenge|breite|hohe|hoehe|tiefe|dicke|durchmesser|menge|preis|kosten|note|stunden|dosis|abstand|flache|flaeche|rabatt',
  'poids|longueur|largeur|hauteur|profondeur|epaisseur|diametre|quantite|prix|cout|heures|taille|surface|vitesse|ecart|remise',
  'peso|longitud|anchura|ancho|altura|alto|profundidad|espesor|diametro|cantidad|precio|coste|horas|tamano|superficie|velocidad',
  'lunghezza|larghezza|altezza|profondita|spessore|quantita|prezzo|costo|ore|voto|dimensione|velocita',
  'comprimento|largura|profundidade|espessura|quantidade|preco|custo|nota|tamanho|velocidade',
);
// Names of the previous or wanted value beside a share.
const COMPARED = wordList(
  'target|goal|previous|prev|last|min|max|minimum|maximum|limit|threshold|average|avg|mean|median|benchmark|baseline|planned|expected|best|worst',
  'ziel|soll|ist|vorjahr|vormonat|vorwoche|vorher|grenzwert|schnitt|durchschnitt|mittel|geplant|objectif|precedent|precedente|moyenne|seuil|prevu',
  'objetivo|anterior|media|umbral|previsto|meta|obiettivo|soglia|limite|media|limiar|actual|current|atual|attuale|actuel|minimo|maximo|massimo',
);
const SHAPE_MIN_VALUES = 3;

/** True for numbers that are shares of a whole from 0 to 1: by their name, or because a column has nothing but parts of one. */
export function areShares(key: string, values: readonly number[], parent = ''): boolean {
  if (!areFractions(values) || isNoShare(key)) return false;
  if (saysShare(key) || saysShare(parent)) return true;
  const parts = new Set(values.filter((value) => value % 1 !== 0));
  return parts.size >= SHAPE_MIN_VALUES && values.every((value) => value >= 0) && parts.size * 2 > values.length;
}

/** True for the name of a share: "relative humidity", "Auslastung". */
export function saysShare(key: string): boolean {
  const words = wordsOf(key).join(' ');
  return says(SHARES, words) || SHARE_END.test(words);
}

/** The previous or wanted values beside shares are shares as well: a "target" of 0.22 beside a rate. */
export function withComparedShares<Told extends Pick<Column | Fact, 'key' | 'kind' | 'format'>>(
  told: readonly Told[],
  numbersOf: (one: Told) => readonly unknown[],
): Told[] {
  if (!told.some(({ format }) => format.as === 'percent' && format.isFraction)) return [...told];
  return told.map((one) => {
    if (one.format.as !== 'number' || one.format.unit !== undefined || !says(COMPARED, wordsOf(one.key).join(' ')))
      return one;
    const numbers = numbersOf(one).filter((value) => typeof value === 'number');
    if (!areFractions(numbers) || isNoShare(one.key)) return one;
    return { ...one, kind: 'percent', format: { as: 'percent', isFraction: true } };
  });
}

const WHOLE_MIN_PARTS = 3;
const ROUNDING = 0.015;

/** The single numbers of an object that are parts of a whole, such as 0.68, 0.21 and 0.11, are shares whatever they are called. */
export function withPartsOfWhole<Told extends Pick<Fact, 'value' | 'kind' | 'format'>>(told: readonly Told[]): Told[] {
  const numbers = told.map(({ value }) => value).filter((value) => typeof value === 'number');
  const areParts = numbers.length === told.length && numbers.every((value) => value > 0 && value < 1);
  const isWhole = Math.abs(numbers.reduce((sum, value) => sum + value, 0) - 1) < ROUNDING;
  if (!areParts || !isWhole || numbers.length < WHOLE_MIN_PARTS) return [...told];
  return told.map((one) => ({ ...one, kind: 'percent', format: { as: 'percent', isFraction: true } }));
}

/** Whether numbers are within -1 and 1, and not all of them whole. */
export function areFractions(values: readonly number[]): boolean {
  return values.every((value) => Math.abs(value) <= 1) && values.some((value) => value % 1 !== 0);
}

/** True for the name of another measure, or of an amount. */
function isNoShare(key: string): boolean {
  const words = wordsOf(key).join(' ');
  return (
    isNamedAmount(key) || unitOfKey(key) !== undefined || isFactor(key) || (says(MEASURES, words) && !saysShare(key))
  );
}

/** True for a name of what another amount is multiplied by: "exchange_rate". */
export function isFactor(key: string): boolean {
  const words = wordsOf(key).join(' ');
  return says(FACTORS, words) && !says(MACHINE_SHARES, words);
}

/** True for a name that is sure to be that of an amount of money. */
export function isNamedAmount(key: string): boolean {
  return isMinorKey(key) || isPriceOfEach(key) || currencyOfKey(key) !== undefined;
}
