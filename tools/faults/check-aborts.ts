import type { ReceivedRequest } from '#tools/model-backend/received-request.ts';
import type { Outcome } from './check-bills.ts';
import { planIdOf } from './planned-models.ts';
import type { FaultStats } from './fault-stats.ts';
import type { Stall } from './watch-stalls.ts';

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
