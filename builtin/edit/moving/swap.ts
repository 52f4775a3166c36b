import type { Spec } from '#contract/spec/spec.ts';
import { isInside, isRow, outerWrapper, parentOf } from '#builtin/edit/finding/surroundings.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { childrenOf, setChildren, type Patch } from '#builtin/edit/patch.ts';
import { gridTableOf } from '#builtin/edit/finding/grid-tables.ts';
import { columnwiseLists, reorderColumns } from './table-columns.ts';

/** Swaps two elements, or two entries of one list. */
export function swap(patch: Patch, a: Target, b: Target): boolean {
  if (a.item !== undefined && b.item !== undefined) {
    if (a.item.id !== b.item.id || a.item.prop !== b.item.prop || a.item.index === b.item.index) return false;
    const [low = 0, high = 0] = [a.item.index, b.item.index].toSorted((one, other) => one - other);
    const cells = a.item.prop === 'columns' ? columnwiseLists(patch.spec, a.place.id) : [];
    for (const list of [a.item.pointer, ...cells]) {
      patch.apply({ op: 'move', from: `${list}/${high}`, path: `${list}/${low}` });
      if (high - low > 1) patch.apply({ op: 'move', from: `${list}/${low + 1}`, path: `${list}/${high}` });
    }
    return true;
  }
  // An entry and an element have no places to swap.
  if (a.item !== undefined || b.item !== undefined) return false;
  const { spec } = patch;
  const [columnA, columnB] = [gridTableOf(spec, a.place), gridTableOf(spec, b.place)];
  if (columnA !== undefined && columnB !== undefined && columnA.rows[0] === columnB.rows[0]) {
    const [one, other] = [columnA.index, columnB.index];
    const order = Array.from({ length: columnA.count }, (_, at) => (at === one ? other : at === other ? one : at));
    return reorderColumns(patch, columnA, order);
  }
  const [idA, idB] = [outerWrapper(spec, a.place.id), outerWrapper(spec, b.place.id)];
  const [inA, inB] = [parentOf(spec, idA), parentOf(spec, idB)];
  if (inA === undefined || inB === undefined || idA === idB || isInside(spec, idA, idB) || isInside(spec, idB, idA))
    return false;
  const [typeA, typeB] = [a, b].map(({ place }) => place.element.type);
  const isOfButtons = typeA === 'Button' || typeB === 'Button';
  // A submit button would submit the other form.
  if (inA !== inB && isOfButtons && [a, b].some(({ place }) => place.element.props['submit'] === true)) return false;
  const row = inA === inB || isOfButtons ? undefined : pairAround(spec, idA, idB);
  if (row !== undefined) {
    setChildren(patch, row, childrenOf(spec, row).toReversed());
    return true;
  }
  const swapped = (list: readonly string[]) => list.map((child) => (child === idA ? idB : child === idB ? idA : child));
  const before = [...childrenOf(spec, inB)];
  setChildren(patch, inA, swapped(childrenOf(spec, inA)));
  if (inB !== inA) setChildren(patch, inB, swapped(before));
  return true;
}

// "The map and the list": the row of two parts of which each holds one of them.
function pairAround(spec: Spec, one: string, other: string): string | undefined {
  for (let at = parentOf(spec, one); at !== undefined; at = parentOf(spec, at))
    if (isInside(spec, other, at)) return isRow(spec, at) && childrenOf(spec, at).length === 2 ? at : undefined;
  return undefined;
}

/** Swaps the two elements in a row. */
export function swapInRow(patch: Patch, row: Target): boolean {
  const children = childrenOf(patch.spec, row.place.id);
  if (children.length !== 2) return false;
  setChildren(patch, row.place.id, children.toReversed());
  return true;
}
