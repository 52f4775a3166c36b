import type { Spec } from '#contract/spec.ts';
import type { Pass, PassContext, PassResult, Repair } from './pass.ts';

/** Runs passes in order, each on the result of the one before. */
export function runPasses(passes: readonly Pass[], spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let current = spec;
  for (const pass of passes) {
    const result = pass(current, context);
    current = result.spec;
    repairs.push(...result.repairs);
  }
  return { spec: current, repairs };
}
