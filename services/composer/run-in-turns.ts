import type { Spec } from '#contract/spec.ts';
import type { Pace } from './pace.ts';
import type { Pass, PassContext, PassResult } from './spec/pass.ts';
import { runPasses } from './spec/run-passes.ts';

/** How many passes share one turn, as long as that is enough for them. */
const PASSES_AT_ONCE = 4;

/** Runs passes one after the other, each on what the one before made, a few in each turn of the event loop. */
export async function runInTurns(
  passes: readonly Pass[],
  spec: Spec,
  context: PassContext,
  pace: Pace,
): Promise<PassResult> {
  let result: PassResult = { spec, repairs: [] };
  for (let at = 0; at < passes.length; at += PASSES_AT_ONCE) {
    const some = passes.slice(at, at + PASSES_AT_ONCE);
    const { spec: before } = result;
    const next = await pace.run(() => runPasses(some, before, context));
    result = { spec: next.spec, repairs: [...result.repairs, ...next.repairs] };
  }
  return result;
}
