import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { nameQuery, placeOf } from '#builtin/written-value.ts';
import { textLiteral } from '#builtin/view-query.ts';
import { conceptsOf } from './concepts.ts';
import { ladderOf } from './ladders.ts';
import { readValues } from '#builtin/understand/data/read-values.ts';

/** What a list is sorted by: an expression of a record, with the least value first. Records without a value come last. */
export type SortKey = { column?: Column; query: string; isReversed?: true };

/** The key by which a column's values rise, or fall if `isDown`; the top of a ladder is its most pressing step. */
export function keyOfColumn(column: Column, isDown: boolean, set: RecordSet): SortKey {
  const { value } = placeOf(column);
  const ranks = ranksOf(column, set);
  const falling = (query: string) => (isDown ? `-(${query})` : query);
  if (ranks !== undefined) {
    const table = ranks.map(([code, rank]) => `${JSON.stringify(code)}: \`${isDown ? rank : -rank}\``);
    return { column, query: `lookup(to_string(${value}), {${table.join(', ')}})` };
  }
  // The codes of states and levels are numbered in their order, those of people and places are not.
  if (isNumbered(column, set)) return { column, query: falling(value) };
  if (column.refersTo !== undefined) return ofText(column, `lower(${nameQuery(value, column.refersTo)})`, isDown);
  switch (column.kind) {
    case 'date':
      return { column, query: isDown ? `-(days_between('2000-01-01', ${value}))` : value };
    case 'dateTime':
      return { column, query: falling(`minutes_between('2000-01-01', ${value})`) };
    case 'time':
      return { column, query: falling(`minutes_between('00:00', ${value})`) };
    case 'boolean':
      return { column, query: `(${value} && \`${isDown ? 1 : 2}\`) || \`${isDown ? 2 : 1}\`` };
    case 'number':
    case 'percent':
      return {
        column,
        query: falling(column.format.as === 'money' && column.format.isText ? `to_number(${value})` : value),
      };
    default:
      // Numbers that are texts: 9 comes before 11.
      if (column.kind === 'text' && areNumbers(textsOf(column, set)))
        return { column, query: falling(`to_number(${value})`) };
      return ofText(column, `${value} && lower(to_string(${value}))`, isDown);
  }
}

/** The key that puts the records first for which a condition holds. */
export function keyOfTest(query: string, isLast: boolean): SortKey {
  return { query: `((${query}) && \`${isLast ? 2 : 1}\`) || \`${isLast ? 1 : 2}\`` };
}

/** A list in the order of some keys, the first of which counts most. */
export function sortedQuery(list: string, keys: readonly SortKey[]): string {
  return keys.toReversed().reduce((inner, { query, isReversed }) => {
    const order = isReversed === true ? `, ${textLiteral('desc')}` : '';
    return `sort_by(${inner}, &(${query})${order})`;
  }, list);
}

/** Whether the highest value comes first if the request states no direction: urgency, importance. */
export function fallsByNature(column: Column, set: RecordSet): boolean {
  const holds = conceptsOf(column);
  if (ranksOf(column, set) !== undefined || column.kind === 'boolean') return true;
  if (column.kind === 'number' || column.kind === 'percent') {
    // "Priority 1" is the first.
    if (holds.has('priority')) return false;
    return holds.has('score') || (holds.has('amount') && !/price|preis|prix|precio|prezzo|preco/i.test(column.key));
  }
  return column.kind === 'dateTime' && holds.has('created') && !holds.has('coming');
}

/** The rank of each value of a priority, by the value as a text; the most pressing is least. */
function ranksOf(column: Column, set: RecordSet): (readonly [string, number])[] | undefined {
  if (column.refersTo === undefined) {
    const ladder = ladderOf(textsOf(column, set));
    return ladder === undefined ? undefined : [...ladder];
  }
  const values = readValues(column, set);
  const ladder = ladderOf(values.map(({ text }) => text));
  return ladder && values.map(({ value, text }) => [String(value), ladder.get(text) ?? 0] as const);
}

function isNumbered(column: Column, set: RecordSet): boolean {
  const { key, refersTo } = column;
  if (refersTo === undefined || !(plays(key, 'status') || plays(key, 'tag') || conceptsOf(column).has('priority')))
    return false;
  return readValues(column, set).every(({ value }) => typeof value === 'number');
}

function ofText(column: Column, query: string, isDown: boolean): SortKey {
  return isDown ? { column, query, isReversed: true } : { column, query };
}

function areNumbers(texts: readonly string[]): boolean {
  return texts.length > 0 && texts.every((text) => /^\d{1,15}$/.test(text));
}

function textsOf({ key, kind }: Column, { rows }: RecordSet): string[] {
  if (kind !== 'text') return [];
  return [...new Set(rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key]] : [])))];
}
