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

/** The restart reason for an attempt with this result. */
export function restartReason(result: Exclude<AttemptResult, { outcome: 'valid' }>): RestartReason {
  if (result.outcome === 'unavailable') return 'MODEL_UNAVAILABLE';
  if (result.outcome === 'unreadable') return result.answered ? 'malformed_jsonl' : 'empty_input';
  const codes = new Set<string>(result.findings.map(({ code }) => code));
  const family = FAMILIES.find(({ members }) => members.some((code) => codes.has(code)));
  return family?.reason ?? 'catalog_validation_failed';
}

const FAMILIES: { reason: RestartReason; members: string[] }[] = [
  { reason: 'empty_spec', members: ['missing_root'] },
  {
    reason: 'resource_limit',
    members: ['too_deep', 'too_large', 'too_many_elements', 'too_many_children', 'text_too_long'],
  },
  { reason: 'unsafe_value', members: ['bad_url', 'forbidden_key'] },
  {
    reason: 'invalid_binding',
    members: [
      'bad_expression',
      'expression_not_allowed',
      'bad_pointer',
      'unseeded_path',
      'unknown_verb',
      'bad_binding',
      'bad_param',
    ],
  },
  {
    reason: 'invalid_prop_value',
    members: ['wrong_kind', 'not_in_menu', 'out_of_range', 'wrong_length', 'missing_prop', 'unknown_prop'],
  },
];
