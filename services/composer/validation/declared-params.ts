import { isExpression } from '#catalog/compiler/validate/expression.ts';
import { each, fault, type Findings, join, NONE, show } from '#catalog/compiler/validate/finding.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { isParamName } from '#contract/request/param-schemas.ts';
import { literalObjection } from './literal-judge.ts';

/**
 * The faults of an action's params against its declared JSON Schema: names that are neither in `properties` nor required
 * (unless the schema allows others), missing required ones, and literals that the schema of their param refuses, for
 * example by type, `enum`, `minimum` or `maxLength`. Expressions are not checked. Without a schema all params are valid.
 *
 * Source: service spec, "Action declaration", `params`.
 */
export function checkDeclaredParams(params: JsonObject, schema: JsonObject | undefined): Findings {
  if (schema === undefined || !isJsonObject(schema.properties)) return NONE;
  const { properties, required, additionalProperties = false } = schema;
  const names = (Array.isArray(required) ? required : []).filter((name) => typeof name === 'string');
  const surplus = each(Object.keys(params), (name) => {
    if (Object.hasOwn(properties, name)) return literalFaults(params[name], properties[name]);
    return additionalProperties === false && !names.includes(name) ? unknownParam(name, properties) : NONE;
  });
  const absent = each(names, (name) =>
    Object.hasOwn(params, name) || !isParamName(name)
      ? NONE
      : fault('missing_param', `The action requires the param ${show(name)}.`),
  );
  return join(surplus, absent);
}

function unknownParam(name: string, properties: JsonObject): Findings {
  const known = Object.keys(properties).slice(0, 10).join(', ') || 'none';
  return fault('unknown_param', `The action takes no param ${show(name)}; its params are ${known}.`, { op: 'remove' });
}

/** True for a literal that satisfies the JSON Schema of its param. */
export function isParamValue(value: Json, schema: JsonObject): boolean {
  return literalFaults(value, schema) === NONE;
}

function literalFaults(value: Json | undefined, property: Json | undefined): Findings {
  if (value === null || value === undefined || isExpression(value) || !isJsonObject(property)) return NONE;
  const types = [property.type].flat().filter((type) => typeof type === 'string');
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) {
    return fault('bad_param', `The action wants ${types.join(' or ')} here, not ${show(value)}.`);
  }
  const menu = property.enum;
  if (Array.isArray(menu) && !menu.some((entry) => sameJson(entry, value))) {
    return fault('bad_param', `${show(value)} is none of ${menu.slice(0, 10).map(show).join(', ')}.`);
  }
  const objection = literalObjection(value, property);
  return objection === undefined ? NONE : fault('bad_param', `The param ${objection}; ${show(value)} does not fit.`);
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isJsonObject(value);
    case 'null':
      return value === null;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}
