import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { bind, part, read } from '#builtin/part.ts';
import { capitalized, identifier } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { Addition, Where } from '#builtin/edit/reading/command.ts';
import { insertPart } from './insert-part.ts';
import { childrenOf, placeOf, type Patch } from '#builtin/edit/patch.ts';
import { shownValue, writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { asDataTable } from '#builtin/edit/changing/as-data-table.ts';
import { memberAt, shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { keyNamed } from '#builtin/edit/values/member-told.ts';

const VALUES_MAX = 40;

/** The lists to filter, all with the same members, and the member to filter by. */
type Filtered = { key: string; label: string; lists: readonly ShownList[]; values: readonly string[] };

/**
 * Adds a select that filters a table, or the entries of repeated lists, by the member that is named or that has the told choices.
 * Returns false if none is meant, or if it has no values to choose from.
 */
export function addFilter(patch: Patch, u: Understanding, thing: Addition, where: Where | undefined): boolean {
  const plain = filteredBy(patch.spec, thing)?.lists.find(({ place }) => place.element.type === 'Table');
  if (plain !== undefined && !asDataTable(patch, plain.place)) return false;
  const found = filteredBy(patch.spec, thing);
  const [first] = found?.lists ?? [];
  if (found === undefined || first === undefined) return false;
  const { key, label, lists, values } = found;
  const pointer = filterPath(u, key);
  addSelect(patch, u, first.place.id, { key, label, values: values.toSorted() }, where);
  for (const { place } of lists)
    if (place.element.repeat === undefined) filterRows(patch, place.id, key, pointer);
    else for (const row of childrenOf(patch.spec, place.id)) showIfChosen(patch, row, key, pointer);
  return true;
}

/**
 * Adds a select that filters a table without rows yet, by the told choices or those that its column offers. Returns false if no
 * column has the name, or if there is nothing to choose from.
 */
export function addFilterOfEmpty(patch: Patch, u: Understanding, { label: told, choices }: Addition): boolean {
  const name = parseTargetPhrase(told).nameWords.join(' ');
  const isEmpty = ({ props: { rows } }: SpecElement) => JSON.stringify(shownValue(patch.spec, rows)) === '[]';
  const [{ item, place } = {}] = findTargets(patch.spec, name, {
    fits: (one) => one.item?.prop === 'columns' && one.place.element.type === 'DataTable' && isEmpty(one.place.element),
  });
  const column: unknown = item === undefined ? undefined : readPointer(patch.spec, `${item.pointer}/${item.index}`);
  if (place === undefined || !isJsonObject(column) || typeof column['key'] !== 'string') return false;
  const { key, label = key, options } = column;
  const offered = Array.isArray(options) ? options.filter((one) => typeof one === 'string') : [];
  const values = choices.length > 1 ? choices : offered;
  if (values.length < 2) return false;
  addSelect(patch, u, place.id, { key, label: typeof label === 'string' ? label : key, values });
  filterRows(patch, place.id, key, filterPath(u, key));
  return true;
}

function filterPath(u: Understanding, key: string): string {
  return `/${ownKey(u, identifier(key, 'filter'))}Filter`;
}

// In the row of controls above its table, if there is one.
function addSelect(
  patch: Patch,
  u: Understanding,
  table: string,
  { key, label, values }: { key: string; label: string; values: readonly string[] },
  where?: Where,
): void {
  const pointer = filterPath(u, key);
  const options = values.map((value) => ({ label: capitalized(value), value }));
  const name = `${identifier(key, 'column')}Filter`;
  const props = { label, name, options, value: bind(pointer), placeholder: u.copy.all, clearable: true };
  const control = part(name, 'Select', props, [], { seeds: { [pointer]: '' } });
  const siblings = childrenOf(patch.spec, placeOf(patch.spec, table)?.parent ?? '');
  const above = siblings[siblings.indexOf(table) - 1];
  const { type, props: row } = (above === undefined ? undefined : elementOf(patch.spec, above)) ?? {};
  const isToolbar =
    type === 'Stack' && row?.['direction'] === 'horizontal' && writtenPaths(patch.spec, above ?? '').length > 0;
  const own: Where =
    isToolbar && above !== undefined ? { side: 'inside', anchorId: above } : { side: 'before', anchorId: table };
  insertPart(patch, control, where ?? own, 'page');
}

function filteredBy(spec: Spec, { label: told, choices }: Addition): Filtered | undefined {
  const name = parseTargetPhrase(told).nameWords.join(' ');
  const lists = shownLists(spec).filter((list) => canFilter(spec, list));
  const found = lists.flatMap((list) => {
    const key = columnNamed(spec, list, name) ?? keyNamed(list, name) ?? keyWithChoices(list, choices);
    return key === undefined ? [] : [{ list, key }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  const membersOf = ({ members }: ShownList) => members.map((one) => one.key).join(' ');
  const alike = found.filter(({ list, key }) => key === first.key && membersOf(list) === membersOf(first.list));
  const values = [...new Set(alike.flatMap(({ list }) => valuesOf(list, first.key)))];
  // "more than 7", "more than 14": no choice between values.
  const isTold = (choice: string) => values.some((value) => foldText(value).includes(foldText(choice)));
  if (choices.length > 0 && !choices.some(isTold)) return undefined;
  if (values.length < 2 || values.length > VALUES_MAX || /\d/u.test(told)) return undefined;
  const label = first.list.members.find(({ key }) => key === first.key)?.label ?? first.key;
  const named = label === first.key ? capitalized(told) : label;
  return { key: first.key, label: named, lists: alike.map(({ list }) => list), values };
}

/** True for a table, or what is repeated for each entry, unless it is only shown for the one that is chosen. */
export function canFilter(spec: Spec, { isFixed, place: { id: own, element } }: ShownList): boolean {
  const shown = childrenOf(spec, own).flatMap((id) => elementOf(spec, id)?.visible ?? []);
  const conditions = JSON.stringify(shown.filter((one) => !isOfFilter(one)));
  const isOfChosen = conditions.includes('"$item"') && conditions.includes('"$state"');
  const isRepeated = element.repeat !== undefined && element.type !== 'StatGroup' && !isOfChosen;
  return isFixed !== true && (isRepeated || element.type.endsWith('Table'));
}

// What another filter of the same list asks: nothing is chosen, or this entry is.
function isOfFilter(condition: Json): boolean {
  const either = isJsonObject(condition) ? condition['$or'] : undefined;
  return (
    Array.isArray(either) &&
    either.some((one) => isJsonObject(one) && one['$state'] !== undefined && one['not'] === true)
  );
}

function columnNamed(spec: Spec, { place }: ShownList, name: string): string | undefined {
  const [{ item } = {}] = findTargets(spec, name, {
    fits: (one) => one.item?.prop === 'columns' && one.place.id === place.id,
  });
  const column: unknown = item === undefined ? undefined : readPointer(spec, `${item.pointer}/${item.index}`);
  const key = isJsonObject(column) ? column['key'] : item?.index.toString();
  return typeof key === 'string' ? key : undefined;
}

// "Hatti, Ben and Idris": the member that has such values.
function keyWithChoices(list: ShownList, choices: readonly string[]): string | undefined {
  const told = new Set(choices.map(foldText));
  return list.members.find(({ key }) => {
    const known = new Set(valuesOf(list, key).map(foldText));
    return [...told].filter((one) => known.has(one)).length >= 2;
  })?.key;
}

/** The texts that entries have for a member. */
export function valuesOf({ entries }: ShownList, key: string): string[] {
  return entries
    .map((entry) => memberAt(entry, key))
    .filter((one) => typeof one === 'string')
    .filter((one) => one !== '');
}

function filterRows(patch: Patch, id: string, key: string, pointer: string): void {
  const path = formatPointer(['elements', id, 'props', 'filterValues']);
  patch.apply(
    isJsonObject(elementOf(patch.spec, id)?.props['filterValues'])
      ? { op: 'add', path: path + formatPointer([key]), value: read(pointer) }
      : { op: 'add', path, value: { [key]: read(pointer) } },
  );
}

/** Shows a repeated element while nothing is chosen, or while its own value is. */
export function showIfChosen(patch: Patch, id: string, key: string, pointer: string): void {
  const visible = elementOf(patch.spec, id)?.visible;
  const own: Json = {
    $or: [
      { $state: pointer, not: true },
      { $item: key, eq: { $state: pointer } },
    ],
  };
  const value = visible === undefined || visible === true ? own : [...[visible].flat(), own];
  patch.apply({ op: 'add', path: formatPointer(['elements', id, 'visible']), value });
}
