import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { listAt } from './names.ts';
import { isInside } from './surroundings.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { itemKeyOf, statePathOf, shownPointer } from './shown-values.ts';
import { childrenOf, placeOf, placesOf, type Place } from '#builtin/edit/patch.ts';

/** A member that the entries of a list have, with the label that the screen shows for it. */
export type Member = { key: string; label: string };

/** A list whose entries the screen shows: the rows of a table, or those that an element is repeated for. */
export type ShownList = {
  place: Place;
  pointer: string;
  entries: readonly Json[];
  members: readonly Member[];
  /** Words that may name the list as a whole: its title, the labels of its members, its path in the state. */
  words: readonly string[];
  /** Each entry is shown by elements of its own, so entries may change but not be added, removed or moved. */
  isFixed?: boolean;
  /** The members of a fixed list that are shown. */
  shownKeys?: ReadonlySet<string>;
};

const ENTRIES_MAX = 200;
const LIST_PROPS = ['rows', 'data', 'items', 'events', 'nodes'];

const cache = new WeakMap<object, readonly ShownList[]>();

/** The lists of records that a screen shows, in reading order. */
export function shownLists(spec: Spec): readonly ShownList[] {
  const places = placesOf(spec);
  const known =
    cache.get(places) ??
    withFixed(
      spec,
      places.flatMap((place) => listsOf(spec, place)),
    );
  cache.set(places, known);
  return known;
}

function listsOf(spec: Spec, place: Place): ShownList[] {
  const { id, element } = place;
  const repeated = element.repeat?.statePath;
  const held = LIST_PROPS.flatMap((prop) => (element.props[prop] === undefined ? [] : [shownPointer(spec, id, prop)]));
  const lanes = element.type === 'KanbanBoard' ? listAt(spec, id, 'columns') : undefined;
  const cards = (lanes?.list ?? []).map((_, at) => `${lanes?.pointer ?? ''}/${at}/cards`);
  return [typeof repeated === 'string' ? `/state${repeated}` : undefined, ...held, ...cards].flatMap((pointer) => {
    const entries: unknown = pointer === undefined ? undefined : readPointer(spec, pointer);
    if (pointer === undefined || !Array.isArray(entries) || entries.length > ENTRIES_MAX) return [];
    const records = entries as readonly Json[];
    if (records.length === 0 || !records.every((one) => isJsonObject(one) || Array.isArray(one))) return [];
    const members = membersOf(spec, place, records);
    const words = [...titlesOf(spec, place), ...members.map(({ label }) => label), ...pointer.split('/')];
    return [{ place, pointer, entries: records, members, words: [...new Set(words.flatMap(wordsOf))] }];
  });
}

function withFixed(spec: Spec, lists: readonly ShownList[]): ShownList[] {
  const known = new Set(lists.map(({ pointer }) => pointer));
  return [...lists, ...fixedLists(spec).filter(({ pointer }) => !known.has(pointer))];
}

const ENTRY_READ = /^(.+)\/\d+\/([^/]+)$/;

// Lists in the state whose entries are read by index: "/offers/1/price".
function fixedLists(spec: Spec): ShownList[] {
  const readers = new Map<string, { place: Place; shownKeys: Set<string> }>();
  const visit = (value: Json | undefined, place: Place) => {
    if (Array.isArray(value)) for (const one of value) visit(one, place);
    if (!isJsonObject(value)) return;
    const [, list, key = ''] = ENTRY_READ.exec(statePathOf(value) ?? '') ?? [];
    if (list !== undefined) {
      const known = readers.get(list) ?? { place, shownKeys: new Set() };
      readers.set(list, { ...known, shownKeys: known.shownKeys.add(key) });
    }
    for (const one of Object.values(value)) visit(one, place);
  };
  for (const place of placesOf(spec)) visit(place.element.props, place);
  return [...readers].flatMap(([path, { place, shownKeys }]) => {
    const list: unknown = readPointer(spec, `/state${path}`);
    const entries = Array.isArray(list) ? (list as readonly Json[]) : [];
    if (entries.length === 0 || !entries.every(isJsonObject)) return [];
    const members = [...new Set(entries.flatMap((one) => Object.keys(one)))].map((key) => ({ key, label: key }));
    const words = [...new Set([...path.split('/'), ...members.map(({ key }) => key)].flatMap(wordsOf))];
    return [{ place, pointer: `/state${path}`, entries, members, words, isFixed: true, shownKeys }];
  });
}

