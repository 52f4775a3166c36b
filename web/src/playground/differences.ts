import { diffOperations } from '#contract/json/diff.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '@ui-composition/client';

/** One difference between two interfaces, for people. */
export type Difference = { kind: 'added' | 'removed' | 'changed'; path: string; words: string };

const WORDS_MAX = 90;

/** What a change changed, as the least operations that do it; what is new on the screen comes first. */
export function differences(before: Spec, after: Spec): Difference[] {
  // Both are JSON; the contract's own type is the mutable one.
  const found = diffOperations(before as unknown as Json, after as unknown as Json).map((operation) =>
    described(operation, before),
  );
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The element that a change is best seen by: the first that is new, else the first that is another. */
export function elementToShow(before: Spec, after: Spec): string | undefined {
  const ids = Object.keys(after.elements);
  const isOther = (id: string): boolean => JSON.stringify(before.elements[id]) !== JSON.stringify(after.elements[id]);
  return ids.find((id) => before.elements[id] === undefined) ?? ids.find(isOther);
}

// Elements before parts of elements, those before the state behind them.
function rankOf({ path }: Difference): number {
  if (path.startsWith('/')) return 2;
  return path.includes('/') ? 1 : 0;
}

function described(operation: Operation, before: Spec): Difference {
  const path = operation.path.replace(/^\/elements\//, '');
  switch (operation.op) {
    case 'add':
      return { kind: 'added', path, words: short(operation.value) };
    case 'remove':
      return { kind: 'removed', path, words: before.elements[path]?.type ?? '' };
    case 'move':
    case 'copy':
      return { kind: 'changed', path, words: `from ${operation.from.replace(/^\/elements\//, '')}` };
    default:
      return { kind: 'changed', path, words: listWords(path, operation.value, before) ?? short(operation.value) };
  }
}

/** A list of children by what came and went, since most of it stays. */
function listWords(path: string, value: Json, before: Spec): string | undefined {
  const [id = '', member] = path.split('/');
  if (member !== 'children' || !Array.isArray(value)) return undefined;
  const known = before.elements[id]?.children ?? [];
  const came = value.filter((child) => typeof child === 'string').filter((child) => !known.includes(child));
  const went = known.filter((child) => !value.includes(child));
  const words = [...came.map((child) => `+ ${child}`), ...went.map((child) => `− ${child}`)];
  return words.length === 0 ? 'in another order' : words.join(', ');
}

function short(value: Json): string {
  if (isElement(value)) return [value.type, labelOf(value.props)].filter((word) => word !== '').join(' · ');
  const text = JSON.stringify(value);
  return text.length > WORDS_MAX ? `${text.slice(0, WORDS_MAX)}…` : text;
}

function isElement(value: Json): value is { type: string; props: JsonObject } {
  return isJsonObject(value) && typeof value['type'] === 'string' && isJsonObject(value['props']);
}

function labelOf(props: JsonObject): string {
  const label = ['label', 'title', 'text', 'content']
    .map((name) => props[name])
    .find((value) => typeof value === 'string');
  return typeof label === 'string' ? `“${label.slice(0, WORDS_MAX)}”` : '';
}
