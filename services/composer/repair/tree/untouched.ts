import { sameJson } from '#contract/apply-operation.ts';
import type { Spec } from '#contract/spec.ts';
import type { PassContext } from '../pass.ts';
import { elementOf } from '#contract/spec-tree.ts';

/** True for an element of the prior spec that is unchanged: an edit leaves it byte for byte as it was. */
export function isUntouched(spec: Spec, id: string, { priorSpec }: PassContext): boolean {
  const before = priorSpec === undefined ? undefined : elementOf(priorSpec, id);
  const now = elementOf(spec, id);
  return before !== undefined && now !== undefined && sameJson(before, now);
}
