import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { parsePointer } from '#contract/json/json-pointer.ts';
import { freshId } from './fresh-id.ts';
import { definedOnly, type Part, type Step } from './part.ts';

/**
 * Writes a screen as a model would, one operation a line: first the initial state and the views, then the elements,
 * parents before children. The topmost part gets the id `root`.
 */
export function* linesOf(screen: Part): Generator<string> {
  for (const [key, value] of Object.entries(seedsOf(screen))) yield lineOf('add', `/state/${key}`, value);
  for (const { views = {} } of partsOf(screen)) {
    for (const [pointer, { query }] of Object.entries(views)) yield lineOf('view', `/state${pointer}`, query);
  }
  yield* elementLines('root', screen, new Set(['root']));
}

function* elementLines(id: string, { type, props, children, ...rest }: Part, taken: Set<string>): Generator<string> {
  const ids = children.map((child) => freshId(child.id, taken));
  const { on, repeat, visible } = rest;
  yield lineOf('add', `/elements/${id}`, definedOnly({ type, props, children: ids, on, repeat, visible }));
  for (const [index, child] of children.entries()) yield* elementLines(ids[index] ?? child.id, child, taken);
}

function lineOf(op: Step['op'], path: string, value: Json): string {
  return JSON.stringify({ op, path, value });
}

function* partsOf(screen: Part): Generator<Part> {
  yield screen;
  for (const child of screen.children) yield* partsOf(child);
}

function seedsOf(screen: Part): JsonObject {
  const state: JsonObject = {};
  for (const { seeds = {} } of partsOf(screen)) {
    for (const [pointer, value] of Object.entries(seeds)) plant(state, parsePointer(pointer), value);
  }
  return state;
}

/** Sets a value at a path and creates the objects on the way. An existing value is kept. */
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
