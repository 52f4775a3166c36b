import type { Json, JsonObject } from '../json/json.ts';
import { parsePointer } from '../json/json-pointer.ts';
import { interpret } from './interpret.ts';

/** A computed part of a state: a JSON Pointer into it, and a JMESPath expression over it. */
export type DerivedPart = { readonly path: string; readonly expression: string };

/**
 * A state with other data, and with everything that was computed from the data computed again, in the order given. What
 * cannot be computed from the new data is null: a fact that was true of the old data is never kept. Nothing is changed in
 * place.
 */
export function refreshDerivedState(state: JsonObject, derived: readonly DerivedPart[], data: JsonObject): JsonObject {
  let refreshed: JsonObject = { ...state, ...data };
  // Until it is computed, a later fact is absent, as it was when the screen was composed.
  const keys = derived.map(({ path }) => parsePointer(path)[0] ?? '');
  for (const key of keys) refreshed = without(refreshed, key);
  for (const [place, { expression }] of derived.entries()) {
    const key = keys[place] ?? '';
    if (key !== '') refreshed = { ...refreshed, [key]: computed(refreshed, expression) };
  }
  return refreshed;
}

function computed(state: JsonObject, expression: string): Json {
  try {
    const { value } = interpret(expression, state);
    // A copy: the result may share parts with the data, or hold one part several times.
    return JSON.parse(JSON.stringify(value)) as Json;
  } catch {
    return null;
  }
}

function without(object: JsonObject, key: string): JsonObject {
  const { [key]: _, ...others } = object;
  return others;
}
