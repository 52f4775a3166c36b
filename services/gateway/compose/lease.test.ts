import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Accounts } from '../clients.ts';
import { keepLease, type Lease } from './lease.ts';

const LEASE_MS = 300;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

type Renewal = { afterMs: number; fails?: boolean; leaseMs?: number };

/** A lease whose renewals are answered as scripted, the last of them again and again. */
function hold(script: readonly Renewal[], { waitedMs = 0 } = {}) {
  let calls = 0;
  const renew: Accounts['renew'] = async () => {
    const { afterMs, fails = false, leaseMs = LEASE_MS } = script[Math.min(calls, script.length - 1)]!;
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    if (fails) throw new Error('unavailable');
    return { leaseMs };
  };
  const onLost = vi.fn<() => void>();
  const claimed = { generationId: 'gen_1', attemptToken: 'token', leaseMs: LEASE_MS };
  const askedMs = performance.now() - waitedMs;
  const lease: Lease = keepLease({ accounts: { renew }, claimed, askedMs, origin: {} as never }, onLost);
  return { lease, onLost, renewals: () => calls };
}

describe('a lease', () => {
  test('is renewed every third of its length', async () => {
    const { lease, onLost, renewals } = hold([{ afterMs: 5 }]);
    await vi.advanceTimersByTimeAsync(1_050);
    expect(renewals()).toBe(10);
    expect(onLost).not.toHaveBeenCalled();
    lease.stopRenewing();
  });

  test('has one renewal at a time: a slow one that comes after a later one cannot set it back', async () => {
    const { lease, renewals } = hold([{ afterMs: 150 }, { afterMs: 5 }]);
    await vi.advanceTimersByTimeAsync(249);
    expect(renewals()).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(renewals()).toBe(2);
    lease.stopRenewing();
  });

  test('counts from when it was asked for, not from when the answer came', async () => {
    const { lease, onLost } = hold([{ afterMs: 1, fails: true }], { waitedMs: 120 });
    await vi.advanceTimersByTimeAsync(150);
    expect(lease.isLost()).toBe(false);
    await vi.advanceTimersByTimeAsync(60);
    expect(lease.isLost()).toBe(true);
    expect(onLost).toHaveBeenCalledOnce();
    lease.stopRenewing();
  });

  test('that was renewed for a shorter time ends with that time', async () => {
    const { lease } = hold([
      { afterMs: 1, leaseMs: 50 },
      { afterMs: 1, fails: true },
    ]);
    await vi.advanceTimersByTimeAsync(205);
    expect(lease.isLost()).toBe(true);
    lease.stopRenewing();
  });
});
