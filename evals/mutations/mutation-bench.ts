import type { GoodScreen } from './good-screens.ts';
import { type MutatedCase, mutatedCase } from './mutated-case.ts';
import { type Outcome, runCase } from './run-case.ts';
import { type PeerOutcome, runPeer } from './run-peer.ts';

/** One case with both outcomes. */
export type Result = { one: MutatedCase; ours: Outcome; peer: PeerOutcome };

/** Runs the cases of `count` seeds from `firstSeed` on. The same seeds give the same results. */
export async function runMutationBench(
  screens: readonly GoodScreen[],
  firstSeed: number,
  count: number,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const one = mutatedCase(screens, seed);
    results.push({ one, ours: await runCase(one), peer: runPeer(one) });
  }
  return results;
}

/** True if the result has everything from the good screen and nothing else, without a restart. */
export function isComplete({ ended, restarts, lost, changed }: Outcome): boolean {
  return ended === 'valid' && restarts === 0 && lost.length === 0 && changed.length === 0;
}

/** The same for json-render: complete by the same measure, and valid by our gate. */
export function isPeerComplete({ failed, passesGate, lost, changed }: PeerOutcome): boolean {
  return !failed && passesGate && lost.length === 0 && changed.length === 0;
}
