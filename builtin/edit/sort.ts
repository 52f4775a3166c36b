import { findElement } from './find-element.ts';
import { findListItem } from './list-items.ts';
import { placesOf, setProp, type Patch } from './patch.ts';
import { isJsonObject } from '#contract/json.ts';
import { elementOf } from '#contract/spec-tree.ts';

/** Sorts a table by one of its columns from the start. */
export function sort(patch: Patch, target: string | undefined, by: string, isDown: boolean): boolean {
  const named = target === undefined ? undefined : findElement(patch.spec, target);
  const table =
    named?.element.type === 'DataTable'
      ? named
      : placesOf(patch.spec).find(({ element }) => element.type === 'DataTable');
  const column = findListItem(patch.spec, by);
  if (table === undefined || column?.id !== table.id || column.prop !== 'columns') return false;
  const columns = elementOf(patch.spec, table.id)?.props['columns'];
  const found = Array.isArray(columns) ? columns[column.index] : undefined;
  const key = isJsonObject(found) ? found['key'] : undefined;
  if (typeof key !== 'string') return false;
  setProp(patch, table.id, 'sortBy', key);
  setProp(patch, table.id, 'sortDir', isDown ? 'desc' : 'asc');
  return true;
}
