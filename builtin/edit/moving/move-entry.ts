import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { rowAt } from '#builtin/edit/finding/names.ts';
import { findRows, type Row } from '#builtin/edit/finding/rows.ts';
import { shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { isRow } from '#builtin/edit/finding/surroundings.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { indexAfterMove, isPlace } from './move-in-list.ts';

/** Moves the only entry of a list that words name. */
export function moveNamedEntry(patch: Patch, { target, where }: { target: string; where: Where }): boolean {
  const [row, ...others] = findRows(patch.spec, target);
  const [beside] = where.anchor === undefined ? [] : findRows(patch.spec, where.anchor);
  if (row === undefined || others.length > 0 || (where.anchor !== undefined && beside === undefined)) return false;
  return moveRow(patch, row, where, beside);
}

/** Swaps two entries of one list that the screen shows, in every list that has both. */
export function swapEntries(
  patch: Patch,
  [ones, one]: [Target[], string],
  [others, other]: [Target[], string],
): boolean {
  const { spec } = patch;
  const rows = entriesOf(spec, ones, one);
  const matches = entriesOf(spec, others, other);
  const swaps = rows.map((row) => {
    const match = matches.find(({ list }) => list.pointer === row.list.pointer);
    if (match === undefined || row.list.isFixed === true || row.index === match.index) return false;
    const [low = 0, high = 0] = [row.index, match.index].toSorted((a, b) => a - b);
    const isMoved = moveEntry(patch, row.list, high, low);
    if (isMoved && high - low > 1) moveEntry(patch, row.list, low + 1, high);
    return isMoved;
  });
  return swaps.includes(true);
}

function entriesOf(spec: Spec, found: readonly Target[], words: string): Row[] {
  const shown = entriesShownBy(spec, found);
  const named = found.length > 0 ? [] : findRows(spec, words);
  return shown.length > 0 ? shown : named.length === 1 ? named : [];
}

// The entries whose texts targets are, one for each list.
function entriesShownBy(spec: Spec, found: readonly Target[]): Row[] {
  const pointers = new Set(
    found.flatMap(({ item, place, pointer }) => (item === undefined ? (rowAt(spec, place.id, pointer) ?? []) : [])),
  );
  return [...pointers].flatMap((pointer) => {
    const at = pointer.lastIndexOf('/');
    const list = shownLists(spec).find((one) => one.pointer === pointer.slice(0, at));
    return list === undefined ? [] : [{ list, index: Number(pointer.slice(at + 1)) }];
  });
}

// Moves an entry within its list: to an end, or next to another entry.
function moveRow(patch: Patch, { list, index }: Row, where: Where, beside: Row | undefined): boolean {
  if (list.isFixed === true || (beside !== undefined && beside.list.pointer !== list.pointer)) return false;
  // Entries that are stacked have no left and right.
  if (where.isSideways === true && !isSideBySide(patch.spec, list.place.id)) return false;
  const to = indexAfterMove(index, list.entries.length, where, beside?.index);
  if (to === index) return isPlace(where);
  return moveEntry(patch, list, index, to);
}

function isSideBySide(spec: Spec, id: string): boolean {
  return elementOf(spec, id)?.repeat !== undefined && isRow(spec, id);
}

function moveEntry({ spec, apply }: Patch, list: ShownList, from: number, to: number): boolean {
  const together = listsInStep(spec, list);
  for (const pointer of together) apply({ op: 'move', from: `${pointer}/${from}`, path: `${pointer}/${to}` });
  return together.length > 0;
}

const CELLS_OF_ROW = /\/\d+\/[^/]+$/;

// A list and, if its entries head the columns of a matrix, the cells of each row. None for such a row of cells itself.
function listsInStep(spec: Spec, list: ShownList): string[] {
  const isMatrixRow = ({ place, pointer, entries }: ShownList) =>
    place.element.type === 'Grid' && CELLS_OF_ROW.test(pointer) && entries.length === list.entries.length;
  const rows = new Set(shownLists(spec).flatMap((one) => (isMatrixRow(one) ? [one.pointer] : [])));
  if (rows.size < 2 || list.place.element.type !== 'Grid') return [list.pointer];
  return rows.has(list.pointer) ? [] : [list.pointer, ...rows];
}
