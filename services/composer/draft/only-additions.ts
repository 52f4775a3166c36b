import type { Spec } from '#contract/spec.ts';
import type { Candidate } from './candidate.ts';
import { safeTokens } from '#contract/safe-tokens.ts';

/**
 * Accepts only steps that add new elements and state to a spec: a follow-up answer must not change what an earlier one
 * wrote.
 */
export function onlyAdditions({ elements, state }: Spec): (step: Candidate) => boolean {
  const ids = new Set(Object.keys(elements));
  const keys = new Set(Object.keys(state));
  return ({ path }) => {
    const [member, name] = safeTokens(path);
    if (name === undefined) return false;
    return (member === 'elements' && !ids.has(name)) || (member === 'state' && !keys.has(name));
  };
}
