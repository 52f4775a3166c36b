import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { readQuietly } from '../read-quietly.ts';
import { childIds, elementOf } from '#contract/spec/spec-tree.ts';

/** Ids below a repeat that read its items: all but those below a nested repeat, whose own id is included. */
export function templateIds(spec: Spec, repeater: string): string[] {
  const found = new Set<string>();
  const ahead = [...childIds(elementOf(spec, repeater) ?? { type: '', props: {}, children: [] })];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    const element = elementOf(spec, id);
    if (element === undefined || found.has(id)) continue;
    found.add(id);
    if (element.repeat === undefined) ahead.push(...childIds(element));
  }
  return [...found];
}

/** The objects in the list at a path; none when there is no such list, or it contains anything else. */
export function recordsAt({ state }: Spec, path: unknown): JsonObject[] {
  const list = typeof path === 'string' ? readQuietly(state, path) : undefined;
  return Array.isArray(list) && list.every(isJsonObject) ? list : [];
}

/** True for an element that shows or sends a field of the repeated item. */
export function readsItem(element: SpecElement): boolean {
  return [element.props, element.on ?? {}].some(holdsItem);
}

function holdsItem(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsItem);
  return isJsonObject(value) && (Object.hasOwn(value, '$bindItem') || Object.values(value).some(holdsItem));
}

/** The item fields that a value reads, at any depth. */
export function fieldsRead(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsRead);
  if (!isJsonObject(value)) return [];
  const field = value['$bindItem'] ?? value['$item'];
  return typeof field === 'string' ? [field] : Object.values(value).flatMap(fieldsRead);
}
