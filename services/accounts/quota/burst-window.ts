import { LIMITS } from '#contract/limits.ts';
import type { BurstState } from '#contract/refusal.ts';

/** Whether a request was admitted, and the state of its key's window afterwards. */
type BurstVerdict = { admitted: boolean; state: BurstState };

/** Counts requests per key in a sliding window of 60 seconds. */
export type BurstWindow = {
  /**
   * Admits and records one request of a key if fewer than `limit` were admitted during the 60 seconds that end now. A
   * refused request is not recorded, so retrying does not delay the next admission.
   *
   * @param limit requests per 60 seconds of the current plan; 0 refuses everything
   */
  hit(keyId: string, limit: number): Promise<BurstVerdict>;
};

/**
 * An exact window in the memory of this process: the times of each key's admitted requests. The same rule in Lua is in
 * burst-window-redis.ts; test/accounts/conformance/burst-window.ts tests both.
 */
export function createBurstWindow(now: () => number, windowMs: number = LIMITS.burstWindowMs): BurstWindow {
  // Ordered by each key's newest admitted request, so that idle keys come first.
  const hitsByKey = new Map<string, number[]>();

  return {
    async hit(keyId, limit) {
      const nowMs = now();
      forgetIdleKeys(nowMs);
      const hitsMs = hitsByKey.get(keyId) ?? [];
      dropDeadHits(hitsMs, nowMs, windowMs);
      const admitted = secondsUntilFree(hitsMs, limit, nowMs, windowMs) === 0;
      if (admitted) {
        hitsMs.push(nowMs);
        hitsByKey.delete(keyId);
        hitsByKey.set(keyId, hitsMs);
      }
      const remaining = Math.max(0, limit - hitsMs.length);
      return { admitted, state: { limit, remaining, resetSeconds: secondsUntilFree(hitsMs, limit, nowMs, windowMs) } };
    },
  };

  function forgetIdleKeys(nowMs: number): void {
    for (const [keyId, hitsMs] of hitsByKey) {
      if (isLive(hitsMs.at(-1) ?? 0, nowMs, windowMs)) return;
      hitsByKey.delete(keyId);
    }
  }
}

/**
 * How long a key must wait until one more request fits its burst limit. Capacity comes back one request at a time, as
 * the oldest hit leaves the window.
 *
 * @param hitsMs admitted requests inside the window, epoch milliseconds, oldest first
 * @returns 0 when a request fits now, else whole seconds from 1 to the width of the window, rounded up so that a caller
 *   who waits exactly that long is admitted; the full width for a limit of 0
 *
 * Source: service spec, "Limits › Burst limit".
 */
export function secondsUntilFree(
  hitsMs: readonly number[],
  limit: number,
  nowMs: number,
  windowMs: number = LIMITS.burstWindowMs,
): number {
  if (limit === 0) return windowMs / 1000;
  // Once this hit has left the window, fewer than `limit` remain, even if the limit was lowered.
  const mustLeaveMs = hitsMs.at(-limit);
  return mustLeaveMs === undefined ? 0 : Math.ceil((mustLeaveMs + windowMs - nowMs) / 1000);
}

// A hit in the future means that the clock was set back; it must not block its key until the clock catches up.
function dropDeadHits(hitsMs: number[], nowMs: number, windowMs: number): void {
  while (hitsMs.length > 0 && (hitsMs.at(-1) ?? 0) > nowMs) hitsMs.pop();
  const firstLive = hitsMs.findIndex((hitMs) => isLive(hitMs, nowMs, windowMs));
  hitsMs.splice(0, firstLive === -1 ? hitsMs.length : firstLive);
}

function isLive(hitMs: number, nowMs: number, windowMs: number): boolean {
  return hitMs > nowMs - windowMs && hitMs <= nowMs;
}
