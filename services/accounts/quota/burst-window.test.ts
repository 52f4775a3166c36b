import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBurstWindow, secondsUntilFree } from './burst-window.ts';

const WINDOW_MS = 60_000;

describe('the burst window', () => {
  test('never lets more than the limit in during any 60 seconds, at any pace', async () => {
    const pace = fc.array(fc.nat(30_000), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.nat(8), pace, async (limit, pausesMs) => {
        let nowMs = 1_000_000;
        const window = createBurstWindow(() => nowMs);
        const admittedMs: number[] = [];
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs;
          const { admitted, state } = await window.hit('key', limit);
          // Exact: refused if and only if the 60 seconds that end now are full.
          const inWindow = admittedMs.filter((hitMs) => hitMs > nowMs - WINDOW_MS).length;
          expect(admitted).toBe(inWindow < limit);
          expect(state.remaining).toBe(limit - inWindow - (admitted ? 1 : 0));
          if (admitted) admittedMs.push(nowMs);
        }
      }),
    );
  });

  test('admits a caller who waits exactly as long as asked, however often it called in between', async () => {
    const pace = fc.array(fc.nat(20_000), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), pace, fc.nat(5), async (limit, pausesMs, polls) => {
        let nowMs = 0;
        const window = createBurstWindow(() => nowMs);
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs;
          await window.hit('key', limit);
        }
        const refused = await window.hit('key', limit);
        fc.pre(!refused.admitted);
        expect(refused.state.resetSeconds).toBeGreaterThanOrEqual(1);
        expect(refused.state.resetSeconds).toBeLessThanOrEqual(60);
        for (let poll = 0; poll < polls; poll++) expect((await window.hit('key', limit)).admitted).toBe(false);
        nowMs += refused.state.resetSeconds * 1000;
        expect((await window.hit('key', limit)).admitted).toBe(true);
      }),
    );
  });

  test('does not ask a caller to wait a second longer than it must', async () => {
    let nowMs = 0;
    const window = createBurstWindow(() => nowMs);
    await window.hit('key', 1);
    nowMs = 59_000;
    expect((await window.hit('key', 1)).state.resetSeconds).toBe(1);
    nowMs = 58_999;
    expect((await window.hit('key', 1)).state.resetSeconds).toBe(2);
  });

  test('applies a raised or lowered limit immediately', async () => {
    let nowMs = 0;
    const window = createBurstWindow(() => nowMs);
    for (; nowMs < 5_000; nowMs += 1_000) await window.hit('key', 5);
    expect(await window.hit('key', 2)).toEqual({
      admitted: false,
      // The hit of the fourth second must leave before one of two is free.
      state: { limit: 2, remaining: 0, resetSeconds: 58 },
    });
    expect(await window.hit('key', 7)).toMatchObject({ admitted: true, state: { limit: 7, remaining: 1 } });
  });

  test('with a limit of 0 refuses every request', async () => {
    const window = createBurstWindow(() => 0);
    const refused = { admitted: false, state: { limit: 0, remaining: 0, resetSeconds: 60 } };
    expect(await window.hit('key', 0)).toEqual(refused);
  });

  test('keeps keys apart', async () => {
    const window = createBurstWindow(() => 0);
    expect((await window.hit('one', 1)).admitted).toBe(true);
    expect((await window.hit('two', 1)).admitted).toBe(true);
    expect((await window.hit('one', 1)).admitted).toBe(false);
  });

  test('does not block a key when the clock is set back', async () => {
    let nowMs = 10 * WINDOW_MS;
    const window = createBurstWindow(() => nowMs);
    await window.hit('key', 1);
    nowMs = 0;
    expect((await window.hit('key', 1)).admitted).toBe(true);
  });
});

describe('secondsUntilFree', () => {
  test('is 0 as long as fewer than the limit are inside the window', () => {
    expect(secondsUntilFree([], 1, 0)).toBe(0);
    expect(secondsUntilFree([1, 2], 3, 2)).toBe(0);
    expect(secondsUntilFree([1, 2, 3], 3, 3)).toBe(60);
  });
});
