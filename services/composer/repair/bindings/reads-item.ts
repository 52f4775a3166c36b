import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';

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
