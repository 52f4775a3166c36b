import { isJsonObject, type Json } from '#contract/json.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';

/** Members whose text is a path of the state: expressions, list targets, and the flags that open overlays. */
const PATH_KEYS = new Set(['$state', '$bindState', 'statePath', 'clearStatePath', 'openPath']);

/**
 * Rewrites every state path that the elements hold, in props, params, conditions and repeats. Elements without a
 * changed path stay the same object.
 */
export function mapPaths(spec: Spec, rename: (path: string) => string): Spec {
  const elements: { [id: string]: SpecElement } = {};
  let changed = false;
  for (const [id, element] of Object.entries(spec.elements)) {
    const mapped = mapValue(element, rename) as SpecElement;
    elements[id] = mapped;
    changed ||= mapped !== element;
  }
  return changed ? { ...spec, elements } : spec;
}

function mapValue(value: Json, rename: (path: string) => string): Json {
  if (Array.isArray(value)) {
    const mapped = value.map((item) => mapValue(item, rename));
    return mapped.every((item, index) => item === value[index]) ? value : mapped;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, member]): [string, Json] => [
    key,
    PATH_KEYS.has(key) && typeof member === 'string' ? rename(member) : mapValue(member, rename),
  ]);
  return entries.every(([key, member]) => member === value[key]) ? value : Object.fromEntries(entries);
}
