import { isJsonObject } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { bind, part, read } from '#builtin/part.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { insertPart } from './insert-part.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { asDataTable } from '#builtin/edit/changing/as-data-table.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';

const VALUES_MAX = 40;

/** Adds a select above a table that filters it by the named column. Returns false if that column has no values to choose. */
export function addFilter(patch: Patch, u: Understanding, text: string, where: Where | undefined): boolean {
  const named = parseTargetPhrase(text).nameWords.join(' ');
  const search = () => findTargets(patch.spec, named, { fits: ({ item }) => item?.prop === 'columns' });
  const [found] = search();
  if (found !== undefined) asDataTable(patch, found.place);
  const [column] = search();
  if (column?.item === undefined || column.place.element.type !== 'DataTable') return false;
  const { place, item } = column;
  const entry: unknown = readPointer(patch.spec, `${item.pointer}/${item.index}`);
  const key = isJsonObject(entry) ? entry['key'] : undefined;
  const { rows, filterValues } = place.element.props;
  const list = shownValue(patch.spec, rows);
  if (typeof key !== 'string' || !Array.isArray(list)) return false;
  const values = new Set(list.flatMap((row) => (isJsonObject(row) && typeof row[key] === 'string' ? [row[key]] : [])));
  if (values.size < 2 || values.size > VALUES_MAX) return false;
  const pointer = `/${ownKey(u, identifier(key, 'filter'))}Filter`;
  const options = [...values].toSorted().map((value) => ({ label: capitalized(value), value }));
  const props = { label: column.text, options, value: bind(pointer), placeholder: u.copy.all, clearable: true };
  const control = part(`${identifier(key, 'column')}Filter`, 'Select', props, [], { seeds: { [pointer]: '' } });
  insertPart(patch, control, where ?? { side: 'before', anchorId: place.id }, 'page');
  const at = formatPointer(['elements', place.id, 'props', 'filterValues']);
  patch.apply(
    isJsonObject(filterValues)
      ? { op: 'add', path: at + formatPointer([key]), value: read(pointer) }
      : { op: 'add', path: at, value: { [key]: read(pointer) } },
  );
  return true;
}
