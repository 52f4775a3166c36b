import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { isForbiddenToken } from '#contract/json/json-pointer.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import type { Reference } from './references.ts';
import { CURRENCIES, symbolFor, UNITS } from './units.ts';
import { isScalar, valueKindOf, type Scalar, type ValueKind } from './value-kind.ts';

/** One key of a list of records, and the kind of its values. */
export type Column = {
  key: string;
  /** For a member of an object inside each record ("customer.name"): where it is. The rows also have it under `key`. */
  path?: readonly string[];
  label: string;
  kind: ValueKind;
  /** The unit, shown before or after a number; only set when the key or the data names it. */
  prefix?: string;
  suffix?: string;
  /** Its distinct texts in order of appearance; empty when there are more than a dozen. */
  distinct: string[];
  /** The list that its values are keys of; set when all of the data is known. */
  refersTo?: Reference;
};

/** Maximum number of columns of a table. */
export const MAX_COLUMNS = 40;
const MAX_DISTINCT = 12;
const MONEY =
  'price amount total cost revenue salary budget value mrr arr fee balance paid preis betrag montant importe'.split(
    ' ',
  );

/**
 * The keys whose values are all scalars, in order of first appearance, and those of the objects inside the records;
 * `currency` comes from the object around the records.
 */
export function columnsOf(rows: readonly JsonObject[], currency?: string): Column[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS);
  return keys
    .filter((key) => isPlainName(key))
    .flatMap((key) => {
      const present = rows.map((row) => row[key]).filter((value) => value !== undefined && value !== null);
      if (present.length > 0 && present.every(isJsonObject)) return innerColumns(key, present, keys);
      const values = present.filter(isScalar);
      if (values.length < present.length || (values.length === 0 && rows.length > 0)) return [];
      return [columnOf(key, values, rows, currency)];
    })
    .slice(0, MAX_COLUMNS);
}

// The name of an inner object needs no label of its own: "customer.name" is the customer.
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'label', 'nom', 'nombre', 'nome']);
const MAX_INNER = 4;

function innerColumns(member: string, objects: readonly JsonObject[], taken: readonly string[]): Column[] {
  const inner = columnsOf(objects).filter(({ path }) => path === undefined);
  const isNamed = inner.some(({ key }) => NAMES.has(key));
  return inner
    .filter(({ kind }) => !(isNamed && kind === 'id'))
    .slice(0, MAX_INNER)
    .map((column) => ({
      ...column,
      key: freshId(`${member}_${column.key}`, new Set(taken)),
      path: [member, column.key],
      label: NAMES.has(column.key) ? humanize(member) : `${humanize(member)} ${lowered(column.label)}`,
    }));
}

// "Customer email", but "Customer VAT".
function lowered(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** The records with the members of their inner objects under the keys of their columns. */
export function withInnerMembers(rows: JsonObject[], columns: readonly Column[]): JsonObject[] {
  const inner = columns.flatMap(({ key, path }) => (path === undefined ? [] : [{ key, path }]));
  if (inner.length === 0) return rows;
  return rows.map((row) => {
    const whole = Object.assign(Object.create(null) as JsonObject, row);
    for (const { key, path } of inner) {
      const [member = '', name = ''] = path;
      const object = row[member];
      const value = isJsonObject(object) ? object[name] : undefined;
      if (value !== undefined) whole[key] = value;
    }
    return whole;
  });
}

/** False for names that a JSON pointer cannot hold, and for those with `$`, which would turn their object into an expression. */
export function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('$') && !isForbiddenToken(name);
}

function columnOf(key: string, values: readonly Scalar[], rows: readonly JsonObject[], currency?: string): Column {
  const kind = valueKindOf(key, values);
  const distinct = [...new Set(values.filter((value) => typeof value === 'string'))];
  const unit = kind === 'number' ? unitOf(key, rows, currency) : {};
  return {
    key,
    label: labelOf(key, unit.suffix !== undefined),
    kind,
    distinct: distinct.length <= MAX_DISTINCT ? distinct : [],
    ...unit,
  };
}

// "weight_kg" is the weight: its values show the unit. "price_per_kg" stays whole.
function labelOf(key: string, hasUnit: boolean): string {
  const label = humanize(key);
  const withoutUnit = label.replace(/\s\S+$/u, '');
  return hasUnit && !/ (?:per|pro|par|por)$/u.test(withoutUnit) ? withoutUnit : label;
}

/** The unit in a key ("price_eur", "weightKg"), or the currency of all records; `shared` applies to records without their own. */
export function unitOf(
  key: string,
  rows: readonly JsonObject[],
  shared?: string,
): { prefix?: string; suffix?: string } {
  const words = foldText(key.replaceAll(/([a-z])([A-Z])/g, '$1 $2')).split(/[^a-z]+/);
  const named = words.flatMap((word) => symbolFor(CURRENCIES, word) ?? []).at(0);
  if (named !== undefined) return { prefix: asPrefix(named) };
  // A single last letter is ambiguous: "revenue_m" is in millions, not metres.
  const last = words.at(-1) ?? '';
  const unit = last.length > 1 ? symbolFor(UNITS, last) : undefined;
  if (unit !== undefined) return { suffix: ` ${unit}` };
  const currencies = new Set(rows.map((row) => row['currency'] ?? shared));
  const [currency] = currencies;
  if (currencies.size !== 1 || typeof currency !== 'string' || !isMoneyKey(key)) return {};
  const symbol = symbolFor(CURRENCIES, foldText(currency));
  return symbol === undefined ? {} : { prefix: asPrefix(symbol) };
}

/** True for a key whose numbers are amounts of money. */
export function isMoneyKey(key: string): boolean {
  return MONEY.some((word) => foldText(key).includes(word));
}

/** True for a column of amounts of money: the data names their currency, or their key says so and some have cents. */
export function isMoneyColumn({ key, prefix }: Column, rows: readonly JsonObject[]): boolean {
  return prefix !== undefined || (isMoneyKey(key) && decimalsIn(key, rows) > 0);
}

const DECIMALS_MAX = 3;

/** The most decimals that the numbers under a key have, up to three. */
export function decimalsIn(key: string, rows: readonly JsonObject[]): number {
  const decimals = rows.map((row) => {
    const value = row[key];
    return typeof value === 'number' ? (String(value).split('.')[1]?.length ?? 0) : 0;
  });
  return Math.min(DECIMALS_MAX, Math.max(0, ...decimals));
}

// A symbol directly precedes its amount ("€5"), a letter code is separated by a space ("CHF 5").
function asPrefix(currency: string): string {
  return /\p{L}$/u.test(currency) ? `${currency} ` : currency;
}
