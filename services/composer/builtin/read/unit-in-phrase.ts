// How units are written, and how they stand beside a number.
const UNITS: { [written: string]: string } = {
  kg: 'kg',
  g: 'g',
  lbs: 'lbs',
  km: 'km',
  m: 'm',
  cm: 'cm',
  mm: 'mm',
  miles: 'miles',
  hours: 'hours',
  minutes: 'minutes',
  days: 'days',
  weeks: 'weeks',
  years: 'years',
  liters: 'l',
  litres: 'l',
  '%': '%',
  percent: '%',
  euros: '€',
  euro: '€',
  eur: '€',
  dollars: '$',
  usd: '$',
  '€': '€',
  $: '$',
  stunden: 'Stunden',
  minuten: 'Minuten',
  tage: 'Tage',
  heures: 'heures',
  jours: 'jours',
  horas: 'horas',
  dias: 'días',
};
const IN_UNIT = /^(.*\S)\s+(?:in|en)\s+(\p{L}+|%|€|\$)$/iu;
const IN_PARENTHESES = /^(.*\S)\s*\((\p{L}+|%|€|\$)\)$/iu;

/** The unit that a phrase asks for an answer in, and the phrase without it: "weight in kg" gives "weight" and "kg". */
export function unitIn(phrase: string): { text: string; unit: string | undefined } {
  const found = IN_UNIT.exec(phrase.trim()) ?? IN_PARENTHESES.exec(phrase.trim());
  const written = found?.[2]?.toLowerCase() ?? '';
  const unit = Object.hasOwn(UNITS, written) ? UNITS[written] : undefined;
  return { text: unit === undefined ? phrase : (found?.[1] ?? phrase), unit };
}
