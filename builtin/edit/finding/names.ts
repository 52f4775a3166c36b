import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '#builtin/part.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { placeOf, placesOf, type Place } from '#builtin/edit/patch.ts';
import { itemKeyOf, statePathOf } from './shown-values.ts';
import { TEXT_PROPS } from './words-of-element.ts';

/** An entry of a list prop: a column of a table, an option of a choice, a tab. `pointer` leads to the list. */
export type ListItem = { id: string; prop: string; index: number; count: number; pointer: string };

/** A list prop of an element and the pointer to it: into the element, or into the state if the prop is bound there. */
export function listAt(spec: Spec, id: string, prop: string): { list: readonly Json[]; pointer: string } | undefined {
  return listsAt(spec, id, prop)[0];
}

// In a repeated element a list prop may show another list for each row.
function listsAt(spec: Spec, id: string, prop: string): { list: readonly Json[]; pointer: string }[] {
  const value = elementOf(spec, id)?.props[prop];
  if (Array.isArray(value)) return [{ list: value, pointer: formatPointer(['elements', id, 'props', prop]) }];
  if (value === undefined || !LISTS_IN_STATE.has(prop)) return [];
  return pointersTo(spec, id, value).flatMap((pointer) => {
    const list = readPointer(spec, pointer);
    return Array.isArray(list) ? [{ list: list as readonly Json[], pointer }] : [];
  });
}

// Lists that belong to the screen even when the state keeps them. Rows do not: they are data.
const LISTS_IN_STATE: ReadonlySet<string> = new Set('options facets columns tabs steps items features'.split(' '));

/** A name on the screen, such as a label, title or key, and the element it belongs to. */
export type Named = {
  text: string;
  /** The folded words of the text. */
  words: readonly string[];
  place: Place;
  /** Where the text is written in the spec. */
  pointer: string;
  item?: ListItem;
  /** How strongly the text names the element: labels and titles do most, secondary texts and keys less. */
  weight: 'main' | 'secondary' | 'key';
  /** The member of its row that an element shows; a phrase means it only by exactly this name. */
  isMember?: boolean;
};

const LIST_PROPS = 'rows columns options facets items steps tabs plans series features filters links'.split(' ');
const ITEM_NAME_KEYS = 'label title term name heading question text'.split(' ');
/** The props that hold a further text of an element. */
export const SECONDARY_PROPS =
  'description subtitle helpText emptyText eyebrow badge period price hint body quote detail tagline bottomText'.split(
    ' ',
  );
/** "denyLabel", "submitLabel": what is written on a part of an element. */
const OWN_LABEL = /^[a-z]+Label$/;
const SHOWS_MEMBER: ReadonlySet<string> = new Set(['Text', 'Heading', 'Badge', 'Tag', 'Link']);
const ROWS_MAX = 50;

const cache = new WeakMap<object, readonly Named[]>();
const cachedWords = new WeakMap<object, ReadonlySet<string>>();

/** Every name on a screen, in reading order. */
export function namesOn(spec: Spec): readonly Named[] {
  const places = placesOf(spec);
  const [first] = places;
  if (first === undefined) return [];
  let names = cache.get(places);
  if (names === undefined) {
    names = places.flatMap((place) => namesOf(spec, place));
    cache.set(places, names);
  }
  return names;
}

/** The names on a screen that are a single word. */
export function oneWordNames(spec: Spec): ReadonlySet<string> {
  const names = namesOn(spec);
  const known =
    cachedWords.get(names) ??
    new Set(names.flatMap(({ words, weight }) => (words.length === 1 && weight === 'main' ? words : [])));
  cachedWords.set(names, known);
  return known;
}

