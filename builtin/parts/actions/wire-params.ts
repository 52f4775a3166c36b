import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Scalar } from '#builtin/understand/values/value-kind.ts';

/** Finds the value for a param, as an expression that reads the state; undefined when there is none. */
export type Lookup = (field: Field) => Json | undefined;

/**
 * The params of an action, each bound to the first lookup that knows it, and the fields that no lookup knows. A plain
 * fixed value is used as it is; a fixed null, list or object counts as missing, because params cannot hold it.
 */
export function wireParams(action: Action, lookups: readonly Lookup[]): { params: JsonObject; missing: Field[] } {
  const params: JsonObject = {};
  const missing: Field[] = [];
  for (const field of action.fields) {
    const value = isPlain(field.fixed)
      ? field.fixed
      : field.fixed === undefined
        ? firstValue(lookups, field)
        : undefined;
    if (value === undefined) missing.push(field);
    else params[field.name] = value;
  }
  return { params, missing };
}

function firstValue(lookups: readonly Lookup[], field: Field): Json | undefined {
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
 * The value of a param for something with the given name: the listed value or label with the same words, or the name
 * itself when the schema allows any text. Undefined when the schema would refuse it.
 */
export function literalFor({ choices, allowedValues }: Field, words: string): Scalar | undefined {
  if (allowedValues === undefined) return words;
  const wanted = joined(words);
  if (wanted === '') return undefined;
  const chosen = choices?.find(({ value, label }) => joined(value) === wanted || joined(label) === wanted)?.value;
  return chosen === undefined ? undefined : allowedValues.find((value) => String(value) === chosen);
}

function joined(text: string): string {
  return wordsOf(text).join(' ');
}
