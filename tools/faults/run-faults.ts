import { createRandom } from '#evals/mutations/random.ts';
import { startRig } from './rig.ts';
import { runBatch } from './run-batch.ts';
import { type FaultStats, newFaultStats } from './fault-stats.ts';

type Options = {
  requests: number;
  /** The first one, for a batch of an earlier run that is to be sent again. */
  from?: number;
  seed: number;
  /** Requests between two checks of the books. */
  batchSize: number;
  engine: 'SQLite' | 'PostgreSQL';
  onBatch?: (stats: FaultStats) => void;
};

/**
 * Sends randomly planned requests to real processes while faults are injected into these, their stores and the
 * connections between them, and checks after each batch that nobody was billed twice, for nothing, or beyond a quota. The
 * plans are the same for the same seed; which request a fault hits depends on timing.
 */
export async function runFaults({
  requests,
  from = 0,
  seed,
  batchSize,
  engine,
  onBatch,
}: Options): Promise<FaultStats> {
  const rig = await startRig(engine);
  const stats = newFaultStats();
  try {
    for (let first = from; first < from + requests; first += batchSize) {
      const batch = Math.min(batchSize, from + requests - first);
      const ids = Array.from({ length: batch }, (_, index) => `r-${seed}-${first + index}`);
      const before = JSON.stringify(stats.violations);
      const injected = await runBatch(rig, ids, createRandom(seed * 1_000_003 + first), stats);
      if (JSON.stringify(stats.violations) !== before) stats.remarks.push(`from ${first}: ${JSON.stringify(injected)}`);
      onBatch?.(stats);
    }
    return stats;
  } finally {
    await rig.close();
  }
}
