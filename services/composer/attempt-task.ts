import type { Finding } from '#catalog/validate/finding.ts';
import type { Spec } from '#contract/spec.ts';
import type { Brief } from './brief.ts';
import type { Model } from './models/model.ts';
import type { Pace } from './pace.ts';
import type { Tally } from './tally.ts';

/** What one attempt is to do, and whom it tells what happens on the way. */
export type AttemptTask = {
  brief: Brief;
  model: Model;
  /** What was wrong with the attempt before. */
  findings: readonly Finding[];
  tally: Tally;
  pace: Pace;
};

/** The elements that an edit began with; none in the other modes. */
export function elementsBefore({ mode, priorSpec }: Brief): Spec['elements'] {
  return mode === 'edit' && priorSpec !== undefined ? priorSpec.elements : {};
}
