import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '#builtin/part.ts';
import {
  childrenOf,
  placeOf,
  placesOf,
  setChildren,
  setProp,
  subtree,
  type Patch,
  type Place,
} from '#builtin/edit/patch.ts';
import { gridTableOf } from '#builtin/edit/finding/grid-tables.ts';
import { columnwiseLists, reorderColumns } from '#builtin/edit/moving/table-columns.ts';
import { statePathOf, writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { rowLabelledBy } from '#builtin/edit/finding/surroundings.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';

const EMPTIABLE = new Set(['FormField', 'Grid', 'Stack', 'Card', 'Box', 'StatGroup', 'Section']);

/** Removes an element with the containers that it leaves empty, a list entry, or a column with its cells. */
export function remove(patch: Patch, { place, item }: Target, isRow: boolean): boolean {
  if (item !== undefined) {
    // A plan may have no features, but a choice has options.
    if (item.count < 2 && item.prop !== 'features') return false;
    const cells = item.prop === 'columns' ? columnwiseLists(patch.spec, item.id) : [];
    for (const list of [item.pointer, ...cells]) patch.apply({ op: 'remove', path: `${list}/${item.index}` });
    return true;
  }
  if (place.id === patch.spec.root) return false;
  if (place.element.type === 'Tabs' && !isRow && childrenOf(patch.spec, place.id).length > 0)
    return removeTabs(patch, place);
  const table = gridTableOf(patch.spec, place);
  if (table === undefined)
    removeElement(patch, outermostEmptied(patch, rowLabelledBy(patch.spec, place.id, isRow) ?? place.id));
  else reorderColumns(patch, table, Array.from({ length: table.count }, (_, at) => at).toSpliced(table.index, 1));
  return true;
}

// Without the tabs, all of their panels show on the page.
function removeTabs(patch: Patch, { id, element, parent }: Place): boolean {
  const [path] = boundPaths(element.props);
  if (parent === undefined || path === undefined) return false;
  const panels = childrenOf(patch.spec, id);
  setChildren(
    patch,
    parent,
    childrenOf(patch.spec, parent).flatMap((child) => (child === id ? panels : [child])),
  );
  patch.apply({ op: 'remove', path: formatPointer(['elements', id]) });
  for (const panel of panels)
    if (JSON.stringify(elementOf(patch.spec, panel)?.visible ?? null).includes(`"${path}"`))
      patch.apply({ op: 'remove', path: formatPointer(['elements', panel, 'visible']) });
  return true;
}

/** Removes an element with everything inside it, and the params and facts that read what its controls wrote. */
function removeElement(patch: Patch, id: string): void {
  const removed = subtree(patch.spec, id);
  const written = new Set(writtenPaths(patch.spec, id));
  const parent = placeOf(patch.spec, placeOf(patch.spec, id)?.parent ?? '');
  if (parent !== undefined) {
    const children = parent.element.children.filter((child) => child !== id);
    const isRow = parent.element.props['columns'] === children.length + 1 && children.length > 0;
    setChildren(patch, parent.id, children);
    if (isRow) setProp(patch, parent.id, 'columns', children.length);
  }
  for (const one of removed) patch.apply({ op: 'remove', path: formatPointer(['elements', one]) });
  const stillWritten = new Set(writtenPaths(patch.spec, patch.spec.root));
  const lostPaths = [...written].filter((path) => !stillWritten.has(path));
  dropParams(patch, new Set(lostPaths));
  dropFacts(patch, new Set(lostPaths));
}

// A summary no longer lists a value that nobody can enter.
function dropFacts(patch: Patch, lostPaths: ReadonlySet<string>): void {
  for (const { id, element } of placesOf(patch.spec)) {
    const { items } = element.props;
    if (element.type !== 'DescriptionList' || !Array.isArray(items)) continue;
    for (const [index, item] of [...items.entries()].toReversed()) {
      const shown = isJsonObject(item) ? statePathOf(item['description']) : undefined;
      if (shown !== undefined && lostPaths.has(shown) && items.length > 1)
        patch.apply({ op: 'remove', path: formatPointer(['elements', id, 'props', 'items', index]) });
    }
  }
}

// The outermost container that would be left empty without the element, else the element itself.
function outermostEmptied(patch: Patch, id: string): string {
  const parent = placeOf(patch.spec, placeOf(patch.spec, id)?.parent ?? '');
  if (parent === undefined || parent.id === patch.spec.root) return id;
  const isLeftEmpty = EMPTIABLE.has(parent.element.type) && childrenOf(patch.spec, parent.id).length === 1;
  return isLeftEmpty ? outermostEmptied(patch, parent.id) : id;
}

function dropParams(patch: Patch, lostPaths: ReadonlySet<string>): void {
  for (const { id, element } of placesOf(patch.spec)) {
    for (const [event, bound] of Object.entries(element.on ?? {})) {
      for (const [index, binding] of [bound].flat().entries()) {
        for (const [name, value] of Object.entries(binding?.params ?? {})) {
          const pointer = statePathOf(value);
          if (pointer === undefined || !lostPaths.has(pointer)) continue;
          const at = Array.isArray(bound) ? [event, index] : [event];
          patch.apply({ op: 'remove', path: formatPointer(['elements', id, 'on', ...at, 'params', name]) });
        }
      }
    }
  }
}
