import { setTimeout as delay } from 'node:timers/promises';
import type { RequestPlan } from './request-plan.ts';
import type { Outcome } from './checks.ts';
import { inParallel, type Seen } from './send-request.ts';

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

/** What may be left over: reservations and streams, by who holds them. */
export type Leftovers = { reservations: number; streams: Record<string, number> };

/** How many streams these are together. */
export function countStreams({ streams }: Leftovers): number {
  return Object.values(streams).reduce((total, open) => total + open, 0);
}

/**
 * Waits until nothing is left, as it must be when leases have ended and clients have gone.
 *
 * @param look may fail while something restarts
 * @returns what is still left when the time is over
 */
export async function waitUntilQuiet(look: () => Promise<Leftovers>, withinMs: number): Promise<Leftovers> {
  const giveUpAtMs = Date.now() + withinMs;
  for (;;) {
    const left = await look().catch((error: Error) => error);
    const isOver = Date.now() > giveUpAtMs;
    if (left instanceof Error) {
      if (isOver) throw left;
    } else if (isOver || (left.reservations === 0 && countStreams(left) === 0)) {
      return left;
    }
    await delay(100);
  }
}
