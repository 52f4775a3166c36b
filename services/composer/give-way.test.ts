import { setImmediate } from 'node:timers';
import { describe, expect, test } from 'vitest';
import { giveWayEvery } from './give-way.ts';

describe('giving way', () => {
  test('lets the event loop turn only when the time has come', async () => {
    const clock = { nowMs: 1_000 };
    const giveWay = giveWayEvery(5, () => clock.nowMs);
    expect(await letsOthersRun(giveWay)).toBe(false);
    clock.nowMs += 4;
    expect(await letsOthersRun(giveWay)).toBe(false);
    clock.nowMs += 1;
    expect(await letsOthersRun(giveWay)).toBe(true);
    expect(await letsOthersRun(giveWay)).toBe(false);
  });
});

// Whether something that waits for the event loop has run before the work goes on.
async function letsOthersRun(giveWay: () => Promise<void>): Promise<boolean> {
  let ran = false;
  setImmediate(() => (ran = true));
  await giveWay();
  return ran;
}
