import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, parsePointer, readMember, readPointer } from '#contract/json/json-pointer.ts';

/** The values around an element: the state, and where in it stands the item of the repeat around the element. */
export type Surroundings = { state: JsonObject; itemPath: string | undefined };

/** A value with its expressions resolved; undefined where one reads nothing. */
export function resolve(value: Json, around: Surroundings): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => resolve(item, around) ?? null);
  if (!isJsonObject(value)) return value;
  const path = pathOf(value, around);
  if (path !== undefined) return readPointer(around.state, path) as Json | undefined;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, resolve(member, around) ?? null]));
}

/** The state path that an expression reads or writes, or undefined for a value that is no expression. */
export function pathOf(value: Json | undefined, { itemPath }: Surroundings): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const path = value['$state'] ?? value['$bindState'];
  if (typeof path === 'string') return path;
  const field = value['$bindItem'];
  if (typeof field !== 'string' || itemPath === undefined) return undefined;
  return field === '' ? itemPath : itemPath + formatPointer(field.split('/'));
}

/** Writes into the state as a renderer does: objects on the way are made. */
export function write(state: JsonObject, path: string, value: Json): void {
  const tokens = parsePointer(path);
  const last = tokens.pop();
  let container: Json = state;
  for (const token of tokens) {
    const next = readMember(container, token) as Json | undefined;
    if (typeof next === 'object' && next !== null) container = next;
    else {
      const made: JsonObject = {};
      (container as JsonObject)[token] = made;
      container = made;
    }
  }
  if (last !== undefined) (container as JsonObject)[last] = value;
}
