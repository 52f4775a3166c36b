import type { JsonObject } from '#contract/json/json.ts';
import type { ActionBinding } from '#contract/spec/spec.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { bindingOf } from './action-button.ts';
import { hostedParams } from './hosted-params.ts';
import { wireParams, type Lookup } from './wire-params.ts';

/** What firing an action does, its params answered by the lookups, and the places that the host fills for the rest. */
export function wiredBinding(
  action: Action,
  lookups: readonly Lookup[],
  u: Understanding,
): { commit: ActionBinding; seeds: JsonObject } {
  const { params, missing } = wireParams(action, lookups);
  const hosted = hostedParams(missing, u);
  return { commit: bindingOf(action, { ...params, ...hosted.params }, u.copy), seeds: hosted.seeds };
}
