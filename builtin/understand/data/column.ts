import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { isForbiddenToken } from '#contract/json/json-pointer.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { labelOf } from './label.ts';
import type { Reference } from './references.ts';
import { withHidden, type Hidden } from './hidden-values.ts';
import { isMinorKey } from '#builtin/understand/values/currency.ts';
import { currencyOfRows, moneyObject, writtenIn } from '#builtin/understand/values/money-format.ts';
import { withComparedShares } from '#builtin/understand/values/share.ts';
import { formatOf, type Surroundings, type ValueFormat } from '#builtin/understand/values/value-format.ts';
import { withUnits } from '#builtin/understand/values/unit-columns.ts';
import { isScalar, valueKindOf, type Scalar, type ValueKind } from '#builtin/understand/values/value-kind.ts';

/** One key of a list of records, and the kind of its values. */
export type Column = {
  key: string;
  /** For a member of an object inside each record ("customer.name"): where it is. The rows also have it under `key`. */
  path?: readonly string[];
  label: string;
  kind: ValueKind;
  format: ValueFormat;
  hidden?: Hidden;
  /** Its distinct texts in order of appearance; empty when there are more than a dozen. */
  distinct: string[];
  /** The list that its values are keys of; set when all of the data is known. */
  refersTo?: Reference;
};

/** Maximum number of columns of a table. */
export const MAX_COLUMNS = 40;
const MAX_DISTINCT = 12;
/**
 * The keys whose values are all scalars, in order of first appearance, and those of the objects inside the records;
 * `currency` comes from the object around the records.
 */
export function columnsOf(rows: readonly JsonObject[], currency?: string, parent?: string): Column[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS);
  const hasMinor = keys.some((key) => isMinorKey(key));
  const around = { ...currencyOfRows(rows), shared: currency, hasMinor, ...(parent === undefined ? {} : { parent }) };
  const columns = keys
    .filter((key) => isPlainName(key))
    .flatMap((key) => {
      const present = rows.map((row) => row[key]).filter((value) => value !== undefined && value !== null);
      if (present.length > 0 && present.every(isJsonObject))
        return innerColumns(key, present, keys, around.own ?? currency);
      const values = present.filter(isScalar);
      if (values.length < present.length || (values.length === 0 && rows.length > 0)) return [];
      return [columnOf(key, values, around)];
    })
    .slice(0, MAX_COLUMNS);
  const numbered = columns.map((column, at) =>
    at === 0 && areNumbersOf(column, rows) ? asNumberOfThing(column) : column,
  );
  const compared = withComparedShares(numbered, ({ key }) => rows.map((row) => row[key]));
  return withHidden(withUnits(compared), rows);
}

const NUMBERED_MIN = 3;
const STEP_MAX = 10;

// What each record begins with, a whole number in nearly unbroken sequence, numbers the records: job 4401, 4405, 4398.
function areNumbersOf({ key, format }: Column, rows: readonly JsonObject[]): boolean {
  if (format.as !== 'number' || format.unit !== undefined || rows.length < NUMBERED_MIN) return false;
  const values = rows.map((row) => row[key]);
  if (!values.every((value) => Number.isSafeInteger(value)) || new Set(values).size < values.length) return false;
  const numbers = values as number[];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least >= 100 && String(least).length === String(most).length && most - least <= rows.length * STEP_MAX;
}

// A number of a thing is written without separators.
function asNumberOfThing(column: Column): Column {
  return { ...column, format: { as: 'text' } };
}

// The name of an inner object needs no label of its own: "customer.name" is the customer.
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'label', 'nom', 'nombre', 'nome']);
const MAX_INNER = 4;

function innerColumns(
  member: string,
  objects: readonly JsonObject[],
  taken: readonly string[],
  currency?: string,
): Column[] {
  const amount = amountColumn(member, objects, taken);
  if (amount !== undefined) return [amount];
  const inner = columnsOf(objects, currency, member).filter(({ path }) => path === undefined);
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

// `{amount, currency}` in each record is one column.
function amountColumn(member: string, objects: readonly JsonObject[], taken: readonly string[]): Column | undefined {
  const [first] = objects;
  const money = first === undefined ? undefined : moneyObject(first);
  if (money === undefined || !objects.every((one) => moneyObject(one)?.amountKey === money.amountKey)) return undefined;
  const { amountKey, perKey, parts } = money;
  const { own, ownKey } = currencyOfRows(objects);
  const currency = own === undefined ? { currencyKey: ownKey ?? money.currencyKey } : { currency: own };
  const texts = objects.map((one) => one[amountKey]).filter((value) => typeof value === 'string');
  const isText = texts.length > 0;
  return {
    key: freshId(`${member}_${amountKey}`, new Set(taken)),
    path: [member, amountKey],
    label: humanize(member),
    kind: 'number',
    distinct: [],
    format: {
      as: 'money',
      ...currency,
      parts,
      isText,
      ...writtenIn(texts),
      ...(perKey === undefined ? {} : { perKey }),
    },
  };
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

function columnOf(key: string, values: readonly Scalar[], around: Surroundings): Column {
  const kind = valueKindOf(key, values);
  const distinct = [...new Set(values.filter((value) => typeof value === 'string'))];
  const format = formatOf(key, kind, values, around);
  return {
    key,
    label: labelOf(key, format),
    kind: format.as === 'percent' ? 'percent' : kind,
    distinct: distinct.length <= MAX_DISTINCT ? distinct : [],
    format,
  };
}
