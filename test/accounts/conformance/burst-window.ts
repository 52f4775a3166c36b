import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { BurstWindow } from '#services/accounts/quota/burst-window.ts';

/**
 * What a burst window guarantees, in process or in Redis and on any clock. `create` makes an empty one of the given
 * width.
 */
export function burstWindowConformance(create: (windowMs: number) => BurstWindow | Promise<BurstWindow>): void {
  describe('the burst window', () => {
    test('lets exactly the limit in when many ask at once', async () => {
      const window = await create(60_000);
      const verdicts = await Promise.all(Array.from({ length: 100 }, () => window.hit('key', 30)));
      expect(verdicts.filter(({ admitted }) => admitted)).toHaveLength(30);
      expect(verdicts.map(({ state }) => state.remaining).toSorted((one, other) => other - one)).toEqual(
        Array.from({ length: 100 }, (_, index) => Math.max(0, 29 - index)),
      );
    });

    test('slides: capacity comes back hit by hit, and refused requests do not count', async () => {
      const window = await create(1_000);
      const admitted: { askedAtMs: number; answeredAtMs: number }[] = [];
      const endAtMs = performance.now() + 3_500;
      while (performance.now() < endAtMs) {
        const askedAtMs = performance.now();
        const verdict = await window.hit('key', 3);
        if (verdict.admitted) admitted.push({ askedAtMs, answeredAtMs: performance.now() });
        await delay(30 + Math.random() * 20);
      }
      // A caller that never stops gets the whole limit, and never more than 3 within a second.
      expect(admitted.length).toBeGreaterThanOrEqual(9);
      for (const [index, { answeredAtMs }] of admitted.slice(3).entries()) {
        expect(answeredAtMs - (admitted[index]?.askedAtMs ?? 0)).toBeGreaterThan(998);
      }
    });

    test('returns whole seconds to wait; a caller who waits exactly that long is let in', async () => {
      const window = await create(1_000);
      await window.hit('key', 1);
      const { admitted, state } = await window.hit('key', 1);
      expect({ admitted, state }).toEqual({ admitted: false, state: { limit: 1, remaining: 0, resetSeconds: 1 } });
      // Timers count from the last whole millisecond, so one may be over a part of it early.
      await delay(state.resetSeconds * 1000 + 1);
      expect((await window.hit('key', 1)).admitted).toBe(true);
    });

    test('applies a raised or lowered limit immediately', async () => {
      const window = await create(60_000);
      for (let hits = 0; hits < 5; hits += 1) await window.hit('key', 5);
      expect(await window.hit('key', 2)).toEqual({
        admitted: false,
        state: { limit: 2, remaining: 0, resetSeconds: 60 },
      });
      expect(await window.hit('key', 7)).toEqual({
        admitted: true,
        state: { limit: 7, remaining: 1, resetSeconds: 0 },
      });
      expect(await window.hit('key', 7)).toEqual({
        admitted: true,
        state: { limit: 7, remaining: 0, resetSeconds: 60 },
      });
    });

    test('with a limit of 0 admits nobody', async () => {
      const window = await create(60_000);
      const refused = { admitted: false, state: { limit: 0, remaining: 0, resetSeconds: 60 } };
      expect(await window.hit('key', 0)).toEqual(refused);
      expect((await window.hit('key', 1)).admitted).toBe(true);
      expect(await window.hit('key', 0)).toEqual(refused);
    });

    test('keeps keys apart', async () => {
      const window = await create(60_000);
      expect((await window.hit('one', 1)).admitted).toBe(true);
      expect((await window.hit('two', 1)).admitted).toBe(true);
      expect((await window.hit('one', 1)).admitted).toBe(false);
    });
  });
}
