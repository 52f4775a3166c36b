import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { read } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';

/** Gives each field a state path below a base, such as `/form/email`. */
export function placeFields(fields: readonly Field[], base: string): Placed[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    const plain = /^[A-Za-z_][\w-]*$/.test(field.name) && !(field.name in {});
    const key = freshId(plain ? field.name : identifier(field.label, 'field'), taken);
    return { field, pointer: `${base}/${key}` };
  });
}

/** Params for an action of our own: the answer of each field, under its name; two of one name are told apart. */
export function answersOf(placed: readonly Placed[]): JsonObject {
  const taken = new Set<string>();
  return Object.fromEntries(placed.map(({ field, pointer }) => [freshId(field.name, taken), read(pointer)]));
}

/** True at a pointer where some state holds a value. */
export function holds(state: unknown, pointer: string): boolean {
  return isJsonObject(state) && readPointer(state, pointer) !== undefined;
}
