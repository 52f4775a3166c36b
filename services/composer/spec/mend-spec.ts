import type { JsonObject } from '#contract/json.ts';
import type { Spec } from '#contract/spec.ts';
import { mendFindings } from './element-rules/mend-findings.ts';
import type { PassContext, PassResult } from './pass.ts';
import { validateSpec } from './validate-spec.ts';

/**
 * Applies what the validator itself can mend once the spec is whole, such as a prop that has no effect without its
 * children. The pointer of each repair is that of the whole spec.
 */
export function mendSpec(spec: Spec, { definitionOf, actions, priorSpec }: PassContext): PassResult {
  const tolerance = priorSpec === undefined ? 'emitted' : 'prior';
  const check = (value: JsonObject) => validateSpec(value, { definitionOf, actions, tolerance });
  const { value, rules } = mendFindings(spec, check);
  return { spec: value as Spec, repairs: rules.map((rule) => ({ rule, pointer: '' })) };
}
