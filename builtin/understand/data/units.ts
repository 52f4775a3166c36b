import { foldText } from '#builtin/understand/words/fold-text.ts';

/** How currencies are shown beside an amount, by the words and codes for them. */
export const CURRENCIES: { readonly [word: string]: string } = {
  '€': '€',
  eur: '€',
  euro: '€',
  euros: '€',
  $: '$',
  usd: '$',
  dollars: '$',
  '£': '£',
  gbp: '£',
  chf: 'CHF',
  '¥': '¥',
  jpy: '¥',
};

/** How units are shown behind a number, by the folded words for them. */
export const UNITS: { readonly [word: string]: string } = {
  '%': '%',
  percent: '%',
  g: 'g',
  kg: 'kg',
  lbs: 'lbs',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  km: 'km',
  miles: 'miles',
  l: 'l',
  liters: 'l',
  litres: 'l',
  wh: 'Wh',
  kw: 'kW',
  kwh: 'kWh',
  kb: 'KB',
  mb: 'MB',
  gb: 'GB',
  tb: 'TB',
  mmhg: 'mmHg',
  celsius: '°C',
  fahrenheit: '°F',
  ms: 'ms',
  minutes: 'min',
  minuten: 'min',
  hours: 'h',
  stunden: 'h',
  heures: 'h',
  horas: 'h',
  days: 'days',
  tage: 'Tage',
  jours: 'jours',
  dias: 'días',
  weeks: 'weeks',
  years: 'years',
};

const SIGN_MAX_CHARS = 3;
// Beside units, what says how many times a number is meant.
const TIMES = ['k', 'bn', '°'];

/** The source of a regular expression for the short signs that stand behind an amount, as in "12 kg" or "3 %". */
export const UNIT_SIGNS = [...new Set([...Object.keys(CURRENCIES), ...Object.values(UNITS), ...TIMES])]
  .filter((sign) => sign.length <= SIGN_MAX_CHARS)
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => sign.replace('$', String.raw`\$`))
  .join('|');

/** What a table of words has for one; undefined for a word that it lacks. */
export function symbolFor(table: { readonly [word: string]: string }, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

const IN_UNIT = /^(.*\S)\s+(?:in|en)\s+(\p{L}+|%|€|\$)$/iu;
const IN_PARENTHESES = /^(.*\S)\s*\((\p{L}+|%|€|\$)\)$/iu;

/** The unit that a phrase asks for an answer in, and the phrase without it: "weight in kg" gives "weight" and "kg". */
export function unitIn(phrase: string): { text: string; unit: string | undefined } {
  const found = IN_UNIT.exec(phrase.trim()) ?? IN_PARENTHESES.exec(phrase.trim());
  const written = foldText(found?.[2] ?? '');
  const unit = symbolFor(CURRENCIES, written) ?? symbolFor(UNITS, written);
  return { text: unit === undefined ? phrase : (found?.[1] ?? phrase), unit };
}
