/** Any JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object of JSON values, by name. */
export type JsonObject = { readonly [key: string]: Json };

/** True for an object, which neither null nor a list is; what is in it is not looked at. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
