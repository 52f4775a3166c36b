import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { childrenOf, placesOf, setChildren, setProp, subtree, type Patch, type Place } from '#builtin/edit/patch.ts';

/** A table that is built of grids: a row of texts as its head, and rows of the same columns. */
type GridTable = { rows: string[]; index: number };

/** The rows of the grid table whose head an element stands in, and its column; undefined for any other element. */
export function columnCells(spec: Spec, { id, parent, element }: Place): GridTable | undefined {
  const head = parent === undefined ? undefined : elementOf(spec, parent);
  const index = parent === undefined ? -1 : childrenOf(spec, parent).indexOf(id);
  if (parent === undefined || head?.type !== 'Grid' || element.type !== 'Text' || index < 0) return undefined;
  const cells = childrenOf(spec, parent);
  if (cells.length < 2 || cells.some((cell) => elementOf(spec, cell)?.type !== 'Text')) return undefined;
  const rows = placesOf(spec)
    .filter(
      ({ id: row, element: { type } }) =>
        type === 'Grid' && (row === parent || isRowOf(spec, row, head.props, cells.length)),
    )
    .map((place) => place.id);
  return rows.length > 1 ? { rows, index } : undefined;
}

function isRowOf(spec: Spec, row: string, head: { [prop: string]: Json }, count: number): boolean {
  const props = elementOf(spec, row)?.props ?? {};
  return (
    childrenOf(spec, row).length === count &&
    props['template'] === head['template'] &&
    props['columns'] === head['columns']
  );
}

/** Lets two columns of a grid table change places, in its head and in all rows. */
export function swapGridColumns(patch: Patch, one: GridTable, other: GridTable): boolean {
  if (one.rows[0] !== other.rows[0] || one.index === other.index) return false;
  const swapped = <Entry>(list: readonly Entry[]): Entry[] =>
    list.map(
      (entry, at) => (at === one.index ? list[other.index] : at === other.index ? list[one.index] : entry) ?? entry,
    );
  for (const row of one.rows) {
    setChildren(patch, row, swapped(childrenOf(patch.spec, row)));
    const { template } = elementOf(patch.spec, row)?.props ?? {};
    if (typeof template === 'string') setProp(patch, row, 'template', swapped(template.split(' ')).join(' '));
  }
  return true;
}

/** Takes a column out of a grid table, from its head and from all rows. */
export function removeGridColumn(patch: Patch, { rows, index }: GridTable): void {
  for (const row of rows) {
    const cell = childrenOf(patch.spec, row)[index];
    if (cell === undefined) continue;
    const gone = subtree(patch.spec, cell);
    setChildren(
      patch,
      row,
      childrenOf(patch.spec, row).filter((child) => child !== cell),
    );
    for (const id of gone) patch.apply({ op: 'remove', path: formatPointer(['elements', id]) });
    const { template, columns } = elementOf(patch.spec, row)?.props ?? {};
    if (typeof template === 'string')
      setProp(patch, row, 'template', template.split(' ').toSpliced(index, 1).join(' '));
    else if (typeof columns === 'number') setProp(patch, row, 'columns', Math.max(1, columns - 1));
  }
}

/** Takes what belongs to a column of a Table from its rows and alignments; the heading is taken out by itself. */
export function removeCells(patch: Patch, id: string, index: number): void {
  for (const pointer of listsByColumn(patch.spec, id)) patch.apply({ op: 'remove', path: `${pointer}/${index}` });
}

/** Moves the cells of a Table with their column, or a whole column of a grid table. */
export function moveTableColumn(
  patch: Patch,
  place: Place,
  beside: Place | undefined,
  side: Where['side'],
  items?: { from: number; to: number; prop: string },
): boolean {
  if (items !== undefined) {
    if (items.prop !== 'columns') return false;
    for (const pointer of listsByColumn(patch.spec, place.id))
      patch.apply({ op: 'move', from: `${pointer}/${items.from}`, path: `${pointer}/${items.to}` });
    return true;
  }
  const table = columnCells(patch.spec, place);
  const anchor = beside === undefined ? undefined : columnCells(patch.spec, beside);
  if (table === undefined || (beside !== undefined && anchor === undefined)) return false;
  for (const row of table.rows) {
    const cells = childrenOf(patch.spec, row);
    const list = cells.toSpliced(table.index, 1);
    const gap =
      anchor === undefined ? (side === 'first' ? 0 : list.length) : anchor.index + (side === 'before' ? 0 : 1);
    const to = anchor !== undefined && gap > table.index ? gap - 1 : gap;
    setChildren(patch, row, list.toSpliced(to, 0, cells[table.index] ?? ''));
    const { template } = elementOf(patch.spec, row)?.props ?? {};
    const tracks = typeof template === 'string' ? template.split(' ') : [];
    if (tracks.length === cells.length)
      setProp(
        patch,
        row,
        'template',
        tracks
          .toSpliced(table.index, 1)
          .toSpliced(to, 0, tracks[table.index] ?? '1fr')
          .join(' '),
      );
  }
  return true;
}

// The lists that go by the columns of a Table: its alignments, and the cells of each row, written out or in the state.
function listsByColumn(spec: Spec, id: string): string[] {
  const element = elementOf(spec, id);
  if (element?.type !== 'Table') return [];
  const { rows, columnAlign } = element.props;
  const pointer =
    isJsonObject(rows) && typeof rows['$state'] === 'string'
      ? `/state${rows['$state']}`
      : formatPointer(['elements', id, 'props', 'rows']);
  const list = readPointer(spec, pointer);
  const cells = Array.isArray(list)
    ? list.flatMap((row, index) => (Array.isArray(row) ? [`${pointer}/${index}`] : []))
    : [];
  const align = Array.isArray(columnAlign) ? [formatPointer(['elements', id, 'props', 'columnAlign'])] : [];
  return [...align, ...cells];
}
