import type { Json } from '#contract/json/json.ts';
import { read, type View } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { queryOf, viewPath } from '#builtin/view-query.ts';
import { isShownAsIs, writtenCell } from '#builtin/written-value.ts';
import { cell, rowPointer } from './cell.ts';

/**
 * One cell of a list as people write it, and the view that writes it where the value itself would not do; undefined when the
 * record has no value there.
 */
export function shownCell(
  u: Understanding,
  set: RecordSet,
  index: number,
  column: Column | undefined,
): { value: Json; views: { [pointer: string]: View } } | undefined {
  const value = cell(set, index, column?.key);
  if (column === undefined || value === undefined) return undefined;
  if (column.refersTo !== undefined || isShownAsIs(column)) return { value, views: {} };
  const pointer = viewPath(u, `${rowPointer(set, index)} ${column.key}`, 'shown');
  const query = `${queryOf(set.pointer)}[${index}] | (${writtenCell(column, u)})`;
  return { value: read(pointer), views: { [pointer]: { query, of: set.pointer } } };
}