function namesOf(spec: Spec, place: Place): Named[] {
  const { id, element } = place;
  const at = (prop: string) => formatPointer(['elements', id, 'props', prop]);
  const named: Named[] = [];
  const add = (text: unknown, pointer: string, weight: Named['weight'], item?: ListItem) => {
    if (typeof text !== 'string' || text.trim() === '') return;
    const words = wordsOf(text);
    named.push(
      item === undefined ? { text, words, place, pointer, weight } : { text, words, place, pointer, weight, item },
    );
  };
  const addText = (value: Json | undefined, pointer: string, weight: Named['weight'], item?: ListItem) => {
    for (const found of textsAt(spec, id, value, pointer)) add(found.text, found.pointer, weight, item);
  };
  const addProp = (prop: string, weight: Named['weight']) => {
    const value = element.props[prop];
    if (value !== undefined) addText(value, at(prop), weight);
  };
  for (const prop of TEXT_PROPS) if (prop !== 'name' || element.type === 'PlanCard') addProp(prop, 'main');
  for (const prop of Object.keys(element.props))
    if (OWN_LABEL.test(prop) && !TEXT_PROPS.includes(prop)) addProp(prop, 'main');
  if (element.type === 'Image') addProp('alt', 'main');
  for (const prop of SECONDARY_PROPS) addProp(prop, 'secondary');
  for (const prop of LIST_PROPS) {
    for (const { list, pointer } of listsAt(spec, id, prop))
      for (const [index, entry] of list.entries()) {
        const item = { id, prop, index, count: list.length, pointer };
        if (typeof entry === 'string') add(entry, `${pointer}/${index}`, 'main', item);
        if (Array.isArray(entry)) add(entry[0], `${pointer}/${index}/0`, 'main', item);
        if (!isJsonObject(entry)) continue;
        const name = ITEM_NAME_KEYS.find((one) => entry[one] !== undefined);
        if (name !== undefined) addText(entry[name], `${pointer}/${index}/${name}`, 'main', item);
        add(entry['key'], `${pointer}/${index}/key`, 'key', item);
      }
  }
  add(element.props['name'], at('name'), 'key');
  add(id, formatPointer(['elements', id]), 'key');
  // "the street": what a text in a row shows, told by the member.
  if (SHOWS_MEMBER.has(element.type))
    for (const key of [element.props['text'], element.props['label']].flatMap((value) => itemKeyOf(value) ?? []))
      named.push({ text: key, words: wordsOf(key), place, pointer: at('value'), weight: 'key', isMember: true });
  for (const path of boundPaths(element.props)) add(path.slice(path.lastIndexOf('/') + 1), at('value'), 'key');
  if (element.props['submit'] === true) add('submit', at('submit'), 'key');
  return named;
}

/** The texts that a value shows: its own, the one it reads from the state, or in a repeated element one for each row. */
function textsAt(
  spec: Spec,
  id: string,
  value: Json | undefined,
  pointer: string,
): { text: string; pointer: string }[] {
  if (typeof value === 'string') return [{ text: value, pointer }];
  return pointersTo(spec, id, value).flatMap((at) => {
    const text = readPointer(spec, at);
    return typeof text === 'string' ? [{ text, pointer: at }] : [];
  });
}

// Where a value that is read from the state is kept: in a repeated element, one place for each row.
function pointersTo(spec: Spec, id: string, value: Json | undefined): string[] {
  const [path, key] = [statePathOf(value), itemKeyOf(value)];
  if (path !== undefined) return [`/state${path}`];
  const rows = key === undefined ? undefined : rowsOf(spec, id);
  if (rows === undefined || key === undefined) return [];
  return Array.from({ length: Math.min(rows.count, ROWS_MAX) }, (_, row) => `/state${rows.path}/${row}/${key}`);
}

/** The list in the state that an element is repeated for, by its own repeat or that of an ancestor. */
export function rowsOf(spec: Spec, id: string): { path: string; count: number; id: string } | undefined {
  for (let at: string | undefined = id; at !== undefined; at = placeOf(spec, at)?.parent) {
    const path = placeOf(spec, at)?.element.repeat?.statePath;
    if (typeof path !== 'string') continue;
    const rows = readPointer(spec, `/state${path}`);
    return Array.isArray(rows) ? { path, count: rows.length, id: at } : undefined;
  }
  return undefined;
}

/** The pointer to the row that a pointer leads into, if the element is repeated for the rows of that list. */
export function rowAt(spec: Spec, id: string, pointer: string | undefined): string | undefined {
  const rows = rowsOf(spec, id);
  const list = `/state${rows?.path ?? ''}/`;
  if (rows === undefined || pointer?.startsWith(list) !== true) return undefined;
  return list + (pointer.slice(list.length).split('/')[0] ?? '');
}
