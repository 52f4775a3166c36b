import { bind, part, type Part } from '#builtin/part.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import type { TableLinks } from './table.ts';

const MAX_FILTERS = 3;
const MIN_ROWS_TO_SEARCH = 4;

/** What narrows a table, above it, and the state paths by which the table follows. */
export type Toolbar = { parts: Part[]; links: TableLinks };

/** A column, and the few different texts that it sorts records by. */
type Sorting = { key: string; label: string; distinct: readonly string[] };

/** A search box, and a drop-down for each column whose few different texts sort the records. */
export function toolbarFor(u: Understanding, set: RecordSet): Toolbar {
  const searches =
    set.rows.length >= MIN_ROWS_TO_SEARCH || /\b(?:search|find|filter|suche|recherche|buscar)/iu.test(u.prompt);
  if (!searches) return { parts: [], links: {} };
  return toolbar(u, identifier(set.key, 'records'), set.label, sortingColumns(set).slice(0, MAX_FILTERS));
}

/** The same for a list whose name and columns are known. */
export function toolbar(u: Understanding, name: string, things: string, sorting: readonly Sorting[]): Toolbar {
  const searchPath = `/${ownKey(u, `${name}Search`)}`;
  const filtersPath = `/${ownKey(u, `${name}Filters`)}`;
  const filtered = Object.fromEntries(sorting.map(({ key }) => [key, `${filtersPath}/${key}`]));
  const row = part(`${name}Toolbar`, 'Stack', { direction: 'horizontal', gap: 'sm', align: 'end' }, [
    searchBox(u, `${name}Search`, things, searchPath),
    ...sorting.map((column) => filter(u, column, `${filtersPath}/${column.key}`)),
  ]);
  return { parts: [row], links: { searchPath, ...(sorting.length > 0 ? { filtered } : {}) } };
}

/** A box to type a query into. */
export function searchBox(u: Understanding, id: string, things: string, path: string): Part {
  const placeholder = u.language === 'en' ? `Search ${things.toLowerCase()}…` : `${u.copy.search} …`;
  return part(id, 'SearchInput', { value: bind(path), placeholder, name: id }, [], { seeds: { [path]: '' } });
}

function sortingColumns(set: RecordSet) {
  const few = set.columns.filter(
    ({ key, kind, distinct }) =>
      kind === 'text' &&
      distinct.length >= 2 &&
      distinct.length <= 8 &&
      distinct.length < set.rows.length &&
      /^[\w-]+$/.test(key),
  );
  const isSorting = (key: string) => plays(key, 'status') || plays(key, 'tag');
  return few
    .toSorted((a, b) => Number(isSorting(b.key)) - Number(isSorting(a.key)))
    .filter(({ distinct }) => distinct.every((text) => text !== '' && !/[\r\n]/.test(text)));
}

// A drop-down that narrows to one text of a column.
function filter(u: Understanding, { key, label, distinct }: Sorting, path: string): Part {
  const props = {
    label: u.copy.filterBy(label),
    name: `${identifier(key, 'field')}Filter`,
    options: distinct.map((value) => ({ label: value, value })),
    value: bind(path),
    placeholder: `${label}: ${u.copy.all}`,
    clearable: true,
    labelPlacement: 'hidden',
  };
  return part(`${identifier(key, 'field')}Filter`, 'Select', props, [], { seeds: { [path]: '' } });
}
