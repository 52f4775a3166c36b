import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer, isAtOrBelow } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { safeTokens } from '#contract/json/safe-tokens.ts';
import { stateUses, type StateUse, writtenPaths } from '../bindings/state-uses.ts';
import type { GroundingContext } from './sources.ts';

/** The part of the state that only the model has filled, and how the spec uses the state. */
export type OwnState = {
  /** Top-level members that are neither the caller's nor the user's. */
  members: JsonObject;
  uses: readonly StateUse[];
  /** True for a path that a control or an action writes, or that contains or is inside such a path. */
  isWritten(pointer: string): boolean;
};

/** The state that a model made up: everything but the data, the prior spec's state and what the user entered. */
export function ownState(spec: Spec, { data, priorSpec, actionContext, definitionOf }: GroundingContext): OwnState {
  const given: JsonObject = { ...priorSpec?.state, ...actionContext?.params, ...actionContext?.state, ...data };
  const uses = stateUses(spec, definitionOf);
  const written = writtenPaths(uses);
  return {
    members: Object.fromEntries(Object.entries(spec.state).filter(([key]) => !Object.hasOwn(given, key))),
    uses,
    isWritten: (pointer) => written.some((path) => isAtOrBelow(path, pointer) || isAtOrBelow(pointer, path)),
  };
}

/** The members without those at some paths; objects on the way stay. */
export function withoutMembers(members: JsonObject, pointers: Iterable<string>): JsonObject {
  const kept: { [key: string]: Json } = { ...members };
  for (const pointer of pointers) {
    const [key = '', ...rest] = safeTokens(pointer);
    const member = kept[key];
    if (rest.length === 0) delete kept[key];
    else if (isJsonObject(member)) kept[key] = withoutMembers(member, [formatPointer(rest)]);
  }
  return kept;
}
