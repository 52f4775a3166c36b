import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { momentOf } from '#contract/views/dates.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { memberQuery, queryOf, viewPath } from '#builtin/view-query.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { isFlagName } from '#builtin/understand/words/state-words.ts';
import { columnsOf, withInnerMembers, type Column } from './column.ts';
import { onlyCurrency } from '#builtin/understand/values/currency.ts';
import type { Group, RecordSet } from './data-shape.ts';
import { labelOf } from './label.ts';
import { listColumnsOf } from './list-columns.ts';

/** The expression that makes the records of a list that the data has in another form, where it puts them, and what it makes them of. */
export type Decoded = { path: string; query: string; of: string };

/** What the records of a list, or a single value, say under a key. */
type Codes = { key: string; texts: ReadonlySet<string>; isFact: boolean };

/**
 * Reads what programs write in short as people mean it: an object that tells what codes of the data stand for becomes a list with
 * a code in each record, a 1 or 0 for what is so or not becomes a yes or no, and seconds since 1970 become a date with a time. These are
 * views of the data, which stays as it was sent.
 */
export function decodeLists(group: Group, data: JsonObject, given: JsonObject): void {
  const codes = codesIn(data, '');
  const decode = (one: Group): void => {
    const lists = new Map(one.groups.map((inner) => [inner, keyedList(inner, data, codes, given)]));
    for (const [inner, list] of lists) if (list === undefined) decode(inner);
    one.records = [...one.records, ...[...lists.values()].flatMap((list) => list ?? [])].map((set) =>
      withTold(set, given),
    );
    one.groups = one.groups.filter((inner) => lists.get(inner) === undefined);
  };
  decode(group);
}

const MAX_ROWS = 1_000;
const MAX_DEPTH = 5;

function codesIn(value: Json, key: string, depth = 0): Codes[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) {
    const rows = value.slice(0, MAX_ROWS);
    const texts = new Set(rows.filter((one) => typeof one === 'string'));
    const keys = new Set(rows.filter(isJsonObject).flatMap((row) => Object.keys(row)));
    const columns = [...keys].flatMap((name) => codesIn(membersOf(rows, name), name, depth + 1));
    return texts.size > 0 ? [{ key, texts, isFact: false }, ...columns] : columns;
  }
  if (isJsonObject(value)) return Object.entries(value).flatMap(([name, inner]) => codesIn(inner, name, depth + 1));
  return typeof value === 'string' ? [{ key, texts: new Set([value]), isFact: true }] : [];
}

function membersOf(rows: readonly Json[], name: string): Json[] {
  return rows.flatMap((row) => {
    const member = isJsonObject(row) && Object.hasOwn(row, name) ? row[name] : undefined;
    return member === undefined ? [] : Array.isArray(member) ? member : [member];
  });
}

// An object whose keys are what records have as codes: {"m-102": "Gwen"}, {"TOM": {"name": "Tomme"}}.
function keyedList(
  { key, label, pointer }: Group,
  data: JsonObject,
  codes: readonly Codes[],
  given: JsonObject,
): RecordSet | undefined {
  const object = readPointer(data, pointer);
  if (!isJsonObject(object) || !codes.some((one) => isKeyTo(key, object, one))) return undefined;
  const values = Object.values(object);
  const areNames = values.every((value) => isNaming(value));
  const objects = values.filter(isJsonObject);
  const members = new Set(objects.flatMap((value) => Object.keys(value)));
  const isNamed = objects.length === values.length && [...members].some((name) => values.every(namedBy(name)));
  if (!areNames && !isNamed) return undefined;
  const code = members.has('code') ? freshId('key', members) : 'code';
  const rows = Object.entries(object).map(([own, value]) =>
    Object.assign(Object.create(null) as JsonObject, { [code]: own }, isJsonObject(value) ? value : { label: value }),
  );
  const columns = columnsOf(rows, onlyCurrency(data)).map((column): Column =>
    column.key === code ? { ...column, hidden: 'id' } : column,
  );
  const path = viewPath({ given }, pointer, 'list');
  const record = areNames ? `{${code}: @[0], label: @[1]}` : `merge({${code}: @[0]}, @[1] || \`{}\`)`;
  const decoded = { path, query: `map(&${record}, items(${queryOf(pointer)}))`, of: pointer };
  return {
    key,
    pointer: path,
    label,
    rows: withInnerMembers(rows, columns),
    columns,
    lists: listColumnsOf(rows),
    others: [],
    decoded,
  };
}

