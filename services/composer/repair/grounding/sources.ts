import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import { formatPointer, isAtOrBelow, safeTokens } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject, memberOf } from '#contract/json/json.ts';
import type { ActionContext } from '#contract/request/compose-request.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { type StateUse, stateUses, writtenPaths } from '../bindings/state-uses.ts';
import type { PassContext } from '../pass.ts';
import { type Facts, factsOf } from './facts.ts';
import { currencyMentions } from './figure.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { type RowIndex, rowIndex } from './same-rows.ts';

/** Additional context of these passes: the prompt, and what the user did. */
export type GroundingContext = PassContext & { prompt: string; actionContext: ActionContext | undefined };

/** Indexes of what the caller sent, each built on first use because they may be large. */
export type Sources = {
  /** Facts that do not change: none that a control or an action writes. */
  facts: () => Facts;
  /** The lists of records among them. */
  rows: () => readonly RowIndex[];
  known: () => KnownFacts;
  /** True for a currency that the caller mentions. */
  isGiven: (currency: string) => boolean;
};

/** The sources for the passes over one spec. */
export function sourcesOf(spec: Spec, context: GroundingContext): Sources {
  const facts = once(() => constantFacts(spec, context));
  const mentions = once(() => currencyMentions(`${context.prompt} ${JSON.stringify(context.data)}`));
  return {
    facts,
    rows: once(() => facts().lists.flatMap((list) => rowIndex(list) ?? [])),
    known: once(() => knownFacts(context)),
    isGiven: (currency) => mentions()(currency),
  };
}

function constantFacts(spec: Spec, { data, definitionOf }: PassContext): Facts {
  const written = new Set(writtenPaths(stateUses(spec, definitionOf)));
  const seeded = Object.entries(data).filter(([key, value]) => sameJson(memberOf(spec.state, key) ?? null, value));
  const facts = factsOf(Object.fromEntries(seeded), (pointer) => written.has(pointer) || !isStatePointer(pointer));
  const isPartlyWritten = (pointer: string): boolean => [...written].some((path) => path.startsWith(`${pointer}/`));
  return { ...facts, lists: facts.lists.filter(({ pointer }) => !isPartlyWritten(pointer)) };
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The part of the state that only the model has filled, and how the spec uses the state. */
type OwnState = {
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
