import type { Definition } from '#catalog/definition.ts';
import type { ActionDeclaration } from '#contract/compose-request.ts';
import type { JsonObject } from '#contract/json.ts';
import type { Spec } from '#contract/spec.ts';
import type { RepairName } from './repairs.ts';

/** One repair that was made: the rule that made it, and where in the spec. */
export type Repair = { rule: RepairName; pointer: string };

/** What finishing passes work with, besides the spec. A compose input with `definitionOf` fits. */
export type PassContext = {
  /** Catalog and custom components by name. */
  definitionOf: (type: string) => Definition | undefined;
  actions: readonly ActionDeclaration[];
  actionPolicy: 'open' | 'declared_only';
  /** The caller's facts, as they stand in the spec's state; never changed. */
  data: JsonObject;
  /** What an edit started from; what is unchanged since then is touched only where the contract demands it. */
  priorSpec: Spec | undefined;
  /** The components that the caller's renderer can draw, the caller's own included; absent, all. */
  componentProfile?: ReadonlySet<string> | undefined;
};

/** A better spec, which shares what is unchanged with the one before, and what was repaired. */
export type PassResult = { spec: Spec; repairs: Repair[] };

/** A pure step from a draft to a better one. */
export type Pass = (spec: Spec, context: PassContext) => PassResult;
