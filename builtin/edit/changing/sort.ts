import { isJsonObject } from '#contract/json/json.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { setProp, type Patch } from '#builtin/edit/patch.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';

/** Sorts a table by one of its columns from the start. */
export function sort(patch: Patch, target: string | undefined, by: string, isDown: boolean): boolean {
  const isColumn = ({ item, place }: { item?: { prop: string }; place: { element: { type: string } } }) =>
    item?.prop === 'columns' && place.element.type === 'DataTable';
  const named =
    target === undefined ? undefined : findTargets(patch.spec, target, { fits: ({ item }) => item === undefined })[0];
  const [column] = findTargets(patch.spec, by, { fits: isColumn, within: named?.place.id });
  if (column?.item === undefined) return false;
  const columns = elementOf(patch.spec, column.place.id)?.props['columns'];
  const found = Array.isArray(columns) ? columns[column.item.index] : undefined;
  const key = isJsonObject(found) ? found['key'] : undefined;
  if (typeof key !== 'string') return false;
  setProp(patch, column.place.id, 'sortBy', key);
  setProp(patch, column.place.id, 'sortDir', isDown ? 'desc' : 'asc');
  return true;
}
