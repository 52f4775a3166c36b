import { setTimeout as delay } from 'node:timers/promises';
import type { RequestPlan } from './request-plan.ts';
import type { Outcome } from './check-bills.ts';
import { inParallel } from './in-parallel.ts';
import type { Seen } from './send-request.ts';

/** True when a client has its result, or a refusal that no retry would change. */
export function isAnswered({ end }: Seen): boolean {
  return end === 'completed' || end === 'QUOTA_EXCEEDED';
}

/**
 * Does what clients with a key do after an outage: they retry until they are answered.
 *
 * @returns how many were not answered in time
 */
export async function askAgain(
  outcomes: readonly Outcome[],
  send: (plan: RequestPlan) => Promise<Seen>,
  withinMs: number,
): Promise<number> {
  const giveUpAtMs = Date.now() + withinMs;
  let stuck = 0;
  await inParallel(outcomes, async ({ plan, seen }) => {
    while (plan.key !== undefined && !seen.some(isAnswered)) {
      if (Date.now() > giveUpAtMs) {
        stuck += 1;
        return;
      }
      seen.push(await send(plan));
      if (!seen.some(isAnswered)) await delay(100);
    }
  });
  return stuck;
}
