import type { JsonObject } from './json.ts';
import type { ComposeRequest } from './types.ts';

/** Members of a compose request that a client of another protocol may send beside its prompt; others are ignored. */
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

/** The members of a compose request among those that a client of another protocol sent. */
export function requestMembers(sent: JsonObject): Partial<ComposeRequest> {
  return Object.fromEntries(MEMBERS.flatMap((name) => (name in sent ? [[name, sent[name]]] : [])));
}
