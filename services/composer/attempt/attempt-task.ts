import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { Spec } from '#contract/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Model } from '../models/model.ts';
import type { Pace } from '../pace/pace.ts';
import type { Stats } from '../stats.ts';

/** The input of one attempt, and the stats that it updates. */
export type AttemptTask = {
  input: ComposeInput;
  model: Model;
  /** What was wrong with the previous attempt. */
  findings: readonly Finding[];
  stats: Stats;
  pace: Pace;
};

/** The elements that an edit started from; none in the other modes. */
export function elementsBefore({ mode, priorSpec }: ComposeInput): Spec['elements'] {
  return mode === 'edit' && priorSpec !== undefined ? priorSpec.elements : {};
}
