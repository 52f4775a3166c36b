import type { ComposeRequest, JsonObject } from './types.ts';

/** Members of a request that a foreign client may send beside its prompt; whatever else it sends is its own. */
const MEMBERS = [
  'ui_type',
  'mode',
  'data',
  'actions',
  'action_policy',
  'action_context',
  'custom_components',
  'max_operations',
  'metadata',
] as const satisfies readonly (keyof ComposeRequest)[];

/** The members of a request among what a foreign client sent. */
export function requestMembers(sent: JsonObject): Partial<ComposeRequest> {
  return Object.fromEntries(MEMBERS.flatMap((name) => (name in sent ? [[name, sent[name]]] : [])));
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
