import type { ReceivedRequest } from '../model-backend/script.ts';
import type { Books } from './books.ts';
import type { FaultStats } from './fault-stats.ts';
import { planIdOf, type RequestPlan } from './request-plan.ts';
import { type Seen, inParallel } from './send-request.ts';

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

const ABORT_MAX_MS = 1_000;

/**
 * Measures how long models went on after their client had left, or had begun without knowing it. Left out are requests
 * that were sent several times, whose other client may have stayed. Counted separately are those during which the abort
 * could not be propagated: gateway or composer were frozen, the connection dropped everything, or the machine stalled.
 */
export function checkAborts(
  calls: readonly ReceivedRequest[],
  outcomes: readonly Outcome[],
  deafTimes: readonly Stall[],
  stats: FaultStats,
): void {
  for (const { plan, seen } of outcomes) {
    const leftAtMs = seen[0]?.leftAtMs;
    if (leftAtMs === undefined || plan.twin || plan.insists) continue;
    for (const call of calls) {
      if (planIdOf(call) !== plan.id || (call.endedAtMs ?? Infinity) < leftAtMs) continue;
      const endedAtMs = call.endedAtMs ?? Date.now();
      if (deafTimes.some(({ fromMs, toMs }) => fromMs < endedAtMs && toMs > leftAtMs)) stats.abortsUnmeasurable += 1;
      else noteAbort(endedAtMs - leftAtMs, plan.model, stats);
    }
  }
}

function noteAbort(ms: number, model: string, stats: FaultStats): void {
  stats.abortsMeasured += 1;
  stats.slowestAbortMs = Math.max(stats.slowestAbortMs, ms);
  if (ms <= ABORT_MAX_MS) return;
  stats.violations.lateAborts += 1;
  stats.remarks.push(`${model} went on for ${ms} ms`);
}

const LOOK_EVERY_MS = 50;
const STALLED_AFTER_MS = 250;

/** A time in which nothing ran, in epoch milliseconds. */
type Stall = { fromMs: number; toMs: number };

/**
 * Records from now on when this process itself did not run: on an overloaded machine, the others may not have run
 * either.
 *
 * @returns a function that stops it and returns the stalls
 */
export function watchStalls(): () => Stall[] {
  const stalls: Stall[] = [];
  let lastMs = Date.now();
  const look = (): void => {
    const nowMs = Date.now();
    if (nowMs - lastMs > LOOK_EVERY_MS + STALLED_AFTER_MS) stalls.push({ fromMs: lastMs, toMs: nowMs });
    lastMs = nowMs;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return stalls;
  };
}
