/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** A JSON object. Its keys come from callers, so read it with `Object.hasOwn`, never through the prototype. */
export type JsonObject = { [key: string]: Json };

/** True for a plain JSON object: neither null nor an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member of an object, never an inherited one such as `toString`. */
export function memberOf(object: JsonObject | undefined, key: string): Json | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
