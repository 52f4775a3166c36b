import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { AttemptResult } from './attempt.ts';

/**
 * Why an attempt is abandoned, as callers see it in `compose.restarted`:
 *
 * - `MODEL_UNAVAILABLE`: the backend was unreachable, refused, timed out or broke off
 * - `empty_input`: the model answered nothing
 * - `malformed_jsonl`: the model answered, but nothing could be read as an operation, or no change of an edit was accepted
 * - `empty_spec`: operations were read, but they built no element
 * - `resource_limit`: the spec is too large or too deep
 * - `unsafe_value`: a path or key that no document may contain
 * - `invalid_binding`: an event, a state path or an expression that cannot work
 * - `invalid_prop_value`: a prop value that the component does not accept
 * - `catalog_validation_failed`: any other fault
 *
 * Source: service spec, "Stream events of POST /v1/compose", `reason.code`.
 */
export const RESTART_REASONS = [
  'MODEL_UNAVAILABLE',
  'empty_input',
  'malformed_jsonl',
  'empty_spec',
  'resource_limit',
  'unsafe_value',
  'invalid_binding',
  'invalid_prop_value',
  'catalog_validation_failed',
] as const;
type RestartReason = (typeof RESTART_REASONS)[number];

/** The restart reason for an attempt with this result; of several findings, the reason that comes first in the list above. */
export function restartReason(result: Exclude<AttemptResult, { outcome: 'valid' }>): RestartReason {
  if (result.outcome === 'unavailable') return 'MODEL_UNAVAILABLE';
  if (result.outcome === 'unreadable') return result.answered ? 'malformed_jsonl' : 'empty_input';
  const reasons = new Set(result.findings.map(reasonOf));
  return RESTART_REASONS.find((reason) => reasons.has(reason)) ?? 'catalog_validation_failed';
}

/** The restart reason for one finding. */
export function reasonOf({ code }: Pick<Finding, 'code'>): RestartReason {
  return REASON_OF[code];
}

const REASON_OF: { readonly [code in FindingCode]: RestartReason } = {
  not_an_object: 'catalog_validation_failed',
  unknown_key: 'catalog_validation_failed',
  missing_key: 'catalog_validation_failed',
  forbidden_key: 'unsafe_value',
  bad_id: 'catalog_validation_failed',
  text_too_long: 'resource_limit',
  too_deep: 'resource_limit',
  too_large: 'resource_limit',
  too_many_elements: 'resource_limit',
  too_many_children: 'resource_limit',
  missing_root: 'empty_spec',
  dangling_child: 'catalog_validation_failed',
  repeated_child: 'catalog_validation_failed',
  shared_child: 'catalog_validation_failed',
  cycle: 'catalog_validation_failed',
  orphan: 'catalog_validation_failed',
  unknown_component: 'catalog_validation_failed',
  not_in_profile: 'catalog_validation_failed',
  children_not_allowed: 'catalog_validation_failed',
  wrong_child_type: 'catalog_validation_failed',
  wrong_child_count: 'catalog_validation_failed',
  unknown_prop: 'invalid_prop_value',
  missing_prop: 'invalid_prop_value',
  wrong_kind: 'invalid_prop_value',
  not_in_menu: 'invalid_prop_value',
  out_of_range: 'invalid_prop_value',
  wrong_length: 'invalid_prop_value',
  bad_color: 'catalog_validation_failed',
  bad_dimension: 'catalog_validation_failed',
  unknown_icon: 'catalog_validation_failed',
  bad_url: 'unsafe_value',
  bad_date: 'catalog_validation_failed',
  missing_part: 'catalog_validation_failed',
  no_effect: 'catalog_validation_failed',
  wrong_order: 'catalog_validation_failed',
  bad_expression: 'invalid_binding',
  expression_not_allowed: 'invalid_binding',
  bad_pointer: 'invalid_binding',
  unseeded_path: 'invalid_binding',
  item_outside_repeat: 'catalog_validation_failed',
  unknown_item_field: 'catalog_validation_failed',
  unknown_verb: 'invalid_binding',
  bad_binding: 'invalid_binding',
  bad_action_name: 'catalog_validation_failed',
  bad_param: 'invalid_binding',
  unknown_param: 'catalog_validation_failed',
  missing_param: 'catalog_validation_failed',
  bad_confirm: 'catalog_validation_failed',
  missing_handler: 'catalog_validation_failed',
  bad_handler: 'catalog_validation_failed',
  unwired_action: 'catalog_validation_failed',
  bad_repeat: 'catalog_validation_failed',
  wrong_template: 'catalog_validation_failed',
  not_a_list: 'catalog_validation_failed',
  bad_condition: 'catalog_validation_failed',
};
