import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { mapJson } from '../map-json.ts';

/** Members whose text is a state path: expressions, list targets, and the flags that open overlays. */
const PATH_KEYS = new Set(['$state', '$bindState', 'statePath', 'clearStatePath', 'openPath']);

/**
 * Rewrites every state path in the elements: props, params, conditions and repeats. Elements without a changed path stay
 * the same object.
 */
export function mapPaths(spec: Spec, rename: (path: string) => string): Spec {
  const elements: { [id: string]: SpecElement } = {};
  let changed = false;
  for (const [id, element] of Object.entries(spec.elements)) {
    const mapped = mapJson(element as unknown as JsonObject, (part) => mapMembers(part, rename));
    elements[id] = mapped as unknown as SpecElement;
    changed ||= elements[id] !== element;
  }
  return changed ? { ...spec, elements } : spec;
}

function mapMembers(part: Json, rename: (path: string) => string): Json {
  if (!isJsonObject(part)) return part;
  const renamed = Object.entries(part).map(([key, member]): [string, Json] => [
    key,
    PATH_KEYS.has(key) && typeof member === 'string' ? rename(member) : member,
  ]);
  return renamed.every(([key, member]) => member === part[key]) ? part : Object.fromEntries(renamed);
}
