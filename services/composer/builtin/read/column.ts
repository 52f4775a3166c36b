import type { JsonObject } from '#contract/json.ts';
import { foldText } from './fold-text.ts';
import { humanize } from './humanize.ts';
import { isScalar, valueKindOf, type Scalar, type ValueKind } from './value-kind.ts';

/** One key that records have, and what stands under it. */
export type Column = {
  key: string;
  label: string;
  kind: ValueKind;
  /** Unit, only where the key or the records themselves name it. */
  prefix?: string;
  suffix?: string;
  /** Its different texts in order of appearance; empty when there are more than a dozen. */
  distinct: string[];
};

const MAX_COLUMNS = 40;
const MAX_DISTINCT = 12;
const SYMBOLS: { [code: string]: string } = {
  eur: '€',
  euro: '€',
  euros: '€',
  usd: '$',
  dollars: '$',
  gbp: '£',
  chf: 'CHF ',
  jpy: '¥',
};
const UNITS: { [word: string]: string } = {
  kg: ' kg',
  km: ' km',
  cm: ' cm',
  mm: ' mm',
  kwh: ' kWh',
  kw: ' kW',
  mb: ' MB',
  gb: ' GB',
  ms: ' ms',
  celsius: ' °C',
  minutes: ' min',
  hours: ' h',
};
const MONEY_KEY =
  /(?:price|amount|total|cost|revenue|salary|budget|value|preis|betrag|montant|importe|mrr|arr|fee|balance|paid)/;

/** The keys that records hold plain values under, in order of first appearance; `currency` is named beside them. */
export function columnsOf(rows: readonly JsonObject[], currency?: string): Column[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS);
  return keys
    .filter((key) => key !== '' && !key.startsWith('$') && key !== '__proto__')
    .flatMap((key) => {
      const present = rows.map((row) => row[key]).filter((value) => value !== undefined && value !== null);
      const values = present.filter(isScalar);
      if (values.length < present.length || (values.length === 0 && rows.length > 0)) return [];
      return [columnOf(key, values, rows, currency)];
    });
}

function columnOf(key: string, values: readonly Scalar[], rows: readonly JsonObject[], currency?: string): Column {
  const kind = valueKindOf(key, values);
  const distinct = [...new Set(values.filter((value) => typeof value === 'string'))];
  return {
    key,
    label: humanize(key),
    kind,
    distinct: distinct.length <= MAX_DISTINCT ? distinct : [],
    ...(kind === 'number' ? unitOf(key, rows, currency) : {}),
  };
}

/** The unit that a key names ("price_eur", "weightKg") or a currency that all records share. `shared` is the one named beside them. */
export function unitOf(
  key: string,
  rows: readonly JsonObject[],
  shared?: string,
): { prefix?: string; suffix?: string } {
  const words = foldText(key.replaceAll(/([a-z])([A-Z])/g, '$1 $2')).split(/[^a-z]+/);
  for (const word of words) {
    const symbol = own(SYMBOLS, word);
    if (symbol !== undefined) return { prefix: symbol };
  }
  const unit = own(UNITS, words.at(-1) ?? '');
  if (unit !== undefined) return { suffix: unit };
  const currencies = new Set(rows.map((row) => row['currency'] ?? shared));
  const [currency] = currencies;
  if (currencies.size !== 1 || typeof currency !== 'string' || !MONEY_KEY.test(foldText(key))) return {};
  const symbol = own(SYMBOLS, foldText(currency));
  return symbol === undefined ? {} : { prefix: symbol };
}

function own(table: { [word: string]: string }, word: string): string | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
