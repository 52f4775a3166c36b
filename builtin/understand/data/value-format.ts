import { endsIn, isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isCurrencyKey } from './currency.ts';
import { decimalsOf, moneyFormat, type MoneyFormat } from './money-format.ts';
import { areProgramTexts } from './program-texts.ts';
import { symbolFor, UNITS } from './units.ts';
import { measures, type Scalar, type ValueKind } from './value-kind.ts';

/** How the values under one key are written for people. */
export type ValueFormat =
  /** As they are. */
  | { as: 'text' }
  /** Keys of a program ("IN_PROGRESS") as words; `texts` are those that occur. */
  | { as: 'words'; texts: readonly string[] }
  | { as: 'boolean' }
  /** The renderer writes these in the language of the page. */
  | { as: 'date' }
  /** A moment; a local one has the clock time of its own place, which is kept. Of some only the day may be known. */
  | { as: 'dateTime'; isLocal: boolean; hasDays?: true }
  | MoneyFormat
  /** A share, from 0 to 1 or from 0 to 100. */
  | { as: 'percent'; isFraction: boolean }
  /** `unitKey` is the key of the unit in the same record. */
  | { as: 'number'; unit?: string; unitKey?: string; decimals: number }
  /** A length of time; `seconds` of one unit. */
  | { as: 'duration'; seconds: number }
  /** The size of a file. */
  | { as: 'bytes' };

/** What is known around the values of one key. */
export type Surroundings = {
  /** The currency that the objects with the key name themselves; undefined without any, or with different ones. */
  own?: string | undefined;
  /** The key of a currency that differs between the objects. */
  ownKey?: string | undefined;
  /** The currency that is named further out. */
  shared?: string | undefined;
  /** True where other keys of the same records are amounts in cents by name: then one that is not so named is no amount. */
  hasMinor?: boolean;
  /** The key of the object that holds the key: "revenue" of `revenue.current`. */
  parent?: string;
};

const RATE = wordList(
  'rate|share|ratio|utilization|utilisation|occupancy|conversion|quote|anteil|taux|part|tasa|tasso|taxa|margin|growth|change',
  'probability|chance|confidence|progress|completion|rollout|coverage|wahrscheinlichkeit|probabilite|probabilidad|probabilidade|probabilita',
);
const BYTES = wordList('bytes|octets|octetos');
const TAX = wordList('tax|vat|mwst|tva|iva|gst|interest|zins|interes|interet|steuer');
const LENGTHS: readonly (readonly [string, number])[] = [
  ['seconds|second|secs|sec|sekunden|secondes|segundos|secondi', 1],
  ['minutes|mins|minuten|minutos|minuti', 60],
  ['hours|hrs|stunden|heures|horas|ore', 3600],
];
const LENGTH_WORDS = LENGTHS.map(([words, seconds]) => [wordList(words), seconds] as const);
const MIN_WORDS = wordList(
  'expires|hold|timeout|elapsed|remaining|offset|duration|time|length|dauer|duree|duracion|durata|duracao|wait|delay|prep|cook|eta|travel|drive|break',
);
// German writes them as one word: "Wartezeit", "Gesprächsdauer".
const TIME_END = /(?:zeit|dauer)(?= |$)/;
const DISTANCES = wordList(
  'distance|altitude|elevation|height|depth|width|length|ascent|descent|walk|distanz|entfernung|strecke|hohe|hoehe|tiefe|breite|lange|laenge',
  'altitud|altitude|hauteur|profondeur|largeur|longueur|distancia|altura|profundidad|distanza|altezza|profondita|larghezza|lunghezza|profundidade|denivele',
);
const OFFSET = /[+-]\d{2}:?\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT_WITH_SPACE = /^\d{4}-\d{2}-\d{2} /;

/** The format of the values under a key; `values` are those that are neither null nor missing. */
export function formatOf(
  key: string,
  kind: ValueKind,
  values: readonly Scalar[],
  around: Surroundings = {},
): ValueFormat {
  if (kind === 'boolean') return { as: 'boolean' };
  if (kind === 'date') return { as: 'date' };
  if (kind === 'dateTime') {
    const isLocal = values.some((value) => OFFSET.test(String(value)) || MOMENT_WITH_SPACE.test(String(value)));
    const hasDays = values.some((value) => DAY.test(String(value)));
    return { as: 'dateTime', isLocal: isLocal || hasDays, ...(hasDays ? { hasDays } : {}) };
  }
  const isPerUnit = kind === 'number' && unitOfKey(key)?.startsWith('ct/') === true;
  // A length of time is no amount, even in the object of a price.
  const isNoAmount = isPerUnit || lengthOf(wordsOf(key).join(' ')) !== undefined;
  const money = isNoAmount ? undefined : moneyFormat(key, kind, values, around);
  if (money !== undefined) return money;
  if (kind === 'number' || kind === 'percent') return numberFormat(key, kind, values.filter(isNumber), around.parent);
  if (kind === 'text' && !isCurrencyKey(key)) {
    const texts = [...new Set(values.map(String))];
    if (areProgramTexts(key, texts)) return { as: 'words', texts };
  }
  return { as: 'text' };
}

function numberFormat(key: string, kind: ValueKind, values: readonly number[], parent = ''): ValueFormat {
  const words = wordsOf(key).join(' ');
  const told = `${words} ${wordsOf(parent).join(' ')}`;
  const isFraction =
    values.length > 0 && values.every((value) => Math.abs(value) <= 1) && values.some((value) => value % 1 !== 0);
  if (kind === 'percent') return { as: 'percent', isFraction };
  if (isFraction && says(RATE, told)) return { as: 'percent', isFraction };
  if (says(RATE, told) && says(TAX, told) && values.every((value) => value <= 100))
    return { as: 'percent', isFraction: false };
  if (endsIn(BYTES, words)) return { as: 'bytes' };
  const seconds = lengthOf(words);
  if (seconds !== undefined) return { as: 'duration', seconds };
  const unit = unitOfKey(key);
  if (!measures(key) && unit === undefined) return { as: 'text' };
  return { as: 'number', ...(unit === undefined ? {} : { unit }), decimals: decimalsOf(values) };
}

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
  // A single last letter is ambiguous: "revenue_m" is in millions, not metres.
  const words = wordsOf(key);
  const last = words.at(-1) ?? '';
  // "minutes: 30" needs no second word for it.
  const before = words.at(-2) ?? '';
  if (words.length < 2) return undefined;
  if ((last === 'c' || last === 'f') && words.some((word) => word.startsWith('temp'))) return `°${last.toUpperCase()}`;
  if (last === 'm' && says(DISTANCES, words.join(' '))) return 'm';
  if (last === 'ms' && /^(?:speed|wind|velocity)$/.test(before)) return 'm/s';
  const unit = last.length > 1 ? symbolFor(UNITS, last) : undefined;
  // "arbeitspreis_ct_kwh: 31.4" is the price of one in hundredths, which is how such prices are told.
  return unit !== undefined && isHundredth(before) ? `ct/${unit}` : unit;
}

function isHundredth(word: string): boolean {
  return /^(?:ct|cent|cents)$/.test(word);
}

function isNumber(value: Scalar): value is number {
  return typeof value === 'number';
}
