import { LIMITS } from '#contract/limits.ts';
import type { BurstState } from '#contract/refusal.ts';

/** Whether a request was let in, and how its key's window looks after it. */
export type BurstVerdict = { admitted: boolean; state: BurstState };

/** Counts requests per key in a sliding 60-second window. */
export type BurstWindow = {
  /**
   * Lets one request of a key in, and records it, if fewer than `limit` were let in during the 60 seconds that end
   * now. A refused request is not recorded, so a caller that keeps trying is let in as soon as one that waits.
   *
   * @param limit requests per 60 seconds, as the plan says at this moment; 0 refuses everything
   */
  hit(keyId: string, limit: number): Promise<BurstVerdict>;
};

/** An exact window in the memory of this process: the times of the last admitted requests of each key. */
export function createBurstWindow(now: () => number): BurstWindow {
  // In the order of each key's newest admitted request, so that idle keys gather at the front.
  const hitsByKey = new Map<string, readonly number[]>();

  return {
    async hit(keyId, limit) {
      const nowMs = now();
      forgetIdleKeys(nowMs);
      const hits = liveHits(hitsByKey.get(keyId) ?? [], nowMs);
      const admitted = hits.length < limit;
      if (!admitted) return { admitted, state: burstState(hits, limit, nowMs) };
      const withThis = [...hits, nowMs];
      hitsByKey.delete(keyId);
      hitsByKey.set(keyId, withThis);
      return { admitted, state: burstState(withThis, limit, nowMs) };
    },
  };

  function forgetIdleKeys(nowMs: number): void {
    for (const [keyId, hits] of hitsByKey) {
      if (liveHits(hits, nowMs).length > 0) return;
      hitsByKey.delete(keyId);
    }
  }
}

function burstState(liveHitsMs: readonly number[], limit: number, nowMs: number): BurstState {
  const remaining = Math.max(0, limit - liveHitsMs.length);
  return { limit, remaining, resetSeconds: secondsUntilFree(liveHitsMs, limit, nowMs) };
}

/**
 * How long a key must wait until one more request fits its burst limit. Capacity comes back one request at a time, as
 * the oldest hit leaves the window.
 *
 * @param liveHitsMs admitted requests inside the window, epoch milliseconds, oldest first
 * @returns 0 when a request fits now, else whole seconds from 1 to 60, rounded up so that a caller who waits exactly
 *   that long is let in; 60 for a limit of 0, which never lets anyone in
 *
 * Source: service spec, "Limits › Burst limit".
 */
export function secondsUntilFree(liveHitsMs: readonly number[], limit: number, nowMs: number): number {
  if (liveHitsMs.length < limit) return 0;
  // With as many hits as the limit or more (a lowered limit), this one must leave before another may come.
  const leavesNext = limit === 0 ? nowMs : (liveHitsMs[liveHitsMs.length - limit] ?? nowMs);
  return Math.ceil((leavesNext + LIMITS.burstWindowMs - nowMs) / 1000);
}

// A hit later than now means that the clock was set back; it must not block its key until the clock catches up.
function liveHits(hitsMs: readonly number[], nowMs: number): readonly number[] {
  return hitsMs.filter((hitMs) => hitMs > nowMs - LIMITS.burstWindowMs && hitMs <= nowMs);
}
