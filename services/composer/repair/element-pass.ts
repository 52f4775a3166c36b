import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import type { Pass, PassContext, Repair } from './pass.ts';
import { documentOrder, elementOf } from '#contract/spec-tree.ts';
import type { RepairName } from './repairs.ts';
import { isUntouched } from './tree/untouched.ts';

/** Repairs one element, and with it what it takes: gives the very same spec where there is nothing to repair. */
type RepairElement = (spec: Spec, id: string, element: SpecElement, context: PassContext) => Spec;

/**
 * A pass over the elements under the root, one by one in reading order, each as those before it have left it. What an
 * edit has not touched is passed over.
 *
 * @param rule what a repaired element counts as
 * @param place where in the element the repair is noted, as tokens
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
