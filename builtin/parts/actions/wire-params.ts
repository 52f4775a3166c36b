import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Scalar } from '#builtin/understand/data/value-kind.ts';

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

/**
 * The value that a param takes for a thing called so: of those that its schema lists the one that sounds like it, else
 * the words themselves where the schema takes any text; undefined where it would refuse them.
 */
export function literalFor({ choices, takes }: Field, words: string): Scalar | undefined {
  if (takes === undefined) return words;
  const sound = flat(words);
  if (sound === '') return undefined;
  const chosen = choices?.find(({ value, label }) => flat(value) === sound || flat(label) === sound)?.value;
  return chosen === undefined ? undefined : takes.find((value) => String(value) === chosen);
}

function flat(text: string): string {
  return wordsOf(text).join(' ');
}
