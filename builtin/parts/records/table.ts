import type { Json, JsonObject } from '#contract/json/json.ts';
import { bind, part, read, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { viewPath } from '#builtin/view-query.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { asksToSort } from '#builtin/understand/request/list-tools.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { namesOnce } from '#builtin/written-value.ts';
import { plainText } from './row-title.ts';
import { columnsWithRoom, PAGE_PX, widthOf } from './table-room.ts';
import { listTableColumn, tableColumns, withoutAlign, type TableColumn } from './table-columns.ts';
import { tableRows } from './table-rows.ts';

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
  const name = identifier(set.key, 'records');
  const taken = Object.keys(set.rows[0] ?? {});
  const used = (links.selectionPath === undefined ? 0 : SELECTION_PX) + countMade(set) * MARK_PX;
  const shown = columnsWithRoom(readableColumns(set.columns), set, u, used).slice(0, MAX_COLUMNS);
  const width = shown.reduce((sum, one) => sum + widthOf(one, set), used);
  const room = Math.min(MAX_COLUMNS - shown.length, Math.ceil((PAGE_PX - width) / LIST_PX));
  const lists = set.lists.slice(0, Math.max(room, countMade(set))).map((list) => listTableColumn(list, taken, u));
  const columns = [...tableColumns(shown, taken, u.language), ...lists];
  const filterKeys = [...Object.keys(links.filtered ?? {}), ...(links.picked === undefined ? [] : [links.picked.key])];
  const made = tableRows(set, columns, links.selectionPath === undefined ? filterKeys : undefined);
  const known = withMarksSecond(
    lists.slice(0, countMade(set)),
    columns.flatMap(({ column, member, plain }) =>
      member === undefined || made?.members.includes(member) === true ? [column] : plain === undefined ? [] : [plain],
    ),
  );
  const count = set.rows.length;
  if (made === undefined) return tablePart(u, set.label, name, known, read(set.pointer), links, count);
  // A table reads members of its rows: a view adds those that it shows otherwise than the data has them.
  const pointer = viewPath(u, set.pointer, 'rows');
  const table = tablePart(u, set.label, name, known, read(pointer), links, count);
  const query = namesOnce(made.query, [...shown, ...set.lists]);
  return { ...table, views: { [pointer]: { query, of: set.pointer } } };
}

// What stands out is read with what names the record.
function withMarksSecond(made: readonly TableColumn[], columns: readonly JsonObject[]): JsonObject[] {
  const marks = columns.filter((column) => made.some((one) => one.column['key'] === column['key']));
  const [first, ...others] = columns.filter((column) => !marks.includes(column));
  return first === undefined ? marks : [first, ...marks, ...others];
}

function countMade({ lists }: RecordSet): number {
  return lists.filter(({ made }) => made !== undefined).length;
}

// A number that every row begins with stands where rows begin; at the end of its column it would leave a gap before it.
function withFirstAtStart([first = {}, ...others]: readonly JsonObject[]): JsonObject[] {
  const isAmongTexts = others.some((column) => column['align'] !== 'end');
  return [isAmongTexts ? withoutAlign(first) : first, ...others];
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
  count = 0,
): Part {
  const { copy, language } = u;
  const pager = language === 'en' ? {} : { prevLabel: copy.previous, nextLabel: copy.next, pageLabel: copy.page };
  const { searchPath, selectionPath } = links;
  const filterPaths = Object.entries({
    ...links.filtered,
    ...(links.picked === undefined ? {} : { [links.picked.key]: links.picked.path }),
  });
  const isPaper = isPrinted(u.prompt);
  const isStill = isPaper || (count > 0 && count <= FEW_ROWS && !asksToSort(u.prompt));
  const heads = columns.length === 0 ? [{ key: 'name', label: copy.name }] : withFirstAtStart(columns);
  const onOnePage = isPaper ? PRINTED_ROWS : MANY_ROWS;
  const props = {
    columns: isStill ? heads.map(unsorted) : heads,
    rows,
    ariaLabel: label,
    // "No staff calendar yet" would be odd: English text names only plurals.
    emptyText: copy.nothingYet(language === 'en' && !label.endsWith('s') ? undefined : label),
    filterText: searchPath === undefined ? undefined : read(searchPath),
    filterValues:
      filterPaths.length === 0 ? undefined : Object.fromEntries(filterPaths.map(([key, path]) => [key, read(path)])),
    selectable: selectionPath === undefined ? undefined : true,
    selectedRows: selectionPath === undefined ? undefined : bind(selectionPath),
    pageSize: count > PAGE_ROWS && count <= onOnePage ? onOnePage : undefined,
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

// A few rows are in no need of another order, and a few more than a page are read on one.
const FEW_ROWS = 3;
const PAGE_ROWS = 10;
const MANY_ROWS = 15;
const PRINTED_ROWS = 200;
const PRINTED = wordList(
  'to print|printable|printout|for printing|on paper|zum ausdrucken/drucken|druckbar*|ausdruck|auf papier|a imprimer|imprimable|pour impression',
  'sur papier|para imprimir|imprimible|en papel|da stampare|stampabile|su carta|imprimivel|em papel',
);

/** True for a request for something on paper, where nothing is searched, sorted or turned over. */
export function isPrinted(prompt: string): boolean {
  return says(PRINTED, prompt);
}

function unsorted(column: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(column).filter(([name]) => name !== 'sortable'));
}

const SELECTION_PX = 56;
const MARK_PX = 110;
const LIST_PX = 160;
const CHAR_PX = 7;
const EDGES_PX = 44;
const CELL_MAX_CHARS = 40;

/** Whether all members of records have room beside each other on an ordinary page, at a guess. */
export function fitsTable({ columns, lists, rows }: RecordSet): boolean {
  const shown = readableColumns(columns);
  if (shown.length + lists.length > MAX_COLUMNS) return false;
  const widths = shown.map(({ key, label }) => {
    const longest = Math.max(label.length, ...rows.map((row) => plainText(row[key]).length));
    return Math.min(longest, CELL_MAX_CHARS) * CHAR_PX + EDGES_PX;
  });
  const listed = lists.map(({ label }) => label.length * CHAR_PX * 2 + EDGES_PX);
  return [...widths, ...listed].reduce((sum, width) => sum + width, 0) <= PAGE_PX;
}

/** The columns that a table shows: as many as it has room for, long texts last. */
export function shownColumns(columns: readonly Column[]): Column[] {
  return readableColumns(columns).slice(0, MAX_COLUMNS);
}

/** The columns that people read: no pictures, coordinates or ids of programs; long texts last. */
export function readableColumns(columns: readonly Column[]): Column[] {
  const showable = columns.filter(
    ({ kind, key, path, hidden }) =>
      kind !== 'picture' && hidden === undefined && !isCoordinateKey(path?.at(-1) ?? key),
  );
  const short = showable.filter(({ kind }) => kind !== 'longText');
  return [...short, ...showable.filter(({ kind }) => kind === 'longText')];
}

function isCoordinateKey(key: string): boolean {
  return /^(?:lat|lng|lon|latitude|longitude)$/i.test(key);
}
