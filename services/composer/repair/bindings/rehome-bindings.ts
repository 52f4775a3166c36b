import { isJsonObject } from '#contract/json.ts';
import { readMember } from '#contract/json-pointer.ts';
import type { Spec } from '#contract/spec.ts';
import { inputKey } from './input-key.ts';
import { mapPaths } from './map-paths.ts';
import { isUntouched, type PassContext, type PassResult } from '../pass.ts';
import { readQuietly } from '../read-quietly.ts';
import { safeTokens } from '#contract/safe-tokens.ts';
import { stateUses, type StateUse } from './state-uses.ts';

/**
 * Moves what controls write to a separate path when the state has no place for it: inside an object of the caller's data,
 * which gets no new members, below a value that is not an object, or where an object is. `/order/note` becomes
 * `/input/order/note` everywhere in the spec. A control that an edit has not changed keeps its path.
 */
export function rehomeBindings(spec: Spec, context: PassContext): PassResult {
  const moved = new Map<string, string>();
  const repairs = stateUses(spec, context.definitionOf).flatMap((use) => {
    if ((use.how !== 'bound' && use.how !== 'opened') || moved.has(use.path)) return [];
    if (isUntouched(spec, use.element, context)) return [];
    if (!lacksRoom(spec, use.path, context) && !holdsRecord(spec, use)) return [];
    moved.set(use.path, `/${inputKey(spec, context)}${use.path}`);
    return [{ rule: 'rehome-binding' as const, pointer: `/state${use.path}` }];
  });
  if (moved.size === 0) return { spec, repairs: [] };
  return { spec: mapPaths(spec, (path) => moved.get(path) ?? path), repairs };
}

function lacksRoom(spec: Spec, path: string, { data }: PassContext): boolean {
  const tokens = safeTokens(path);
  let container: unknown = spec.state;
  for (const token of tokens) {
    const member = readMember(container, token);
    if (member === undefined) return !isJsonObject(container) || (container !== spec.state && isCallers(tokens, data));
    container = member;
  }
  return false;
}

/** True for a control that writes a single value where the state has an object. */
function holdsRecord({ state }: Spec, use: StateUse): boolean {
  if (use.how !== 'bound' || use.prop === undefined) return false;
  const takes = [use.prop.kind].flat().some((kind) => ['object', 'record', 'array', 'any'].includes(kind));
  return !takes && isJsonObject(readQuietly(state, use.path));
}

function isCallers([top = '']: string[], data: PassContext['data']): boolean {
  return Object.hasOwn(data, top);
}
