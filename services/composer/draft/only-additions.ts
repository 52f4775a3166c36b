import type { Spec } from '#contract/spec.ts';
import type { Candidate } from './candidate.ts';
import { safeTokens } from '#contract/safe-tokens.ts';

/**
 * Tells which steps only add to a spec: elements and state that are not there yet. What is there was written by an
 * answer that was asked for it; one that is asked for something else does not change it.
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
