import type { Books } from './books.ts';
import { inParallel } from './in-parallel.ts';
import type { RequestPlan } from './request-plan.ts';
import type { Seen } from './send-request.ts';
import type { FaultStats } from './fault-stats.ts';

/** A planned request and what its client saw, each time it was sent. */
export type Outcome = { plan: RequestPlan; seen: Seen[] };

/** Compares what clients saw with the ledger, and requests every billed result with a key again. */
export async function checkBills(
  books: Books,
  outcomes: readonly Outcome[],
  replay: (plan: RequestPlan) => Promise<Seen>,
  stats: FaultStats,
): Promise<void> {
  const { violations } = stats;
  await inParallel(outcomes, async ({ plan, seen }) => {
    const [generationId, ...more] = books.billed.get(plan.id) ?? [];
    violations.doubleBilled += more.length;
    const completed = seen.filter(({ end }) => end === 'completed');
    violations.completedUnbilled += completed.filter((one) => one.generationId !== generationId).length;
    if (generationId === undefined) return;
    stats.billed += 1;
    if (plan.key === undefined) {
      if (!['completed', 'left', 'cut'].includes(seen.at(-1)?.end ?? '')) stats.billedAfterError += 1;
      return;
    }
    const again = await replay(plan);
    const isFree = again.end === 'completed' && again.replayed && again.generationId === generationId;
    violations.billedNotReplayable += isFree ? 0 : 1;
    stats.replaysChecked += 1;
  });
}
