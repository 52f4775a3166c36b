import { isJsonObject, type Json, type JsonObject } from '#contract/json.ts';
import { parsePointer } from '#contract/json-pointer.ts';
import { freshId } from './fresh-id.ts';
import { definedOnly, type Part } from './part.ts';

/**
 * Writes a screen as a model would: one operation a line, first the state that its controls need, then its elements,
 * parents before children. The topmost part gets the id `root`.
 */
export function* linesOf(screen: Part): Generator<string> {
  for (const [key, value] of Object.entries(seedsOf(screen))) yield operationLine(`/state/${key}`, value);
  yield* elementLines('root', screen, new Set(['root']));
}

function* elementLines(id: string, { type, props, children, ...rest }: Part, taken: Set<string>): Generator<string> {
  const ids = children.map((child) => freshId(child.id, taken));
  const { on, repeat, visible } = rest;
  yield operationLine(`/elements/${id}`, definedOnly({ type, props, children: ids, on, repeat, visible }));
  for (const [index, child] of children.entries()) yield* elementLines(ids[index] ?? child.id, child, taken);
}

function operationLine(path: string, value: Json): string {
  return JSON.stringify({ op: 'add', path, value });
}

function seedsOf(screen: Part): JsonObject {
  const state: JsonObject = {};
  const waiting = [screen];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [pointer, value] of Object.entries(next.seeds ?? {})) plant(state, parsePointer(pointer), value);
    waiting.push(...next.children.toReversed());
  }
  return state;
}

/** Puts a value at a path, making the objects on the way; what stands there already stays. */
function plant(state: JsonObject, tokens: string[], value: Json): void {
  const last = tokens.at(-1);
  if (last === undefined) return;
  let target = state;
  for (const token of tokens.slice(0, -1)) {
    const inner = Object.hasOwn(target, token) ? target[token] : undefined;
    if (isJsonObject(inner)) target = inner;
    else if (inner === undefined) target = target[token] = {};
    else return;
  }
  if (!Object.hasOwn(target, last)) target[last] = value;
}
