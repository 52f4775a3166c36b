import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { boundPaths } from '#builtin/part.ts';
import { subtree } from '#builtin/edit/patch.ts';

/** The path of the state that a value reads; undefined for what is written out. */
export function statePathOf(value: Json | undefined): string | undefined {
  const path = isJsonObject(value) ? (value['$state'] ?? value['$bindState']) : undefined;
  return typeof path === 'string' ? path : undefined;
}

/** The key that a value reads of the entry that its element is drawn for. */
export function itemKeyOf(value: Json | undefined): string | undefined {
  const key = isJsonObject(value) ? value['$bindItem'] : undefined;
  return typeof key === 'string' && key !== '' ? key.replace(/^\//, '') : undefined;
}

/** Where a prop, or a part of one, really stands: in the state where it is read from there. */
export function shownPointer(spec: Spec, id: string, ...path: (string | number)[]): string {
  const written = formatPointer(['elements', id, 'props', ...path]);
  const read = statePathOf(readPointer(spec, written) as Json | undefined);
  return read === undefined ? written : `/state${read}`;
}

/** A value as it is shown: that of the state where it is read from there. */
export function shownValue(spec: Spec, value: Json | undefined): Json | undefined {
  const path = statePathOf(value);
  return path === undefined ? value : (readPointer(spec, `/state${path}`) as Json | undefined);
}

/** What an element and all below it write into the state. */
export function writtenPaths(spec: Spec, id: string): string[] {
  return subtree(spec, id).flatMap((one) => boundPaths(spec.elements[one]?.props ?? {}));
}
