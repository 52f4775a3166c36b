import type { Definition } from '#catalog/definition.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { RepairName } from './repairs.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import { sameJson } from '#contract/json/apply-operation.ts';

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

/** Runs passes in order, each on the result of the one before. */
export function runPasses(passes: readonly Pass[], spec: Spec, context: PassContext): PassResult {
  return passes.reduce<PassResult>((before, pass) => runPass(pass, before, context), { spec, repairs: [] });
}

/** Runs a pass on the result of another, and adds its repairs. */
export function runPass(pass: Pass, before: PassResult, context: PassContext): PassResult {
  const { spec, repairs } = pass(before.spec, context);
  return { spec, repairs: [...before.repairs, ...repairs] };
}

/** Repairs one element, and others if needed; returns the same spec when there is nothing to repair. */
type RepairElement = (spec: Spec, id: string, element: SpecElement, context: PassContext) => Spec;

/**
 * A pass that visits the reachable elements in reading order, each in the state that earlier repairs have left it in.
 * Elements that an edit has not changed are skipped.
 *
 * @param rule the repair that a changed element is counted as
 * @param place tokens of the path within the element that the repair is reported at
 */
export function elementPass(rule: RepairName, repair: RepairElement, place: readonly string[] = []): Pass {
  return (spec, context) => {
    const repairs: Repair[] = [];
    let repaired = spec;
    for (const id of documentOrder(spec)) {
      const element = elementOf(repaired, id);
      const next = element === undefined ? repaired : repair(repaired, id, element, context);
      if (next === repaired || isUntouched(repaired, id, context)) continue;
      repaired = next;
      repairs.push({ rule, pointer: formatPointer(['elements', id, ...place]) });
    }
    return { spec: repaired, repairs };
  };
}

/** True for an element of the prior spec that is unchanged: an edit leaves it byte for byte as it was. */
export function isUntouched(spec: Spec, id: string, { priorSpec }: PassContext): boolean {
  const before = priorSpec === undefined ? undefined : elementOf(priorSpec, id);
  const now = elementOf(spec, id);
  return before !== undefined && now !== undefined && sameJson(before, now);
}

/** Ids in parts of at most `size`, for work on a large spec that is done part by part. */
export function inParts(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size));
}
