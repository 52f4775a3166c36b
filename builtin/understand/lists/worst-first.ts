import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { placeOf } from '#builtin/written-value.ts';
import { conceptsOf } from './concepts.ts';
import { isNumeric, isShare, measuredBeside } from './limit-tests.ts';
import { columnNamed, columnsHolding, isOrdered, onlyOrdered } from './named-column.ts';
import { leastOf } from './own-marks.ts';
import { testNamed, type Around } from './record-tests.ts';
import { keyOfColumn, type SortKey } from './sort-keys.ts';
import { chiefMeasure, isBadIfHigh } from './worst.ts';

/** "Worst viability first" has the lowest on top, "worst leakage first" the highest. */
export function keyOfBad(
  named: readonly string[],
  isWorstFirst: boolean,
  set: RecordSet,
  around: Around,
): SortKey | undefined {
  const column =
    columnNamed(named, set, isOrdered) ?? columnsHolding(set, 'priority').find(isOrdered) ?? chiefMeasure(set);
  const extent =
    column === undefined ? (keyOfExtent(named, isWorstFirst, set, around) ?? keyOfCover(isWorstFirst, set)) : undefined;
  return extent ?? keyOfMeasure(column ?? onlyOrdered(set), isWorstFirst, set, around);
}

/** The worst of what is overdue, or owed, is the latest, or the most. */
export function keyOfExtent(
  named: readonly string[],
  isDown: boolean,
  set: RecordSet,
  around: Around,
): SortKey | undefined {
  const extent = (testNamed(named, set, around) ?? testNamed(around.request ?? [], set, around))?.extent;
  return extent === undefined ? undefined : { query: isDown ? `-(${extent})` : extent };
}

// The worst has least of what it is to have at least.
function keyOfCover(isWorstFirst: boolean, set: RecordSet): SortKey | undefined {
  const least = leastOf(set);
  const has = least && measuredBeside(least, set);
  if (least === undefined || has === undefined) return undefined;
  const [value, aim] = [placeOf(has).value, placeOf(least).value];
  const cover = `(${aim} > \`0\` && ${value} / ${aim}) || ${value}`;
  return { query: isWorstFirst ? cover : `-(${cover})` };
}

function keyOfMeasure(
  column: Column | undefined,
  isWorstFirst: boolean,
  set: RecordSet,
  around: Around,
): SortKey | undefined {
  if (column === undefined) return undefined;
  if (!isNumeric(column)) return keyOfColumn(column, isWorstFirst, set);
  const isHigh = isBadIfHigh(column, set, around) ?? !(isShare(column, set) || conceptsOf(column).has('score'));
  return keyOfColumn(column, isWorstFirst === isHigh, set);
}
