import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { outerWrapper } from '#builtin/edit/finding/surroundings.ts';
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

/** A table built of grids: a row of headings, and rows with as many cells. */
export type GridTable = { rows: string[]; index: number; count: number };

const HEADING_TYPES: ReadonlySet<string> = new Set(['Text', 'ColumnHeader']);

/** The grid table that has an element as a heading, with the index of its column; undefined for any other element. */
export function gridTableOf(spec: Spec, { id, parent }: Place): GridTable | undefined {
  const head = parent === undefined ? undefined : elementOf(spec, parent);
  if (parent === undefined || head?.type !== 'Grid') return undefined;
  const cells = childrenOf(spec, parent);
  if (cells.length < 2 || !cells.every((cell) => HEADING_TYPES.has(elementOf(spec, cell)?.type ?? '')))
    return undefined;
  const { template, columns } = head.props;
  const isRow = ({ id: row, element: { type, props } }: Place) =>
    type === 'Grid' &&
    props['template'] === template &&
    props['columns'] === columns &&
    cellsOf(spec, row).length === cells.length;
  const rows = placesOf(spec).filter(isRow);
  return rows.length < 2 || rows[0]?.id !== parent
    ? undefined
    : { rows: rows.map((place) => place.id), index: cells.indexOf(id), count: cells.length };
}

// The cells of a row. Elements of which one shows at a time, such as a value and its mask, share a cell.
function cellsOf(spec: Spec, row: string): string[][] {
  const cells: string[][] = [];
  for (const id of childrenOf(spec, row)) {
    const last = cells.at(-1);
    if (last !== undefined && last.some((one) => areExclusive(spec, one, id))) last.push(id);
    else cells.push([id]);
  }
  return cells;
}

function areExclusive(spec: Spec, one: string, other: string): boolean {
  const [a, b] = [one, other].map((id) => elementOf(spec, id)?.visible);
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const { not, ...condition } = a;
  const { not: isNegated, ...same } = b;
  return (not === true) !== (isNegated === true) && JSON.stringify(condition) === JSON.stringify(same);
}

/** The column that an element is the whole cell of: that of its grid table, else of its own row with set widths. */
export function columnWith(spec: Spec, place: Place): GridTable | undefined {
  const cell = outerWrapper(spec, place.id);
  const row = placeOf(spec, cell)?.parent ?? '';
  const cells = cellsOf(spec, row);
  if (elementOf(spec, row)?.type !== 'Grid' || cells.length < 2) return undefined;
  const index = cells.findIndex((ids) => ids.includes(cell));
  const heading = placesOf(spec).find(({ parent, ...one }) => {
    const table = gridTableOf(spec, { parent, ...one });
    return table?.rows[0] === parent && table?.index === index && table.rows.includes(row);
  });
  return heading === undefined ? { rows: [row], index, count: cells.length } : gridTableOf(spec, heading);
}

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
