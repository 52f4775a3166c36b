import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import type { JsonFault } from '../json/json-fault.ts';
import { LIMITS } from '../limits.ts';

/**
 * Why the JSON Schema of an action's params is too large, first fault only: too many params, too many characters, nested too
 * deep, an `enum` too long. The value must not be too deep to serialize. Undefined when it fits.
 */
export function paramsSizeFault(params: JsonObject): JsonFault | undefined {
  const count = paramCount(params);
  if (count > LIMITS.actionParamsMaxItems) {
    return { path: [], message: `declares ${count} params; at most ${LIMITS.actionParamsMaxItems} are allowed` };
  }
  const chars = JSON.stringify(params).length;
  if (chars > LIMITS.actionParamsMaxChars) {
    return { path: [], message: `has ${chars} chars serialized; at most ${LIMITS.actionParamsMaxChars} are allowed` };
  }
  return nestedFault(params, []);
}

/** Number of params that a schema declares: those it describes and those it only requires. */
export function paramCount(params: JsonObject): number {
  const { properties, required } = params;
  if (properties === undefined && required === undefined) return Object.values(params).filter(isJsonObject).length;
  const names = new Set<Json>(isJsonObject(properties) ? Object.keys(properties) : []);
  if (Array.isArray(required)) for (const name of required) names.add(name);
  return names.size;
}

function nestedFault(value: Json, path: readonly PropertyKey[]): JsonFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= LIMITS.actionParamsMaxDepth) {
    return {
      path: [...path],
      message: `is nested too deep; at most ${LIMITS.actionParamsMaxDepth} levels are allowed in \`params\``,
    };
  }
  if (Array.isArray(value)) {
    if (path.at(-1) === 'enum' && value.length > LIMITS.enumMaxItems) {
      return { path: [...path], message: `has ${value.length} entries; at most ${LIMITS.enumMaxItems} are allowed` };
    }
    return firstFault(value.entries(), path);
  }
  return firstFault(Object.entries(value), path);
}

function firstFault(
  members: Iterable<readonly [PropertyKey, Json]>,
  path: readonly PropertyKey[],
): JsonFault | undefined {
  for (const [key, member] of members) {
    const fault = nestedFault(member, [...path, key]);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
