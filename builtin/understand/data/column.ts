import type { JsonObject } from '#contract/json/json.ts';
import { isForbiddenToken } from '#contract/json/json-pointer.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { CURRENCIES, symbolFor, UNITS } from './units.ts';
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

/** Most columns of one table. */
export const MAX_COLUMNS = 40;
const MAX_DISTINCT = 12;
const MONEY =
  'price amount total cost revenue salary budget value mrr arr fee balance paid preis betrag montant importe'.split(
    ' ',
  );

/** The keys that records hold plain values under, in order of first appearance; `currency` is named beside them. */
export function columnsOf(rows: readonly JsonObject[], currency?: string): Column[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS);
  return keys
    .filter((key) => isPlainName(key))
    .flatMap((key) => {
      const present = rows.map((row) => row[key]).filter((value) => value !== undefined && value !== null);
      const values = present.filter(isScalar);
      if (values.length < present.length || (values.length === 0 && rows.length > 0)) return [];
      return [columnOf(key, values, rows, currency)];
    });
}

/** False for names that no pointer can hold, or that would make what holds them an expression. */
export function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('$') && !isForbiddenToken(name);
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
  const named = words.flatMap((word) => symbolFor(CURRENCIES, word) ?? []).at(0);
  if (named !== undefined) return { prefix: before(named) };
  // One letter at the end of a key says too little: "revenue_m" is in millions.
  const last = words.at(-1) ?? '';
  const unit = last.length > 1 ? symbolFor(UNITS, last) : undefined;
  if (unit !== undefined) return { suffix: ` ${unit}` };
  const currencies = new Set(rows.map((row) => row['currency'] ?? shared));
  const [currency] = currencies;
  if (currencies.size !== 1 || typeof currency !== 'string' || !isMoneyKey(key)) return {};
  const symbol = symbolFor(CURRENCIES, foldText(currency));
  return symbol === undefined ? {} : { prefix: before(symbol) };
}

/** True for a key whose numbers are amounts of money. */
export function isMoneyKey(key: string): boolean {
  return MONEY.some((word) => foldText(key).includes(word));
}

// A sign stands close to its amount, a code of letters apart from it.
function before(currency: string): string {
  return /\p{L}$/u.test(currency) ? `${currency} ` : currency;
}
