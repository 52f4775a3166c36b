import { foldText } from '#builtin/understand/words/fold-text.ts';

/** The symbol of a currency by its names and codes. */
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

/** The displayed form of a unit by its folded names. */
export const UNITS: { readonly [word: string]: string } = {
  '%': '%',
  percent: '%',
  g: 'g',
  kg: 'kg',
  lbs: 'lbs',
  px: 'px',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  km: 'km',
  kmh: 'km/h',
  mph: 'mph',
  sqm: 'm²',
  sqft: 'ft²',
  ft: 'ft',
  miles: 'miles',
  l: 'l',
  liters: 'l',
  litres: 'l',
  wh: 'Wh',
  kw: 'kW',
  kwh: 'kWh',
  mwh: 'MWh',
  kwp: 'kWp',
  nm: 'Nm',
  kva: 'kVA',
  mw: 'MW',
  gwh: 'GWh',
  ugm3: 'µg/m³',
  m3: 'm³',
  m2: 'm²',
  deg: '°',
  psi: 'psi',
  ppm: 'ppm',
  ha: 'ha',
  hz: 'Hz',
  khz: 'kHz',
  mhz: 'MHz',
  ghz: 'GHz',
  rpm: 'rpm',
  bpm: 'bpm',
  mg: 'mg',
  ml: 'ml',
  db: 'dB',
  oz: 'oz',
  lb: 'lb',
  kb: 'KB',
  mb: 'MB',
  gb: 'GB',
  go: 'Go',
  tb: 'TB',
  mmhg: 'mmHg',
  hpa: 'hPa',
  kpa: 'kPa',
  mbar: 'mbar',
  lux: 'lx',
  kcal: 'kcal',
  dpi: 'dpi',
  km2: 'km²',
  cm2: 'cm²',
  cm3: 'cm³',
  kts: 'kn',
  kn: 'kn',
  knots: 'knots',
  knoten: 'kn',
  noeuds: 'nœuds',
  nudos: 'nudos',
  nodi: 'nodi',
  dba: 'dB(A)',
  hl: 'hl',
  cl: 'cl',
  dl: 'dl',
  lpm: 'l/min',
  tonnes: 't',
  tonnen: 't',
  toneladas: 't',
  tonnellate: 't',
  celsius: '°C',
  fahrenheit: '°F',
  ms: 'ms',
  minutes: 'min',
  minuten: 'min',
  minutos: 'min',
  minuti: 'min',
  mins: 'min',
  seconds: 's',
  sekunden: 's',
  hours: 'h',
  stunden: 'h',
  heures: 'h',
  ore: 'h',
  horas: 'h',
  days: 'days',
  tage: 'Tage',
  jours: 'jours',
  giorni: 'giorni',
  dias: 'días',
  weeks: 'weeks',
  years: 'years',
  jahre: 'Jahre',
  ans: 'ans',
  annees: 'ans',
  anios: 'años',
  anos: 'años',
  anni: 'anni',
  months: 'months',
  monate: 'Monate',
  meses: 'meses',
  wochen: 'Wochen',
  semaines: 'semaines',
  semanas: 'semanas',
};

/** What a single one is called, for units that are words. */
export const ONE_OF: { readonly [unit: string]: string } = {
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  Tage: 'Tag',
  Wochen: 'Woche',
  Monate: 'Monat',
  Jahre: 'Jahr',
  jours: 'jour',
  semaines: 'semaine',
  ans: 'an',
  días: 'día',
  semanas: 'semana',
  años: 'año',
  giorni: 'giorno',
  anni: 'anno',
};

const SIGN_MAX_CHARS = 3;
// Other signs that may follow a number: multipliers and degrees.
const OTHER_SIGNS = ['k', 'bn', '°'];

/** Regular expression source that matches the short signs after an amount, as in "12 kg" or "3 %". */
export const UNIT_SIGNS = [...new Set([...Object.keys(CURRENCIES), ...Object.values(UNITS), ...OTHER_SIGNS])]
  .filter((sign) => sign.length <= SIGN_MAX_CHARS)
  .toSorted((a, b) => b.length - a.length)
  .map((sign) => sign.replace('$', String.raw`\$`))
  .join('|');

/** Looks up a word in one of these tables; inherited properties such as "constructor" do not count. */
export function symbolFor(table: { readonly [word: string]: string }, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

const IN_UNIT = /^(.*\S)\s+(?:in|en)\s+(\p{L}+|%|€|\$)$/iu;
const IN_PARENTHESES = /^(.*\S)\s*\((\p{L}+|%|€|\$)\)$/iu;

/** Separates the unit of an answer from a phrase: "weight in kg" gives "weight" and "kg". */
export function unitIn(phrase: string): { text: string; unit: string | undefined } {
  const found = IN_UNIT.exec(phrase.trim()) ?? IN_PARENTHESES.exec(phrase.trim());
  const written = foldText(found?.[2] ?? '');
  const unit = symbolFor(CURRENCIES, written) ?? symbolFor(UNITS, written);
  return { text: unit === undefined ? phrase : (found?.[1] ?? phrase), unit };
}
