import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Field } from '#builtin/understand/fields/field.ts';

/** Finds the live value that answers a param, as an expression; undefined when it has none. */
export type Lookup = (field: Field) => Json | undefined;

/**
 * The params of an action, each bound to the first lookup that answers it, and the fields that nothing answers. A
 * fixed value is taken as it is; one that has no place in params (null, a list, an object) is read from a seeded place.
 */
export function wireParams(action: Action, lookups: readonly Lookup[]): { params: JsonObject; missing: Field[] } {
  const params: JsonObject = {};
  const missing: Field[] = [];
  for (const field of action.fields) {
    const value = isPlain(field.fixed) ? field.fixed : field.fixed === undefined ? first(lookups, field) : undefined;
    if (value === undefined) missing.push(field);
    else params[field.name] = value;
  }
  return { params, missing };
}

function first(lookups: readonly Lookup[], field: Field): Json | undefined {
  for (const lookup of lookups) {
    const value = lookup(field);
    if (value !== undefined) return value;
  }
  return undefined;
}

function isPlain(value: Json | undefined): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
