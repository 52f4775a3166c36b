import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { cellsOf, type GridTable } from '#builtin/edit/finding/grid-tables.ts';
import { shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { setChildren, setProp, subtree, type Patch } from '#builtin/edit/patch.ts';

/** Reorders the columns of a grid table by their old indexes; columns that are left out are removed. */
export function reorderColumns(patch: Patch, { rows, count }: GridTable, order: readonly number[]): boolean {
  if (order.length === count && order.every((from, at) => from === at)) return false;
  const ordered = (list: readonly (string | string[])[]) => order.flatMap((from) => list[from] ?? []);
  for (const row of rows) {
    const cells = cellsOf(patch.spec, row);
    const gone = cells.filter((_, at) => !order.includes(at)).flat();
    const removed = gone.flatMap((cell) => subtree(patch.spec, cell));
    setChildren(patch, row, ordered(cells));
    for (const id of removed) patch.apply({ op: 'remove', path: formatPointer(['elements', id]) });
    const { template, columns } = elementOf(patch.spec, row)?.props ?? {};
    const tracks = typeof template === 'string' ? template.split(' ') : [];
    if (tracks.length === count) setProp(patch, row, 'template', ordered(tracks).join(' '));
    else if (columns === count && order.length < count) setProp(patch, row, 'columns', order.length);
  }
  return true;
}

/** Pointers to the lists of a Table with one entry per column: its alignments, and the cells of each row. */
export function columnwiseLists(spec: Spec, id: string): string[] {
  const element = elementOf(spec, id);
  if (element?.type !== 'Table') return [];
  const pointer = shownPointer(spec, id, 'rows');
  const rows: unknown = readPointer(spec, pointer);
  const cells = Array.isArray(rows) ? rows.flatMap((row, at) => (Array.isArray(row) ? [`${pointer}/${at}`] : [])) : [];
  const isAligned = Array.isArray(element.props['columnAlign']);
  return [...(isAligned ? [formatPointer(['elements', id, 'props', 'columnAlign'])] : []), ...cells];
}
