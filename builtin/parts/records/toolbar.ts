import { bind, part, type Part } from '#builtin/part.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { nameOf, referredRow } from '#builtin/understand/data/references.ts';
import { rowTitle } from './row-title.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { wordsOfKey } from '#builtin/written-value.ts';
import { isPrinted, type TableLinks } from './table.ts';

// With the search box, as many as stand in one line.
const MAX_FILTERS = 2;
// A few are seen at one glance.
const MIN_ROWS_TO_SEARCH = 9;
const MIN_ROWS_ASKED = 4;
const ASKED = wordList(
  'search*|find|filter*|sortable|such*|durchsuch*|recherch*|filtr*|busc*|encontr*|cerc*|pesquis*|ricerc*',
);

/** The search and filters above a table, and the state paths through which they act on it. */
export type Toolbar = { parts: Part[]; links: TableLinks };

/** A column to filter by, and the values to choose from. */
type FilterColumn = { key: string; label: string; options: readonly { label: string; value: string }[] };

/** A search box, and a drop-down for each column with only a few distinct texts. */
export function toolbarFor(u: Understanding, set: RecordSet): Toolbar {
  const isOnly = allRecords(u.data).length === 1;
  const isAsked = says(ASKED, u.prompt) && (isOnly || set.rows.length >= MIN_ROWS_ASKED);
  const isSearchable = set.rows.length >= MIN_ROWS_TO_SEARCH || isAsked;
  if (!isSearchable || isPrinted(u.prompt)) return { parts: [], links: {} };
  return toolbar(u, identifier(set.key, 'records'), set.label, filterColumns(u, set).slice(0, MAX_FILTERS));
}

/** Like {@link toolbarFor}, with the given name, label (`things`) and filter columns. */
export function toolbar(u: Understanding, name: string, things: string, columns: readonly FilterColumn[]): Toolbar {
  const searchPath = `/${ownKey(u, `${name}Search`)}`;
  const filtersPath = `/${ownKey(u, `${name}Filters`)}`;
  const filtered = Object.fromEntries(columns.map(({ key }) => [key, `${filtersPath}/${key}`]));
  const row = part(`${name}Toolbar`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'end' }, [
    searchBox(u, `${name}Search`, things, searchPath),
    ...columns.map((column) => columnFilter(u, column, `${filtersPath}/${column.key}`)),
  ]);
  return { parts: [row], links: { searchPath, ...(columns.length > 0 ? { filtered } : {}) } };
}

/** A box to type a query into. */
export function searchBox(u: Understanding, id: string, things: string, path: string): Part {
  // "Search parking spots map…" would be odd: English text names only plurals.
  const named = things.endsWith('s') ? `Search ${things.toLowerCase()}…` : 'Search…';
  const placeholder = u.language === 'en' ? named : `${u.copy.search} …`;
  return part(id, 'SearchInput', { value: bind(path), placeholder, name: id }, [], { seeds: { [path]: '' } });
}

function filterColumns(u: Understanding, set: RecordSet): FilterColumn[] {
  const names: readonly (Column | undefined)[] = rowTitle(set) ?? [];
  const few = set.columns.filter((one) => !names.includes(one) && isFew(one, set));
  const isCategory = (key: string) => plays(key, 'status') || plays(key, 'tag');
  return few
    .toSorted((a, b) => Number(isCategory(b.key)) - Number(isCategory(a.key)))
    .filter(({ distinct }) => distinct.every((text) => text !== '' && !/[\r\n]/.test(text)))
    .map((column) => ({
      key: column.key,
      label: column.label,
      options: column.distinct.map((value) => ({ label: shownText(u, column, value), value })),
    }));
}

// A few texts that several records share.
function isFew({ key, kind, distinct, hidden, refersTo }: Column, { rows, groups }: RecordSet): boolean {
  return (
    key !== groups?.column?.key &&
    (kind === 'text' || refersTo !== undefined) &&
    hidden === undefined &&
    distinct.length >= 2 &&
    distinct.length <= 8 &&
    distinct.length < rows.length &&
    /^[\w-]+$/.test(key)
  );
}

// A text of a column as its cells show it.
function shownText({ language }: Understanding, { format, refersTo }: Column, text: string): string {
  const at = refersTo === undefined ? undefined : referredRow(refersTo, text);
  if (refersTo !== undefined && at !== undefined) return nameOf(refersTo, at);
  return format.as === 'words' ? wordsOfKey(text, language) : text;
}

// A drop-down that filters by one text of a column.
function columnFilter(u: Understanding, { key, label, options }: FilterColumn, path: string): Part {
  const props = {
    label: u.copy.filterBy(label),
    name: `${identifier(key, 'field')}Filter`,
    options: [...options],
    value: bind(path),
    placeholder: `${label}: ${u.copy.all}`,
    clearable: true,
    labelPlacement: 'hidden',
  };
  return part(`${identifier(key, 'field')}Filter`, 'Select', props, [], { seeds: { [path]: '' } });
}
