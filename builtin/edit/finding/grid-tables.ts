import { isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { childrenOf, placeOf, placesOf, type Place } from '#builtin/edit/patch.ts';
import { outerWrapper } from './surroundings.ts';

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

/** The cells of a row. Elements of which one shows at a time, such as a value and its mask, share a cell. */
export function cellsOf(spec: Spec, row: string): string[][] {
  const cells: string[][] = [];
  for (const id of childrenOf(spec, row)) {
    const last = cells.at(-1);
    if (last !== undefined && last.every((one) => areExclusive(spec, one, id))) last.push(id);
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
