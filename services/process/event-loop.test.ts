import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { ownTurn, yieldToEventLoopEvery } from './event-loop.ts';

test('releases one waiter in each turn of the event loop, in order', async () => {
  let turn = 0;
  const turns: number[] = [];
  const pieces = [1, 2, 3].map(async () => {
    await ownTurn();
    turns.push(turn);
  });
  for (; turn < 10; turn += 1) await nextTurn();
  await Promise.all(pieces);
  expect(turns).toHaveLength(3);
  expect(new Set(turns).size).toBe(3);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});

describe('yieldToEventLoopEvery', () => {
  test('lets the event loop turn only when the time has come', async () => {
    const clock = { nowMs: 1_000 };
    const yieldToEventLoop = yieldToEventLoopEvery(5, () => clock.nowMs);
    expect(await letsOthersRun(yieldToEventLoop)).toBe(false);
    clock.nowMs += 4;
    expect(await letsOthersRun(yieldToEventLoop)).toBe(false);
    clock.nowMs += 1;
    expect(await letsOthersRun(yieldToEventLoop)).toBe(true);
    expect(await letsOthersRun(yieldToEventLoop)).toBe(false);
  });
});

// Whether something that waits for the event loop has run before the work goes on.
async function letsOthersRun(yieldToEventLoop: () => Promise<void>): Promise<boolean> {
  let ran = false;
  setImmediate(() => (ran = true));
  await yieldToEventLoop();
  return ran;
}