function isNaming(value: Json | undefined): boolean {
  return typeof value === 'string' && /\p{L}{2}/u.test(value);
}

function namedBy(name: string): (value: Json) => boolean {
  return (value) => isJsonObject(value) && Object.hasOwn(value, name) && isNaming(value[name]);
}

// A single value tells by its name only.
function isKeyTo(name: string, object: JsonObject, { key, texts, isFact }: Codes): boolean {
  if (texts.size === 0 || ![...texts].every((text) => Object.hasOwn(object, text))) return false;
  const nouns = wordsOf(name);
  const isNamed = wordsOf(key).some((word) => nouns.some((noun) => haveSameStem(word, noun)));
  return isNamed || (!isFact && texts.size > 1 && [...texts].every((text) => /\p{L}/u.test(text)));
}

// A flag that is 1 or 0, and a moment in seconds since 1970.
function withTold(set: RecordSet, given: JsonObject): RecordSet {
  const told = set.columns.flatMap((column) => toldAs(column, set) ?? []);
  if (told.length === 0) return set;
  const columns = set.columns.map((column): Column => {
    const [to] = told.filter(({ key }) => key === column.key);
    if (to === undefined) return column;
    const { kind, format } = to;
    return { ...column, kind, format, distinct: [], label: labelOf(column.key, format) };
  });
  const rows = set.rows.map((row) => {
    const values = told.map((one) => [one.key, one.valueOf(row[one.key] ?? null)] as const);
    const there = Object.fromEntries(values.filter(([key]) => typeof row[key] === 'number'));
    return Object.assign(Object.create(null) as JsonObject, row, there);
  });
  const path = viewPath({ given }, set.pointer, 'told');
  const members = told.map(({ key, query }) => `${JSON.stringify(key)}: ${query(memberQuery([key]))}`);
  const of = set.decoded?.of ?? set.pointer;
  const decoded = {
    path,
    query: `map(&merge(@, {${members.join(', ')}}), ${set.decoded?.query ?? queryOf(of)})`,
    of,
  };
  return { ...set, rows, columns, pointer: path, decoded };
}

/** What the numbers under a key say, how to tell it, and the expression that tells it in a view. */
type Told = Pick<Column, 'key' | 'kind' | 'format'> & { valueOf: (value: Json) => Json; query: (of: string) => string };

function toldAs(column: Column, set: RecordSet): Told | undefined {
  const { key, kind, format, path } = column;
  if (path !== undefined) return undefined;
  if (format.as === 'dateTime' && format.isEpoch === true) {
    const asMoment = { as: 'dateTime' as const, isLocal: false };
    return {
      key,
      kind,
      format: asMoment,
      valueOf: (value) => momentOf(value) ?? value,
      query: (of) => `add_days(${of}, \`0\`)`,
    };
  }
  if (!isFlag(column, set)) return undefined;
  const query = (of: string) => `${of} && ${of} == \`1\``;
  return { key, kind: 'boolean', format: { as: 'boolean' }, valueOf: (value) => value === 1, query };
}

// "cancelled": 1 is so; "booked": 1 of "booked_max": 1 and what happened in a month are numbers.
function isFlag({ key, kind }: Column, { rows, columns }: RecordSet): boolean {
  if (kind !== 'number' || !isFlagName(key)) return false;
  const values = rows.map((row) => row[key]).filter((value) => value !== null && value !== undefined);
  const words = wordsOf(key).join(' ');
  const isCount = columns.some(
    (other) => other.kind === 'month' || (other.key !== key && wordsOf(other.key).join(' ').includes(words)),
  );
  return values.length > 0 && !isCount && values.every((value) => value === 0 || value === 1);
}
