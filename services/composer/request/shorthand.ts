import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Refuse } from './plain-schema.ts';

const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

// Keywords at the root of a schema, grouped by their values, since a param may have the same name. A param's value is an
// object, which these never have:
const NEVER_OBJECTS = new Set(
  (
    'type title description required enum format pattern $ref $schema $id $comment $anchor allOf anyOf oneOf examples ' +
    'minProperties maxProperties minLength maxLength minimum maximum deprecated readOnly writeOnly nullable'
  ).split(' '),
);
// These may have one, but describe no members of an object:
const ELSEWHERE = new Set('items prefixItems contains const default not if then else propertyNames'.split(' '));
// And these describe members:
const OF_MEMBERS = new Set(
  (
    'properties patternProperties additionalProperties unevaluatedProperties $defs definitions dependencies ' +
    'dependentSchemas dependentRequired'
  ).split(' '),
);

/**
 * True for params that are listed without a JSON Schema around them, `{amount: {description: "…"}}`, or next to its keywords
 * without `properties`.
 */
export function isShorthand(params: JsonObject): boolean {
  const { properties, $ref, allOf, anyOf, oneOf } = params;
  const isSchema = properties !== undefined || typeof $ref === 'string' || [allOf, anyOf, oneOf].some(Array.isArray);
  return !isSchema && paramNames(params).length > 0;
}

/** The schema that a shorthand means. */
export function fromShorthand(params: JsonObject, refuse: Refuse): JsonObject {
  const names = new Set(paramNames(params));
  const properties = [...names].map((name): [string, Json] => [name, schemaOf(name, params[name] ?? null, refuse)]);
  const keywords = Object.entries(params).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(keywords), properties: Object.fromEntries(properties) };
}

function paramNames(params: JsonObject): string[] {
  const isTyped = [params['type'] ?? []].flat().some((type) => TYPES.has(type));
  const names = Object.keys(params).filter((name) => {
    if (OF_MEMBERS.has(name)) return false;
    if (NEVER_OBJECTS.has(name) || isTyped) return isJsonObject(params[name]) && !(isTyped && isNoise(name));
    return true;
  });
  // Keywords without any param are an empty schema.
  return names.some((name) => !ELSEWHERE.has(name) || isJsonObject(params[name])) ? names : [];
}

function isNoise(name: string): boolean {
  return ELSEWHERE.has(name) || name.startsWith('x-') || name.startsWith('$');
}

function schemaOf(name: string, value: Json, refuse: Refuse): Json {
  if (isJsonObject(value) || typeof value === 'boolean') return value;
  if (typeof value === 'string') return TYPES.has(value) ? { type: value } : { description: value };
  return refuse([name], 'must be a JSON Schema, such as {"type": "string"}');
}
