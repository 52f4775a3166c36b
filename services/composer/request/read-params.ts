import { formatFieldPath } from '#contract/request/field-path.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { paramsSizeFault } from '#contract/request/param-limits.ts';
import { Refusal } from '#contract/refusal.ts';
import { fromShorthand, isShorthand } from './shorthand.ts';
import { plainSchema, type Refuse } from './plain-schema.ts';
import { schemaFault } from './schema-fault.ts';

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
