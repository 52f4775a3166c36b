import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { definitionOf } from '#catalog/components.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { shownLists } from './shown-lists.ts';
import { statePathOf } from './shown-values.ts';

/** A text on the screen, where it is kept, and the words next to it that label it. */
export type ShownText = { pointer: string; text: string; id: string; label: string };

const TEXT_MAX_CHARS = 400;
const DEPTH_MAX = 4;
const NAME_KEYS = ['term', 'label', 'title', 'name'];
// Texts that are no words for people.
const HIDDEN_KEYS = /^(?:value|key|id|icon|href|src|url|tone|name|variant|on|\$.*)$/u;

const TEXT_KINDS: ReadonlySet<string> = new Set(['string', 'text', 'any', 'array', 'object', 'record']);

const cache = new WeakMap<object, readonly ShownText[]>();

/** The texts that a screen shows: those of elements, facts and rows, also if the state keeps them. */
export function textsOn(spec: Spec): readonly ShownText[] {
  const places = placesOf(spec);
  const known =
    cache.get(places) ?? uniqueTexts([...places.flatMap((place) => ownTexts(spec, place)), ...rowTexts(spec)]);
  cache.set(places, known);
  return known;
}

function uniqueTexts(texts: readonly ShownText[]): ShownText[] {
  return [...new Map(texts.toReversed().map((one) => [one.pointer, one])).values()].toReversed();
}

/** The texts that contain all words of a phrase, themselves or in their labels. */
export function textsAbout(spec: Spec, words: readonly string[]): ShownText[] {
  if (words.length === 0) return [];
  return textsOn(spec).filter(({ text, label }) => {
    const own = new Set(wordsOf(`${label} ${text}`));
    return words.every((word) => own.has(word));
  });
}

function ownTexts(spec: Spec, { id, element }: Place): ShownText[] {
  const label = NAME_KEYS.map((key) => element.props[key]).find((one) => typeof one === 'string') ?? '';
  const known = definitionOf(element.type)?.props ?? {};
  return Object.entries(element.props).flatMap(([prop, value]) => {
    const kinds = [known[prop]?.kind ?? 'any'].flat();
    const isText = kinds.some((one) => TEXT_KINDS.has(one)) && (prop === 'value' || !HIDDEN_KEYS.test(prop));
    const at = formatPointer(['elements', id, 'props', prop]);
    const isOwnName = NAME_KEYS.includes(prop);
    return isText ? textsIn(spec, id, value, at, isOwnName ? '' : label) : [];
  });
}

// Follows what is read from the state; the last part of its path is a name too: "/opening_hours".
function textsIn(spec: Spec, id: string, value: Json | undefined, at: string, label: string, depth = 0): ShownText[] {
  const path = statePathOf(value);
  if (path !== undefined && depth < DEPTH_MAX) {
    const read = readPointer(spec, `/state${path}`) as Json | undefined;
    const isBound = isJsonObject(value) && value['$bindState'] !== undefined;
    return isBound
      ? []
      : textsIn(spec, id, read, `/state${path}`, `${label} ${path.slice(path.lastIndexOf('/'))}`, depth + 1);
  }
  if (typeof value === 'string') return value.length <= TEXT_MAX_CHARS ? [{ pointer: at, text: value, id, label }] : [];
  if (depth >= DEPTH_MAX || typeof value !== 'object' || value === null) return [];
  const name = isJsonObject(value)
    ? NAME_KEYS.map((key) => value[key]).find((one) => typeof one === 'string')
    : undefined;
  const inner = typeof name === 'string' ? name : label;
  return Object.entries(value).flatMap(([key, one]) =>
    HIDDEN_KEYS.test(key)
      ? []
      : textsIn(spec, id, one, at + formatPointer([key]), one === name ? label : inner, depth + 1),
  );
}

// The members of rows, with the labels of their columns.
function rowTexts(spec: Spec): ShownText[] {
  return shownLists(spec).flatMap(({ place, pointer, entries, members }) =>
    entries.flatMap((entry, index) =>
      members.flatMap(({ key, label }): ShownText[] => {
        const value = Array.isArray(entry) ? entry[Number(key)] : isJsonObject(entry) ? entry[key] : undefined;
        const isShown =
          typeof value === 'string' && value.length <= TEXT_MAX_CHARS && (label !== key || !HIDDEN_KEYS.test(key));
        return isShown
          ? [{ pointer: `${pointer}/${index}${formatPointer([key])}`, text: value, id: place.id, label }]
          : [];
      }),
    ),
  );
}
