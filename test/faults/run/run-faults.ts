import { createRandom } from '#test/quality/mutations/random.ts';
import { startRig } from './rig.ts';
import { runBatch } from './run-batch.ts';
import { type FaultTally, newTally } from './tally.ts';

type Options = {
  requests: number;
  seed: number;
  /** Requests between two looks at the books. */
  batchSize: number;
  engine: 'SQLite' | 'PostgreSQL';
  onBatch?: (tally: FaultTally) => void;
};

/**
 * Sends so many requests, each planned by chance, to real processes while these, their stores and the wires between
 * them are broken, and checks after each batch that nobody was billed twice, for nothing, or beyond a quota. The plans
 * are the same for the same seed; what a fault hits is decided by the clock.
 */
export async function runFaults({ requests, seed, batchSize, engine, onBatch }: Options): Promise<FaultTally> {
  const rig = await startRig(engine);
  const tally = newTally();
  try {
    for (let first = 0; first < requests; first += batchSize) {
      const batch = Math.min(batchSize, requests - first);
      const ids = Array.from({ length: batch }, (_, index) => `r-${seed}-${first + index}`);
      await runBatch(rig, ids, createRandom(seed * 1_000_003 + first), tally);
      onBatch?.(tally);
    }
    return tally;
  } finally {
    await rig.close();
  }
}
