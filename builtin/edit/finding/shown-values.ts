import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { boundPaths } from '#builtin/part.ts';
import { subtree } from '#builtin/edit/patch.ts';

/** The path in the state that a value is bound to; undefined for a literal. */
export function statePathOf(value: Json | undefined): string | undefined {
  const path = isJsonObject(value) ? (value['$state'] ?? value['$bindState']) : undefined;
  return typeof path === 'string' ? path : undefined;
}

/** The key that a value of a repeated element reads from its row. */
export function itemKeyOf(value: Json | undefined): string | undefined {
  const key = isJsonObject(value) ? value['$bindItem'] : undefined;
  return typeof key === 'string' && key !== '' ? key.replace(/^\//, '') : undefined;
}

/** The pointer to the value that a prop, or a part of one, shows: into the state if it is bound there. */
export function shownPointer(spec: Spec, id: string, ...path: (string | number)[]): string {
  const written = formatPointer(['elements', id, 'props', ...path]);
  const read = statePathOf(readPointer(spec, written) as Json | undefined);
  return read === undefined ? written : `/state${read}`;
}

/** The value that is shown: the one in the state if it is bound there. */
export function shownValue(spec: Spec, value: Json | undefined): Json | undefined {
  const path = statePathOf(value);
  return path === undefined ? value : (readPointer(spec, `/state${path}`) as Json | undefined);
}

/** The paths in the state that an element and everything inside it write to. */
export function writtenPaths(spec: Spec, id: string): string[] {
  return subtree(spec, id).flatMap((one) => boundPaths(spec.elements[one]?.props ?? {}));
}
