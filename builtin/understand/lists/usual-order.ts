import type { UiType } from '#contract/spec/ui-type.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { isState } from '#builtin/understand/words/state-words.ts';
import { textLiteral } from '#builtin/view-query.ts';
import { placeOf } from '#builtin/written-value.ts';
import { meaningfulColumns } from './named-column.ts';
import type { RecordTest } from './record-tests.ts';
import { keyOfTest, type SortKey } from './sort-keys.ts';

// The lanes and days of these are an order of their own.
const PLACED: ReadonlySet<UiType> = new Set(['board', 'calendar', 'dashboard']);
const MIN_ROWS = 3;

/**
 * The order of a list for which none is stated: what is asked to stand out comes first, and what was called off comes last. A list
 * that is sorted by something already stays as it is.
 */
export function usualOrder(
  set: RecordSet,
  asked: readonly RecordTest[],
  uiType: UiType,
  isTelling: (test: { query: string }) => boolean,
): SortKey[] {
  if (PLACED.has(uiType) || set.rows.length < MIN_ROWS || isSorted(set)) return [];
  const off = calledOffQuery(set);
  const marked = asked.map(({ query }) => `(${query})`).join(' || ');
  return [
    ...(off !== undefined && isTelling({ query: off }) ? [keyOfTest(off, true)] : []),
    ...(asked.length > 0 && isTelling({ query: marked }) ? [keyOfTest(marked, false)] : []),
  ];
}

/** The condition of records that were cancelled or withdrawn; undefined where some are not. */
function calledOffQuery({ columns }: RecordSet): string | undefined {
  const [state] = columns.filter(({ key, kind }) => kind === 'text' && plays(key, 'status'));
  const off = (state?.distinct ?? []).filter((text) => isState('calledOff', text));
  if (state === undefined || off.length === 0 || off.length === state.distinct.length) return undefined;
  return off.map((text) => `${placeOf(state).value} == ${textLiteral(text)}`).join(' || ');
}

// Whether the records come in the order of a time, a number or their names.
function isSorted(set: RecordSet): boolean {
  const title = titleColumn(set);
  const ordered = meaningfulColumns(set).filter(
    (one) =>
      one.kind === 'date' || one.kind === 'dateTime' || one.kind === 'time' || one.kind === 'number' || one === title,
  );
  return ordered.some(({ key }) => {
    const values = set.rows.map((row) => row[key]);
    if (new Set(values).size < MIN_ROWS || !values.every((one) => typeof one === 'string' || typeof one === 'number'))
      return false;
    const pairs = values.slice(1).map((value, at) => [values[at] ?? '', value] as const);
    return pairs.every(([one, next]) => one <= next) || pairs.every(([one, next]) => one >= next);
  });
}
