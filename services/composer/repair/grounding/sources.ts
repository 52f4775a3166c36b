import { memberOf } from '#contract/json/json.ts';
import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import type { ActionContext } from '#contract/request/compose-request.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';
import { stateUses, writtenPaths } from '../bindings/state-uses.ts';
import { currencyMentions } from './figure.ts';
import { type Facts, factsOf } from './facts.ts';
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
