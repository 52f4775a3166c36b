import { isDeepStrictEqual } from 'node:util';
import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';

/** What is wrong with a spec that answers a request, whatever the request: promises of the contract that it breaks. */
export function faultsOfSpec(body: JsonObject, spec: Json): string[] {
  if (!isJsonObject(spec)) return ['the operations come to no object'];
  return [...invalid(body, spec), ...unwired(body, spec), ...altered(body, spec)];
}

// In an edit, what was wrong before the edit may stay.
function invalid(body: JsonObject, spec: JsonObject): string[] {
  if (body['mode'] === 'edit' || body['custom_components'] !== undefined) return [];
  return validateSpec(spec, { definitionOf, tolerance: 'emitted' }).map(({ code, pointer }) => `${code} at ${pointer}`);
}

function unwired(body: JsonObject, spec: JsonObject): string[] {
  const bound = new Set(actionsIn(spec['elements'] ?? {}));
  const declared = (body['actions'] ?? []) as { name: string; required?: boolean }[];
  return declared
    .filter(({ name, required }) => required === true && !bound.has(name))
    .map(({ name }) => `the required action ${JSON.stringify(name)} is not wired`);
}

function actionsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(actionsIn);
  if (!isJsonObject(value)) return [];
  const own = typeof value['action'] === 'string' ? [value['action']] : [];
  return [...own, ...Object.values(value).flatMap(actionsIn)];
}

function altered(body: JsonObject, spec: JsonObject): string[] {
  const data = isJsonObject(body['data']) ? body['data'] : {};
  const state = isJsonObject(spec['state']) ? spec['state'] : {};
  return Object.entries(data)
    .filter(([name, value]) => !Object.hasOwn(state, name) || !isDeepStrictEqual(state[name], value))
    .map(([name]) => `the fact ${JSON.stringify(name)} is not in the state as it was given`);
}
