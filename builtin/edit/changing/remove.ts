import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '#builtin/part.ts';
import { childrenOf, placesOf, setChildren, subtree, type Patch } from '#builtin/edit/patch.ts';
import { columnCells, removeCells, removeGridColumn } from './table-columns.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';

const HOLLOW = new Set(['FormField', 'Grid', 'Stack', 'Card', 'Box', 'StatGroup', 'Section']);

/** Takes away an element with the frames around nothing else, an entry of a list, or a column with its cells. */
export function remove(patch: Patch, { place, item }: Target): boolean {
  if (item !== undefined) {
    if (item.count < 2) return false;
    patch.apply({ op: 'remove', path: `${item.pointer}/${item.index}` });
    if (item.prop === 'columns') removeCells(patch, item.id, item.index);
    return true;
  }
  if (place.id === patch.spec.root) return false;
  const table = columnCells(patch.spec, place);
  if (table === undefined) removeElement(patch, hollowAround(patch, place.id));
  else removeGridColumn(patch, table);
  return true;
}

/** Takes an element out, with everything below it and with the params that read what its controls wrote. */
function removeElement(patch: Patch, id: string): void {
  const gone = subtree(patch.spec, id);
  const written = new Set(gone.flatMap((one) => boundPaths(elementOf(patch.spec, one)?.props ?? {})));
  const parent = placesOf(patch.spec).find(({ element }) => element.children?.includes(id));
  if (parent !== undefined)
    setChildren(
      patch,
      parent.id,
      parent.element.children.filter((child) => child !== id),
    );
  for (const one of gone) patch.apply({ op: 'remove', path: formatPointer(['elements', one]) });
  dropParams(patch, written);
}

// A frame around nothing else goes with what it framed.
function hollowAround(patch: Patch, id: string): string {
  const parent = placesOf(patch.spec).find(({ element }) => element.children?.includes(id));
  if (parent === undefined || parent.id === patch.spec.root) return id;
  const isHollow = HOLLOW.has(parent.element.type) && childrenOf(patch.spec, parent.id).length === 1;
  return isHollow ? hollowAround(patch, parent.id) : id;
}

function dropParams(patch: Patch, written: ReadonlySet<string>): void {
  const stillWritten = new Set(placesOf(patch.spec).flatMap(({ element }) => boundPaths(element.props)));
  for (const { id, element } of placesOf(patch.spec)) {
    for (const [event, bound] of Object.entries(element.on ?? {})) {
      for (const [index, binding] of [bound].flat().entries()) {
        for (const [name, value] of Object.entries(binding?.params ?? {})) {
          const pointer = isJsonObject(value) ? value['$state'] : undefined;
          if (typeof pointer !== 'string' || !written.has(pointer) || stillWritten.has(pointer)) continue;
          const at = Array.isArray(bound) ? [event, index] : [event];
          patch.apply({ op: 'remove', path: formatPointer(['elements', id, 'on', ...at, 'params', name]) });
        }
      }
    }
  }
}
