import type { ReceivedRequest } from '#test/model-backend/received-request.ts';
import type { Outcome } from './check-bills.ts';
import type { Injected } from './inject-faults.ts';
import { planIdOf } from './planned-models.ts';
import type { FaultTally } from './tally.ts';

const ABORT_MAX_MS = 1_000;

/**
 * Measures how long models went on after their client had left, or had begun without knowing it. Left out are requests
 * that were sent several times, whose other client may have stayed, and those during which gateway or composer were
 * frozen or the wire between them swallowed everything: nobody can be told anything then.
 */
export function checkAborts(
  calls: readonly ReceivedRequest[],
  outcomes: readonly Outcome[],
  injected: readonly Injected[],
  tally: FaultTally,
): void {
  const deaf = injected.filter(({ holdsUpAborts }) => holdsUpAborts);
  for (const { plan, seen } of outcomes) {
    const leftAtMs = seen[0]?.leftAtMs;
    if (leftAtMs === undefined || plan.twin || plan.insists) continue;
    for (const call of calls) {
      if (planIdOf(call) !== plan.id || (call.endedAtMs ?? Infinity) < leftAtMs) continue;
      const endedAtMs = call.endedAtMs ?? Date.now();
      if (deaf.some(({ fromMs, toMs }) => fromMs < endedAtMs && toMs > leftAtMs)) continue;
      tally.abortsMeasured += 1;
      tally.slowestAbortMs = Math.max(tally.slowestAbortMs, endedAtMs - leftAtMs);
      if (endedAtMs - leftAtMs > ABORT_MAX_MS) tally.violations.lateAborts += 1;
    }
  }
}