function membersOf(spec: Spec, { id, element }: Place, entries: readonly Json[]): Member[] {
  const columns = listAt(spec, id, 'columns')?.list ?? [];
  const keys = new Set(entries.flatMap((one) => (isJsonObject(one) ? Object.keys(one) : [])));
  const labelled = element.repeat === undefined ? [] : [...headingsAbove(spec, id), ...labelsBelow(spec, id)];
  const labels = new Map(labelled.map(({ key, label }) => [key, label]));
  const named = columns.flatMap((column, index): Member[] => {
    if (typeof column === 'string') return [{ key: String(index), label: column }];
    const { key, label } = isJsonObject(column) ? column : {};
    return typeof key === 'string' ? [{ key, label: typeof label === 'string' ? label : key }] : [];
  });
  const rest = [...keys].filter((key) => named.every((one) => one.key !== key));
  return [...named, ...rest.map((key) => ({ key, label: labels.get(key) ?? key }))];
}

// Inside a repeated element, the label next to a value is what people call that member.
function labelsBelow(spec: Spec, id: string): Member[] {
  const labels: Member[] = [];
  const visit = (value: Json | undefined, name: string | undefined) => {
    if (Array.isArray(value)) for (const one of value) visit(one, name);
    if (!isJsonObject(value)) return;
    const { term, label } = value;
    const key = itemKeyOf(value);
    if (key !== undefined && name !== undefined) labels.push({ key, label: name });
    const own = [term, label].find((one) => typeof one === 'string') ?? name;
    for (const one of Object.values(value)) visit(one, typeof own === 'string' ? own : undefined);
  };
  for (const place of placesOf(spec))
    if (place.id === id || isInside(spec, place.id, id)) visit(place.element.props, undefined);
  return labels;
}

// A row of texts above rows with as many cells holds their column headings.
function headingsAbove(spec: Spec, id: string): Member[] {
  const siblings = childrenOf(spec, placeOf(spec, id)?.parent ?? '');
  const [row] = childrenOf(spec, id);
  const cells = cellsOfRow(spec, row);
  const headings = siblings
    .slice(0, siblings.indexOf(id))
    .findLast((one) => placeOf(spec, one)?.element.type === 'Grid' && childrenOf(spec, one).length === cells.length);
  return childrenOf(spec, headings ?? '').flatMap((heading, at) => {
    const props = placeOf(spec, heading)?.element.props;
    const label = props?.['label'] ?? props?.['text'];
    const key = firstItemKey(spec, cells[at]);
    return typeof label === 'string' && key !== undefined ? [{ key, label }] : [];
  });
}

// The row of cells may be wrapped in a box.
function cellsOfRow(spec: Spec, id: string | undefined): string[] {
  const element = placeOf(spec, id ?? '')?.element;
  const children: string[] = element?.children ?? [];
  return element !== undefined && element.type !== 'Grid' && children.length === 1
    ? cellsOfRow(spec, children[0])
    : children;
}

function firstItemKey(spec: Spec, id: string | undefined): string | undefined {
  const element = placeOf(spec, id ?? '')?.element;
  if (element === undefined) return undefined;
  const [key] = ['text', 'label', 'value'].flatMap((prop) => itemKeyOf(element.props[prop]) ?? []);
  return key ?? firstItemKey(spec, childrenOf(spec, id ?? '')[0]);
}

// Its own title, that of its parent, and the heading right before it.
function titlesOf(spec: Spec, { element, parent, id }: Place): string[] {
  const own = ['caption', 'ariaLabel', 'title', 'label'].map((prop) => element.props[prop]);
  const parentPlace = parent === undefined ? undefined : placeOf(spec, parent);
  const siblings = childrenOf(spec, parentPlace?.id ?? '');
  const before = placeOf(spec, siblings[siblings.indexOf(id) - 1] ?? '')?.element;
  const around = [parentPlace?.element.props['title'], before?.type === 'Heading' ? before.props['text'] : undefined];
  return [...own, ...around].filter((one) => typeof one === 'string');
}

/** The value of one member of an entry; an array is read by index. */
export function memberAt(entry: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(entry)) return entry[Number(key)];
  return isJsonObject(entry) && Object.hasOwn(entry, key) ? entry[key] : undefined;
}

/** A text or number as a text; empty for any other value. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
