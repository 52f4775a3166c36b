import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readMember } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { Refusal } from '#contract/refusal.ts';
import { formatFieldPath } from '#contract/request/field-path.ts';
import { paramsSizeFault } from '#contract/request/param-limits.ts';
import { type Refuse, plainSchema } from './plain-schema.ts';

/**
 * Normalizes the JSON Schema of an action's params: type `object`, `properties` that are objects, `required` that names some
 * of them, references resolved, alternatives that differ only in `null` merged. Accepts any form whose meaning is clear and
 * refuses the rest.
 *
 * @param field path of the params in the request, such as `actions[0].params`
 * @throws Refusal BAD_REQUEST that names the place
 *
 * Source: service spec, "Action declaration", `params`.
 */
export function readParams(params: JsonObject, field: string): JsonObject {
  const isShort = isShorthand(params);
  const refuse: Refuse = (path, message) => {
    // In a shorthand `properties` is not part of the caller's path.
    const inside = isShort && path[0] === 'properties' ? path.slice(1) : path;
    const steps = formatFieldPath(inside);
    const place = steps === '' ? field : `${field}${steps.startsWith('[') ? '' : '.'}${steps}`;
    throw new Refusal('BAD_REQUEST', `\`${place}\` ${message}.`, { field: place });
  };
  const schema = withRequired(isShort ? fromShorthand(params, refuse) : params);
  const fault = schemaFault(schema);
  if (fault !== undefined) refuse(fault.path, `is no valid JSON Schema: ${fault.message}`);
  const plain = plainSchema(schema, refuse);
  const { type = 'object' } = plain;
  if (type !== 'object' && !(Array.isArray(type) && type.includes('object'))) {
    refuse([], 'must be a JSON Schema of type "object"');
  }
  const size = paramsSizeFault(plain);
  if (size !== undefined) refuse([], `${size.message}, its references resolved`);
  return { ...plain, type: 'object' };
}

// `required: true` on a param is obsolete JSON Schema, but its meaning is clear.
function withRequired(schema: JsonObject): JsonObject {
  const { properties, required = [] } = schema;
  if (!isJsonObject(properties) || !Array.isArray(required)) return schema;
  const marked = Object.entries(properties).filter(
    ([, member]) => isJsonObject(member) && typeof member['required'] === 'boolean',
  );
  if (marked.length === 0) return schema;
  const plain = marked.map(([name, member]) => {
    const { required: _, ...rest } = member as JsonObject;
    return [name, rest] as const;
  });
  const named = marked.filter(([, member]) => (member as JsonObject)['required'] === true).map(([name]) => name);
  return {
    ...schema,
    properties: { ...properties, ...Object.fromEntries(plain) },
    required: [...new Set([...required, ...named])],
  };
}

/** Why a value is not a JSON Schema: the path, and what is wrong there. */
type SchemaFault = { path: PropertyKey[]; message: string };

// Schemas are only validated as documents, never compiled or run: a caller's regular expression could take forever.
const OPTIONS = { strict: false, validateFormats: false, logger: false } as const;

// Compiled at startup: compiling takes as long as many requests, and an interrupted compilation would leave an unusable
// validator.
const JUDGES = [new Ajv2020(OPTIONS), new Ajv(OPTIONS)];
for (const judge of JUDGES) void judge.validateSchema({});

/**
 * What is wrong with a JSON Schema of draft 2020-12, or of draft 7 where the two differ (`items` as a list). Undefined when
 * it is valid.
 *
 * Source: JSON Schema draft 2020-12 and draft 7, meta-schemas.
 */
function schemaFault({ $schema: _dialect, $id: _id, ...schema }: JsonObject): SchemaFault | undefined {
  let fault: SchemaFault | undefined;
  for (const judge of JUDGES) {
    if (judge.validateSchema(schema) === true) return undefined;
    const [first] = judge.errors ?? [];
    fault ??= { path: stepsIn(schema, first?.instancePath ?? ''), message: wordsOf(first) };
  }
  return fault;
}

const NOUNS: Record<string, string> = { array: 'an array', integer: 'an integer', object: 'an object' };

// The validator's own words leave out what is allowed.
function wordsOf(fault: ErrorObject | undefined): string {
  const { type, allowedValues } = (fault?.params ?? {}) as { type?: string | string[]; allowedValues?: unknown[] };
  if (type !== undefined)
    return `must be ${[type]
      .flat()
      .map((name) => NOUNS[name] ?? `a ${name}`)
      .join(' or ')}`;
  if (allowedValues !== undefined)
    return `must be one of ${allowedValues.map((value) => JSON.stringify(value)).join(', ')}`;
  return fault?.keyword === 'uniqueItems' ? 'must list no entry twice' : (fault?.message ?? 'it says nothing');
}

// The path may contain names that our pointers must not.
function stepsIn(schema: unknown, pointer: string): PropertyKey[] {
  let value = schema;
  return pointer
    .split('/')
    .slice(1)
    .map((token) => {
      const name = token.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(name) : name;
      value = readMember(value, name);
      return step;
    });
}

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
function isShorthand(params: JsonObject): boolean {
  const { properties, $ref, allOf, anyOf, oneOf } = params;
  const isSchema = properties !== undefined || typeof $ref === 'string' || [allOf, anyOf, oneOf].some(Array.isArray);
  return !isSchema && paramNames(params).length > 0;
}

/** The schema that a shorthand means. */
function fromShorthand(params: JsonObject, refuse: Refuse): JsonObject {
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
