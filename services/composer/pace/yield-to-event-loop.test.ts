import { setImmediate } from 'node:timers';
import { describe, expect, test } from 'vitest';
import { yieldToEventLoopEvery } from './yield-to-event-loop.ts';

describe('giving way', () => {
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
