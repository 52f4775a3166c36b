import { formatPointer } from '#contract/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import type { Pass, PassContext, Repair } from './pass.ts';
import { documentOrder, elementOf } from './tree.ts';
import { isUntouched } from './untouched.ts';

/** Mends one element, and with it what it takes: gives the very same spec where there is nothing to mend. */
type MendElement = (spec: Spec, id: string, element: SpecElement, context: PassContext) => Spec;

/**
 * A pass over the elements under the root, one by one in reading order, each as those before it have left it. What an
 * edit has not touched is passed over.
 *
 * @param rule what a mended element counts as
 * @param place where in the element the repair is noted, as tokens
 */
export function elementPass(rule: string, mend: MendElement, place: readonly string[] = []): Pass {
  return (spec, context) => {
    const repairs: Repair[] = [];
    let mended = spec;
    for (const id of documentOrder(spec)) {
      const element = elementOf(mended, id);
      const next = element === undefined ? mended : mend(mended, id, element, context);
      if (next === mended || isUntouched(mended, id, context)) continue;
      mended = next;
      repairs.push({ rule, pointer: formatPointer(['elements', id, ...place]) });
    }
    return { spec: mended, repairs };
  };
}
