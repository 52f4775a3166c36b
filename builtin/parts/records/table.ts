import type { Json, JsonObject } from '#contract/json/json.ts';
import { bind, part, read, type Part } from '#builtin/part.ts';
import { isMoneyColumn, type Column } from '#builtin/understand/data/column.ts';
import { memberQuery, queryOf, viewPath } from '#builtin/view-query.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { measures } from '#builtin/understand/data/value-kind.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

/** State paths that a table reads or writes besides its rows. */
export type TableLinks = {
  searchPath?: string;
  /** The state path of the value to filter by, by column. */
  filtered?: { [column: string]: string };
  selectionPath?: string;
  /** One more column to filter, by a selection made outside of the table. */
  picked?: { key: string; path: string };
};

const MAX_COLUMNS = 8;

/** A table over a list of records in the data. */
export function recordTable(u: Understanding, set: RecordSet, links: TableLinks = {}): Part {
  const shown = shownColumns(set.columns);
  const name = identifier(set.key, 'records');
  const columns = shown.map((column) => tableColumn(column, set.rows));
  const inner = shown.flatMap(({ key, path }) =>
    path === undefined ? [] : `${memberQuery([key])}: ${memberQuery(path)}`,
  );
  if (inner.length === 0) return tablePart(u, set.label, name, columns, read(set.pointer), links);
  // A table reads members of its rows, not of objects inside them: a view copies those into each row.
  const pointer = viewPath(u, set.pointer, 'rows');
  const table = tablePart(u, set.label, name, columns, read(pointer), links);
  const query = `map(&merge(@, {${inner.join(', ')}}), ${queryOf(set.pointer)})`;
  return { ...table, views: { [pointer]: { query, of: set.pointer } } };
}

/** A table with known columns whose rows are an empty list that the host fills. */
export function emptyTable(
  u: Understanding,
  label: string,
  columns: JsonObject[],
  pointer: string,
  links: TableLinks = {},
): Part {
  const table = tablePart(u, label, identifier(label, 'records'), columns, read(pointer), links);
  return { ...table, seeds: { ...table.seeds, [pointer]: [] } };
}

function tablePart(
  u: Understanding,
  label: string,
  name: string,
  columns: JsonObject[],
  rows: Json,
  links: TableLinks,
): Part {
  const { copy, language } = u;
  const pager = language === 'en' ? {} : { prevLabel: copy.previous, nextLabel: copy.next, pageLabel: copy.page };
  const { searchPath, selectionPath } = links;
  const filterPaths = Object.entries({
    ...links.filtered,
    ...(links.picked === undefined ? {} : { [links.picked.key]: links.picked.path }),
  });
  const props = {
    columns: columns.length > 0 ? columns : [{ key: 'name', label: copy.name }],
    rows,
    ariaLabel: label,
    // "No staff calendar yet" would be odd: English text names only plurals.
    emptyText: copy.nothingYet(language === 'en' && !label.endsWith('s') ? undefined : label),
    filterText: searchPath === undefined ? undefined : read(searchPath),
    filterValues:
      filterPaths.length === 0 ? undefined : Object.fromEntries(filterPaths.map(([key, path]) => [key, read(path)])),
    selectable: selectionPath === undefined ? undefined : true,
    selectedRows: selectionPath === undefined ? undefined : bind(selectionPath),
    ...pager,
  };
  return part(
    `${name}Table`,
    'DataTable',
    props,
    [],
    selectionPath === undefined ? {} : { seeds: { [selectionPath]: [] } },
  );
}

/** The columns that a table shows: no pictures or coordinates, long texts last. */
export function shownColumns(columns: readonly Column[]): Column[] {
  const showable = columns.filter(
    ({ kind, key }) => kind !== 'picture' && !/^(?:lat|lng|lon|latitude|longitude)$/i.test(key),
  );
  const short = showable.filter(({ kind }) => kind !== 'longText');
  return [...short, ...showable.filter(({ kind }) => kind === 'longText')].slice(0, MAX_COLUMNS);
}

/** A column as a DataTable takes it: numbers are aligned to the end, with the unit that the data names. */
function tableColumn(shown: Column, rows: readonly JsonObject[] = []): JsonObject {
  const { key, label, kind, prefix, suffix } = shown;
  const column: JsonObject = { key, label, sortable: true };
  if (kind === 'number' && measures(key))
    Object.assign(column, { align: 'end', format: isMoneyColumn(shown, rows) ? 'currency' : 'number' });
  if (kind === 'percent') Object.assign(column, { align: 'end', format: 'percent' });
  // Only for plain dates: the date format would drop the time of a date-time.
  if (kind === 'date') column['format'] = 'date';
  if (prefix !== undefined) column['prefix'] = prefix;
  if (suffix !== undefined) column['suffix'] = suffix;
  return column;
}
