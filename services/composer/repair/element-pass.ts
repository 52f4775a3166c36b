import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import type { Pass, PassContext, Repair } from './pass.ts';
import { documentOrder, elementOf } from '#contract/spec-tree.ts';
import type { RepairName } from './repairs.ts';
import { isUntouched } from './tree/untouched.ts';

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
