import type { Spec } from '#contract/spec.ts';
import type { Pace } from './pace.ts';
import type { Pass, PassContext, PassResult, Repair } from '../repair/pass.ts';

/** Runs passes in order, each on the result of the one before; heavy ones get a turn of the event loop each. */
export async function runInTurns(
  passes: readonly Pass[],
  spec: Spec,
  context: PassContext,
  pace: Pace,
): Promise<PassResult> {
  const repairs: Repair[] = [];
  let current = spec;
  for (const pass of passes) {
    const before = current;
    const result = await pace.run(() => pass(before, context));
    current = result.spec;
    repairs.push(...result.repairs);
  }
  return { spec: current, repairs };
}
