import { formatPointer, safeTokens } from '#contract/json/json-pointer.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { withElement } from './edit-spec.ts';
import { dropUnusable, repairFindings } from './element/repair-findings.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from './pass.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { isLeftForeign } from '../validation/prior-faults.ts';
import { validateSpec } from '../validation/validate-spec.ts';

/**
 * Repairs what can only be judged in the whole spec, guided by validation: applies the repairs that it proposes, then
 * removes optional values that read nothing. Faults that matter stay.
 */
export function repairSpec(spec: Spec, context: PassContext): PassResult {
  const { definitionOf, actions, priorSpec } = context;
  const tolerance = priorSpec === undefined ? 'emitted' : 'prior';
  const check = (value: JsonObject) =>
    validateSpec(value, { definitionOf, actions, tolerance }).filter(
      (finding) => priorSpec === undefined || !isLeftForeign(finding, value, priorSpec),
    );
  const { value, rules } = repairFindings(spec, check);
  const repairs: Repair[] = rules.map((rule) => ({ rule, pointer: '' }));
  let repaired = value as Spec;
  for (const [id, findings] of byElement(check(value))) {
    const element = elementOf(repaired, id);
    if (element === undefined || isUntouched(repaired, id, context)) continue;
    const usable = dropUnusable(element, definitionOf(element.type), findings);
    if (usable === element) continue;
    repaired = withElement(repaired, id, usable as unknown as SpecElement);
    repairs.push({ rule: 'drop-unusable', pointer: formatPointer(['elements', id]) });
  }
  return { spec: repaired, repairs };
}

/** Findings by element, with pointers relative to it. */
function byElement(findings: readonly Finding[]): Map<string, Finding[]> {
  const grouped = new Map<string, Finding[]>();
  for (const finding of findings) {
    const [top, id, ...rest] = safeTokens(finding.pointer);
    if (top !== 'elements' || id === undefined) continue;
    grouped.set(id, [...(grouped.get(id) ?? []), { ...finding, pointer: formatPointer(rest) }]);
  }
  return grouped;
}
