import type { Json, JsonObject } from '#contract/json/json.ts';
import { momentOf } from '#contract/views/dates.ts';
import { memberQuery, queryOf, viewPath } from '#builtin/view-query.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isFlagName } from '#builtin/understand/words/state-words.ts';
import { codesIn } from './codes.ts';
import type { Column } from './column.ts';
import { isEmpty, type Group, type RecordSet } from './data-shape.ts';
import { keyedLists } from './keyed-lists.ts';
import { labelOf } from './label.ts';

/**
 * The expression that makes the records of a list that the data has in another form, where it puts them, and what it makes them of.
 * `codedAs` are the keys under which the data has codes of theirs.
 */
export type Decoded = { path: string; query: string; of: string; codedAs?: ReadonlySet<string> };

/**
 * Reads what programs write in short as people mean it: an object that tells what codes of the data stand for becomes a list with
 * a code in each record, a 1 or 0 for what is so or not becomes a yes or no, and seconds since 1970 become a date with a time. These are
 * views of the data, which stays as it was sent.
 */
export function decodeLists(group: Group, data: JsonObject, given: JsonObject): void {
  const codes = codesIn(data, '');
  const decode = (one: Group): void => {
    const { lists, groups } = keyedLists(one.groups, data, codes, given);
    for (const inner of groups) decode(inner);
    one.records = [...one.records, ...lists].map((set) => withTold(set, given));
    one.groups = groups.filter((inner) => !isEmpty(inner));
  };
  decode(group);
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
    ...(set.decoded?.codedAs === undefined ? {} : { codedAs: set.decoded.codedAs }),
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
