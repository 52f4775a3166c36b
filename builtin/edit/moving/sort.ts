import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { dropProp, placesOf, type Patch } from '#builtin/edit/patch.ts';
import { memberAt, textOf, shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { shownValue, shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { viewOf } from '#builtin/edit/finding/views.ts';
import { listAt } from '#builtin/edit/finding/names.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { isSameButEnding } from '#builtin/edit/words/word-similarity.ts';
import { asksForTotal } from '#builtin/edit/adding/add-total.ts';
import { keyNamed } from '#builtin/edit/values/member-told.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { kindOfValues } from '#builtin/edit/finding/kinds-of-values.ts';
import { listsNamed } from './lists-named.ts';
import { sortBlocks, sortCards } from './sort-blocks.ts';
import { valueFirst, withValueFirst, type ValueFirst } from './sort-by-value.ts';
import { CHARTS, keyOf, type Order } from './sort-key.ts';
import { compareTexts, comparing, isBySurname, isDownIn } from './sort-order.ts';

/** Sorts a list by the named member, else by the only one with suitable values; without such a list, a row of cards by price. */
export function sort(patch: Patch, order: Order): boolean {
  const { spec } = patch;
  const lists = shownLists(spec).filter(
    ({ entries, isFixed, place }) => entries.length > 1 && isFixed !== true && place.element.type !== 'DescriptionList',
  );
  const isMember = order.by !== undefined && lists.some((list) => keyNamed(list, order.by ?? '') !== undefined);
  // A name that is no member of any list may name the list itself.
  const isList = !isMember && kindOfValues(wordsOf(order.by ?? '')) === undefined;
  const listName = order.target ?? (isList ? order.by : undefined);
  if (order.by === undefined && sortOptions(patch, order.target, order.isDown)) return true;
  const within = listName === undefined ? [] : listsNamed(spec, lists, listName);
  const meant = within.length > 0 ? within : listsMeant(spec, lists, listName);
  if (order.compares === 'order' && order.by === undefined) return reverse(patch, meant);
  if (order.compares === undefined) {
    const valued = meant.flatMap((list) => valueFirst(spec, list, order) ?? []);
    if (valued.length > 0) return putFirst(patch, valued);
  }
  const all = meant.flatMap((list) => {
    const key = keyOf(spec, list, order);
    return key === undefined ? [] : [{ list, key }];
  });
  const named = isMember ? all.filter(({ list, key }) => keyNamed(list, order.by ?? '') === key) : [];
  const chosen = named.length > 0 ? named : all;
  // A list that is shown twice is sorted once.
  const keyed = [...new Map(chosen.map((one) => [orderedAt(one.list), one])).values()];
  const shown = new Set(keyed.map(({ list }) => list.pointer));
  const [first] = keyed;
  // Lists with the same members show the same kind of entries: in several lanes, or in different states of the screen.
  const isSame = keyed.every(({ list, key }) => key === first?.key && hasSameMembers(list, first.list));
  if (first !== undefined && (shown.size === 1 || isSame))
    return (isSame ? keyed : [first]).map(({ list, key }) => applyOrder(patch, list, key, order)).includes(true);
  if (first !== undefined) return false;
  return (
    sortEmptyTable(patch, order) ||
    (order.compares === 'price' && sortCards(patch, order.isDown)) ||
    (within.length === 0 && sortBlocks(patch, order))
  );
}

/** What shows lists that are no entries to sort, unless they are named. */
const NO_ENTRIES: ReadonlySet<string> = new Set([
  ...CHARTS,
  ...'Calendar Scheduler DropdownMenu StatGroup MapView'.split(' '),
]);

// The lists that words for no list in particular mean: "the table", or a name that is not on the screen.
function listsMeant(spec: Spec, lists: readonly ShownList[], listName: string | undefined): readonly ShownList[] {
  const isOfKind = kindsIn(listName ?? '').includes('chart');
  // What an entry has several of is no list of entries, unless the entry is a lane or a view.
  const isPart = ({ pointer, place: { id, element } }: ShownList) =>
    element.type !== 'BoardColumn' &&
    viewOf(spec, id) === undefined &&
    shownLists(spec).some((other) => pointer.startsWith(`${other.pointer}/`));
  return lists
    .filter((list) => CHARTS.has(list.place.element.type) === isOfKind && !isPart(list))
    .filter(({ place }) => isOfKind || !NO_ENTRIES.has(place.element.type));
}

// "the other way round"
function reverse(patch: Patch, lists: readonly ShownList[]): boolean {
  const [list, ...others] = lists;
  if (list === undefined || others.some(({ pointer }) => pointer !== list.pointer)) return false;
  const { id, element } = list.place;
  const { sortBy, sortDir } = element.props;
  if (sortBy !== undefined) return writeProp(patch, id, 'sortDir', sortDir === 'desc' ? 'asc' : 'desc');
  return rewrite(patch, list, (entries) => entries.toReversed());
}

// A table that has no rows yet has columns to sort by: the only one with such a column.
function sortEmptyTable(patch: Patch, { by = '', isDown }: Order): boolean {
  const found = placesOf(patch.spec).flatMap(({ id, element }) => {
    const rows = listAt(patch.spec, id, 'rows')?.list ?? shownValue(patch.spec, element.props['rows']);
    const isEmpty = element.type === 'DataTable' && Array.isArray(rows) && rows.length < 2;
    const columns = isEmpty ? (listAt(patch.spec, id, 'columns')?.list ?? []) : [];
    const key = columns.find((one) => isJsonObject(one) && isSamePhrase(one['label'], by));
    return isJsonObject(key) && typeof key['key'] === 'string' ? [{ id, key: key['key'] }] : [];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return false;
  const changes = [
    writeProp(patch, only.id, 'sortBy', only.key),
    writeProp(patch, only.id, 'sortDir', isDown ? 'desc' : 'asc'),
  ];
  return changes.includes(true);
}

function isSamePhrase(label: Json | undefined, phrase: string): boolean {
  const words = wordsOf(phrase);
  const own = wordsOf(typeof label === 'string' ? label : '');
  return (
    words.length > 0 && own.length === words.length && own.every((one, at) => isSameButEnding(one, words[at] ?? ''))
  );
}

// What keeps the order of a list: a DataTable itself, else the list.
function orderedAt({ pointer, place: { id, element } }: ShownList): string {
  return element.type === 'DataTable' ? id : pointer;
}

function hasSameMembers(one: ShownList, other: ShownList): boolean {
  const keys = ({ members }: ShownList) =>
    members
      .map(({ key }) => key)
      .toSorted()
      .join(' ');
  return one === other || keys(one) === keys(other);
}

function applyOrder(patch: Patch, list: ShownList, key: string, order: Order): boolean {
  const { element, id } = list.place;
  const isDown = isDownIn(list, key, order);
  if (element.type === 'DataTable' && !isBySurname(order)) {
    const changes = [writeProp(patch, id, 'sortBy', key), writeProp(patch, id, 'sortDir', isDown ? 'desc' : 'asc')];
    return changes.includes(true);
  }
  return rewrite(patch, list, (entries) => entries.toSorted(comparing(list, key, { ...order, isDown })));
}

// "the pending ones first": of the only list that has such a value, or of lists with the same members.
function putFirst(patch: Patch, valued: readonly ValueFirst[]): boolean {
  const [first] = valued;
  const isSame = ({ list, key }: ValueFirst) => key === first?.key && hasSameMembers(list, first.list);
  if (first === undefined || !valued.every(isSame)) return false;
  const once = new Map(valued.map((one) => [one.list.pointer, one]));
  return [...once.values()]
    .map((one) => {
      const { list } = one;
      const isMade = rewrite(patch, list, (entries) => withValueFirst(entries, one));
      if (isMade) unsort(patch, list);
      return isMade;
    })
    .includes(true);
}

// A table that sorts itself would undo the order of its rows.
function unsort(patch: Patch, { place: { id, element } }: ShownList): void {
  if (element.type === 'DataTable') for (const prop of ['sortBy', 'sortDir']) dropProp(patch, id, prop);
}

// Writes the entries in another order; a total stays last.
function rewrite(patch: Patch, list: ShownList, inOrder: (entries: readonly Json[]) => Json[]): boolean {
  const total = list.entries.at(-1);
  const isTotal = list.members.some((one) => asksForTotal(textOf(memberAt(total, one.key))));
  const entries = isTotal ? list.entries.slice(0, -1) : list.entries;
  const ordered = inOrder(entries);
  if (ordered.every((entry, at) => entry === entries[at])) return false;
  patch.apply({ op: 'replace', path: list.pointer, value: isTotal ? [...ordered, total ?? null] : ordered });
  return true;
}

// Changes a prop where its value is kept, which may be in the state.
function writeProp(patch: Patch, id: string, prop: string, value: string): boolean {
  const path = shownPointer(patch.spec, id, prop);
  const before = readPointer(patch.spec, path);
  if (before === value) return false;
  patch.apply({ op: before === undefined ? 'add' : 'replace', path, value });
  return true;
}

// Sorts the options of a choice by their labels.
function sortOptions(patch: Patch, words: string | undefined, isDown: boolean): boolean {
  const [choice] = words === undefined ? [] : findTargets(patch.spec, words);
  const found =
    choice === undefined || choice.item !== undefined ? undefined : listAt(patch.spec, choice.place.id, 'options');
  if (found === undefined) return false;
  const label = (one: Json) => (isJsonObject(one) ? one['label'] : one);
  const sorted = found.list.toSorted((one, other) => compareTexts(label(one), label(other)) * (isDown ? -1 : 1));
  if (sorted.every((one, at) => one === found.list[at])) return false;
  patch.apply({ op: 'replace', path: found.pointer, value: sorted });
  return true;
}
