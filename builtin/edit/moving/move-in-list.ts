import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { gridTableOf, type GridTable } from '#builtin/edit/finding/grid-tables.ts';
import { columnwiseLists, reorderColumns } from './table-columns.ts';

/** Moves an entry of a list, such as an option or a column, among the others. */
export function moveItem(patch: Patch, { item, place }: Target, where: Where): boolean {
  if (item === undefined) return false;
  const { anchor } = where;
  const fits = (other: Target) =>
    other.item?.id === item.id && other.item.prop === item.prop && other.item.index !== item.index;
  const beside = anchor === undefined ? undefined : findTargets(patch.spec, anchor, { fits })[0]?.item;
  if (anchor !== undefined && beside === undefined) return false;
  const to = indexAfterMove(item.index, item.count, where, beside?.index);
  if (to === item.index) return isPlace(where);
  const cells = item.prop === 'columns' ? columnwiseLists(patch.spec, place.id) : [];
  for (const list of [item.pointer, ...cells])
    patch.apply({ op: 'move', from: `${list}/${item.index}`, path: `${list}/${to}` });
  return true;
}

/** Moves a column of a table that is built from grids, in all its rows. */
export function moveColumn(patch: Patch, table: GridTable, where: Where): boolean {
  const { spec } = patch;
  const beside = where.anchor === undefined ? undefined : findTargets(spec, where.anchor)[0];
  const column = beside === undefined ? undefined : gridTableOf(spec, beside.place);
  if (where.anchor !== undefined && column?.rows[0] !== table.rows[0]) return false;
  const to = indexAfterMove(table.index, table.count, where, column?.index);
  if (to === table.index) return isPlace(where);
  return reorderColumns(patch, table, movedOrder(table, to));
}

/** True for a place in which a thing may be already; "up" and "down" always ask for a change. */
export function isPlace({ side }: Where): boolean {
  return side !== 'up' && side !== 'down';
}

/** The index of a list entry after it is moved next to another, to an end, or by one place. */
export function indexAfterMove(
  index: number,
  count: number,
  { side, index: rank = 0 }: Where,
  beside?: number,
): number {
  const last = count - 1;
  if (beside === undefined) return side === 'at' ? Math.min(rank, last) : indexForSide(side, index, last, last, 0);
  const gap = beside + (side === 'before' ? 0 : 1);
  // The entry is taken out first, which moves everything after it up by one.
  return gap > index ? gap - 1 : gap;
}

/**
 * The index that a side stands for. `at` is where the entry is now; `first` and `last` are the ends of where it may go, `end` is
 * behind everything.
 */
export function indexForSide(side: Where['side'], at: number, last: number, end: number, first: number): number {
  if (side === 'first' || side === 'before') return first;
  if (side === 'last') return last;
  if (side === 'after') return end;
  return side === 'up' ? Math.max(0, at - 1) : side === 'down' ? Math.min(end, at + 1) : at;
}

function movedOrder({ index, count }: GridTable, to: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
    .toSpliced(index, 1)
    .toSpliced(to, 0, index);
}
