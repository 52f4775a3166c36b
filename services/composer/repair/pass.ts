import type { Definition } from '#catalog/definition.ts';
import type { ActionDeclaration } from '#contract/compose-request.ts';
import type { JsonObject } from '#contract/json.ts';
import type { Spec } from '#contract/spec.ts';
import type { RepairName } from './repairs.ts';

/** One repair: its name, and where in the spec it was made. */
export type Repair = { rule: RepairName; pointer: string };

/** The context of passes. A compose input with `definitionOf` fits. */
export type PassContext = {
  /** Finds catalog and custom components by name. */
  definitionOf: (type: string) => Definition | undefined;
  actions: readonly ActionDeclaration[];
  actionPolicy: 'open' | 'declared_only';
  /** The caller's data, as in the spec's state; never changed. */
  data: JsonObject;
  /** What an edit started from; elements unchanged since then are touched only when the contract requires it. */
  priorSpec: Spec | undefined;
  /** The components that the caller's renderer can draw, custom ones included; all when absent. */
  componentProfile?: ReadonlySet<string> | undefined;
};

/** The repaired spec, which shares unchanged parts with the one before, and the repairs. */
export type PassResult = { spec: Spec; repairs: Repair[] };

/** A pure repair step over a whole spec. */
export type Pass = (spec: Spec, context: PassContext) => PassResult;
