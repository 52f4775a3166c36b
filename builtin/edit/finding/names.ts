import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { boundPaths } from '#builtin/part.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { placeOf, placesOf, type Place } from '#builtin/edit/patch.ts';
import { itemKeyOf, statePathOf } from './shown-values.ts';
import { TEXT_PROPS } from './words-of-element.ts';

/** An entry of a list in an element: a column of a table, an option of a choice, a tab. */
export type ListItem = { id: string; prop: string; index: number; count: number; pointer: string };

/** A list in an element, as it is written out or kept in the state, and where it stands. */
export function listAt(spec: Spec, id: string, prop: string): { list: readonly Json[]; pointer: string } | undefined {
  const value = elementOf(spec, id)?.props[prop];
  if (Array.isArray(value)) return { list: value, pointer: formatPointer(['elements', id, 'props', prop]) };
  const path = KEPT_LISTS.has(prop) ? statePathOf(value) : undefined;
  if (path === undefined) return undefined;
  const list = readPointer(spec, `/state${path}`);
  return Array.isArray(list) ? { list: list as readonly Json[], pointer: `/state${path}` } : undefined;
}

// Rows are data; what there is to choose from belongs to the screen.
const KEPT_LISTS: ReadonlySet<string> = new Set(['options', 'facets', 'columns', 'tabs', 'steps', 'items']);

/** Something on a screen that has a name, and where the words of it are written. */
export type Named = {
  text: string;
  /** The folded words of the text. */
  words: readonly string[];
  place: Place;
  /** Where the text stands in the spec. */
  pointer: string;
  item?: ListItem;
  /** How well the words name it: labels and titles do, texts in passing and keys less. */
  weight: 'main' | 'passing' | 'key';
};

const LISTS = 'rows columns options facets items steps tabs plans series features filters links'.split(' ');
const ITEM_NAMES = 'label title term name heading question text'.split(' ');
const PASSING = 'description subtitle helpText emptyText eyebrow badge period price hint'.split(' ');
const ROWS_MAX = 50;

const kept = new WeakMap<object, readonly Named[]>();

/** All that has a name on a screen, in reading order. */
export function namesOn(spec: Spec): readonly Named[] {
  const places = placesOf(spec);
  const [first] = places;
  if (first === undefined) return [];
  let names = kept.get(places);
  if (names === undefined) {
    names = places.flatMap((place) => namesOf(spec, place));
    kept.set(places, names);
  }
  return names;
}

function namesOf(spec: Spec, place: Place): Named[] {
  const { id, element } = place;
  const at = (...path: (string | number)[]) => formatPointer(['elements', id, 'props', ...path]);
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
  for (const prop of TEXT_PROPS)
    if (prop !== 'name' || element.type === 'PlanCard') addText(element.props[prop], at(prop), 'main');
  for (const prop of PASSING) addText(element.props[prop], at(prop), 'passing');
  for (const prop of LISTS) {
    const { list, pointer } = listAt(spec, id, prop) ?? { list: [], pointer: '' };
    for (const [index, entry] of list.entries()) {
      const item = { id, prop, index, count: list.length, pointer };
      if (typeof entry === 'string') add(entry, `${pointer}/${index}`, 'main', item);
      if (Array.isArray(entry)) add(entry[0], `${pointer}/${index}/0`, 'main', item);
      if (!isJsonObject(entry)) continue;
      const name = ITEM_NAMES.find((one) => entry[one] !== undefined);
      if (name !== undefined) addText(entry[name], `${pointer}/${index}/${name}`, 'main', item);
      add(entry['key'], `${pointer}/${index}/key`, 'key', item);
    }
  }
  add(element.props['name'], at('name'), 'key');
  add(id, formatPointer(['elements', id]), 'key');
  for (const path of boundPaths(element.props)) add(path.slice(path.lastIndexOf('/') + 1), at('value'), 'key');
  if (element.props['submit'] === true) add('submit', at('submit'), 'key');
  return named;
}

/** The words that a value shows: its own, those of the state, or, in a repeated element, those of each row. */
function textsAt(
  spec: Spec,
  id: string,
  value: Json | undefined,
  pointer: string,
): { text: string; pointer: string }[] {
  if (typeof value === 'string') return [{ text: value, pointer }];
  const [path, key] = [statePathOf(value), itemKeyOf(value)];
  if (path !== undefined) return textIn(spec, `/state${path}`);
  const rows = key === undefined ? undefined : rowsOf(spec, id);
  if (rows === undefined) return [];
  return Array.from({ length: Math.min(rows.count, ROWS_MAX) }).flatMap((_, row) =>
    textIn(spec, `/state${rows.path}/${row}/${key}`),
  );
}

function textIn(spec: Spec, pointer: string): { text: string; pointer: string }[] {
  const text = readPointer(spec, pointer);
  return typeof text === 'string' ? [{ text, pointer }] : [];
}

/** The rows of state that an element is repeated for, by itself or by what holds it. */
export function rowsOf(spec: Spec, id: string): { path: string; count: number; id: string } | undefined {
  for (let at: string | undefined = id; at !== undefined; at = placeOf(spec, at)?.parent) {
    const path = placeOf(spec, at)?.element.repeat?.statePath;
    if (typeof path !== 'string') continue;
    const rows = readPointer(spec, `/state${path}`);
    return Array.isArray(rows) ? { path, count: rows.length, id: at } : undefined;
  }
  return undefined;
}

/** The row of state that something written at a pointer belongs to, where its element is repeated for such rows. */
export function rowAt(spec: Spec, id: string, pointer: string | undefined): string | undefined {
  const rows = rowsOf(spec, id);
  const list = `/state${rows?.path ?? ''}/`;
  if (rows === undefined || pointer?.startsWith(list) !== true) return undefined;
  return list + (pointer.slice(list.length).split('/')[0] ?? '');
}
