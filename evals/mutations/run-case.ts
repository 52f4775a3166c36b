import { definitionOf } from '#catalog/components.ts';
import { foldOperations, sameJson } from '#contract/json/apply-operation.ts';
import type { Operation } from '#contract/json/operation.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { compose } from '#services/composer/compose.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { newStats, type Stats } from '#services/composer/stats.ts';
import { type Judgement, judge } from './judge.ts';
import type { MutatedCase } from './mutated-case.ts';
import { playedModel } from './played-model.ts';
import { createRandom } from './random.ts';

/** The composer's outcome for one case. */
export type Outcome = Judgement & {
  ended: 'valid' | 'refused' | 'broken';
  /** The error, or the refusal's code. */
  why: string;
  restarts: number;
  completionCalls: number;
  repairs: Stats['repairs'];
};

/** Runs the composer in process on the answer of a case and compares its result with the good screen. */
export async function runCase(one: MutatedCase): Promise<Outcome> {
  const stats = newStats();
  const model = playedModel(one, createRandom(one.seed ^ 0x5bd1e995));
  const facts = () => ({
    restarts: stats.restarts.length,
    completionCalls: model.completionCalls,
    repairs: stats.repairs,
  });
  let operations: Operation[] = [];
  try {
    for await (const event of compose(one.good.input, {
      tiers: [model],
      stats,
      signal: new AbortController().signal,
      now: () => 0,
    })) {
      if (event.type === 'operation') operations.push(event.operation);
      if (event.type === 'restarted') operations = [];
      if (event.type !== 'completed') continue;
      const fault = faultOf(event.spec, operations, one);
      const ended = fault === undefined ? 'valid' : 'broken';
      return { ended, why: fault ?? '', ...facts(), ...judge(one.good, event.spec, one.withheld) };
    }
    throw new Error('the composition ended without a result');
  } catch (thrown) {
    const ended = thrown instanceof Refusal && thrown.code === 'COMPOSITION_FAILED' ? 'refused' : 'broken';
    const why = `${stats.restarts.join(' ')} ${String(thrown)}`;
    return { ended, why, ...facts(), lost: ['everything'], changed: [] };
  }
}

/** The fault of a delivered spec: it must pass the gate and equal what the caller has folded. */
function faultOf(spec: Spec, operations: readonly Operation[], { good }: MutatedCase): string | undefined {
  const [finding] = validateSpec(spec, { definitionOf, actions: good.input.actions });
  if (finding !== undefined) return `${finding.pointer}: ${finding.message}`;
  return sameJson(foldOperations({}, structuredClone(operations)), spec)
    ? undefined
    : 'the operations fold to another spec';
}
