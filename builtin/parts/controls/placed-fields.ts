import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { read } from '#builtin/part.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';

/** Gives each field a state path below a base, such as `/form/email`. */
export function placeFields(fields: readonly Field[], base: string): Placed[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    const isPlain = /^[A-Za-z_][\w-]*$/.test(field.name) && !(field.name in {});
    const key = freshId(isPlain ? field.name : identifier(field.label, 'field'), taken);
    return { field, pointer: `${base}/${key}` };
  });
}

/** Gives each field of an object its state path: under its own name, because the object is sent as a whole. */
export function placeMembers(fields: readonly Field[], base: string): Placed[] {
  return fields.map((field) => ({ field, pointer: base + formatPointer([field.name]) }));
}

/** Params for an invented action: the value of each field under its name, which is numbered when two fields share it. */
export function answersOf(placed: readonly Placed[]): JsonObject {
  const taken = new Set<string>();
  return Object.fromEntries(placed.map(({ field, pointer }) => [freshId(field.name, taken), read(pointer)]));
}

/** True when the state has a value at the pointer. */
export function hasValueAt(state: unknown, pointer: string): boolean {
  return isJsonObject(state) && readPointer(state, pointer) !== undefined;
}
