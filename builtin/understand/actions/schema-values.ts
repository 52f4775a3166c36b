import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';

/** A value as a schema; what is none is one that says nothing. */
export function asSchema(member: Json): JsonObject {
  return isJsonObject(member) ? member : {};
}

/** The type that a schema asks for: of several the first that is not `null`. */
export function typeOf(schema: JsonObject): string | undefined {
  const { type } = schema;
  const first = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  if (typeof first === 'string') return first;
  return isJsonObject(schema['properties']) ? 'object' : undefined;
}

/** A text that says something, on one line and cut to 300 characters; undefined for anything else. */
export function textIn(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 300) : undefined;
}

/** A finite number; undefined for anything else. */
export function numberIn(value: Json | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
