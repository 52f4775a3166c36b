import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Model, ModelCall } from '../models/model.ts';
import type { Pace } from '../pace/pace.ts';
import type { Stats } from '../stats.ts';

/** The input of one attempt, and the stats that it updates. */
export type AttemptTask = {
  input: ComposeInput;
  model: Model;
  /** What was wrong with the previous attempt. */
  findings: readonly Finding[];
  leaveOut?: ModelCall['leaveOut'];
  stats: Stats;
  pace: Pace;
};

/** What an edit started from; undefined in the other modes. */
export function editedSpec({ mode, priorSpec }: ComposeInput): Spec | undefined {
  return mode === 'edit' ? priorSpec : undefined;
}
