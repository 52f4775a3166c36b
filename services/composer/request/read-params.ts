import { formatFieldPath } from '#contract/request/field-path.ts';
import { type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { paramsSizeFault } from '#contract/request/param-limits.ts';
import { Refusal } from '#contract/refusal.ts';
import { fromShorthand, isShorthand } from './shorthand.ts';
import { type Refuse, plainSchema } from './plain-schema.ts';
import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readMember } from '#contract/json/json-pointer.ts';

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
