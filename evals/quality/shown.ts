import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import { leavesOf } from '../mutations/shown-contents.ts';

/** What a spec shows: component types, texts, state paths that it reads or writes, actions. */
export type Shown = { components: Set<string>; words: string[]; paths: Set<string>; actions: Set<string> };

// Props for names, sizes and positions, which users never read.
const UNSEEN = new Set([
  'key',
  'titleLevel',
  'level',
  'id',
  'type',
  'variant',
  'size',
  'height',
  'aspect',
  'width',
  'minHeight',
  'template',
  'icon',
  'format',
  'align',
  'openPath',
  'src',
  'href',
]);

/** Collects what a spec shows. */
export function shownBy(spec: Spec): Shown {
  const shown: Shown = { components: new Set(), words: [], paths: new Set(), actions: new Set() };
  for (const id of documentOrder(spec)) {
    const element = elementOf(spec, id);
    if (element === undefined) continue;
    shown.components.add(element.type);
    collect(shown, element.props);
    if (element.repeat !== undefined) shown.paths.add(element.repeat.statePath);
    for (const { binding } of wiresOf(element)) {
      shown.actions.add(binding.action);
      collect({ ...shown, words: [] }, binding.params ?? {});
    }
  }
  return shown;
}

function collect(shown: Shown, value: Json): void {
  if (typeof value === 'string') shown.words.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(shown, item);
  else if (isJsonObject(value)) {
    const pointer = value['$state'] ?? value['$bindState'];
    if (typeof pointer === 'string') shown.paths.add(pointer);
    else
      for (const [key, inner] of Object.entries(value))
        if (!isUnseen(key, value) || typeof inner !== 'string') collect(shown, inner);
  }
}

// The name of a plan or series is visible; the `name` of a field is not.
function isUnseen(key: string, holder: JsonObject): boolean {
  return UNSEEN.has(key) || (key === 'name' && ('label' in holder || 'placeholder' in holder));
}

/** True if a text is on the screen, in a prop or in a value read from the state; case is ignored. */
export function showsText(shown: Shown, state: Json, text: string): boolean {
  const wanted = text.toLowerCase();
  return (
    shown.words.some((words) => words.toLowerCase().includes(wanted)) ||
    (shown.paths.size > 0 && valuesRead(shown, state).includes(wanted))
  );
}

// Reading a list or record shows everything in it.
function valuesRead({ paths }: Shown, state: Json): string {
  const read = [...paths].map((path) =>
    path
      .split('/')
      .slice(1)
      .reduce<unknown>((value, token) => member(value, token), state),
  );
  return read.flatMap(leavesOf).join('\n').toLowerCase();
}

function member(value: unknown, token: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, token) : undefined;
}

/**
 * The numbers that a spec shows and that are in none of the given texts. Digits that are part of a word, as in "Q3",
 * name something and count nothing. What takes several days is on each of them: a day between two given ones is not invented.
 */
export function inventedNumbers(shown: Shown, given: string): string[] {
  const known = new Set(given.match(/\d+(?:[.,]\d+)*/g));
  const days = (given.match(DAY) ?? []).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isBetween = (day: string) => first <= day && day <= last;
  return shown.words
    .map((words) => words.replaceAll(DAY, (day) => (isBetween(day) ? '' : day)))
    .flatMap((words) => words.match(/(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu) ?? [])
    .filter((number) => !known.has(number));
}

const DAY = /\b\d{4}-\d{2}-\d{2}\b/g;
