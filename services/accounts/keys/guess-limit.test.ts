import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLogger } from '#services/process/logger.ts';
import { PRINCIPAL } from '#test/accounts/sample-principal.ts';
import { withGuessLimit } from './guess-limit.ts';

/** The limit before a table in which all keys that begin with `good` are known. */
function limitUnderTest() {
  const clock = { nowMs: 1_000_000 };
  const reads: string[] = [];
  const lines: string[] = [];
  const log = createLogger('test', 'warn', { write: (line) => void lines.push(line) });
  const state = { isDown: false };
  const find = withGuessLimit(
    async (key) => {
      reads.push(key);
      if (state.isDown) throw new Error('database down');
      return key.startsWith('good') ? PRINCIPAL : undefined;
    },
    { now: () => clock.nowMs, log },
  );
  let guesses = 0;
  /** Tries so many unknown keys. @returns how many of them were looked up */
  const guess = async (count: number): Promise<number> => {
    const before = reads.length;
    const calls = Array.from({ length: count }, () => find(`guess-${(guesses += 1)}`));
    for (const call of await Promise.allSettled(calls)) {
      if (call.status === 'fulfilled') expect(call.value).toBeUndefined();
      else expect(call.reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: /may be good/ });
    }
    return reads.length - before;
  };
  return { clock, find, guess, lines, reads, state };
}

describe('the limit of guesses', () => {
  test('lets 200 guesses ask the database at once, then 200 a second', async () => {
    const { clock, guess } = limitUnderTest();
    expect(await guess(1_000)).toBe(200);
    clock.nowMs += 500;
    expect(await guess(1_000)).toBe(100);
    clock.nowMs += 3_600_000;
    expect(await guess(1_000)).toBe(200);
  });

  test('holds for any rhythm of guesses', async () => {
    const rhythm = fc.array(fc.tuple(fc.nat(400), fc.nat(2_000)), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rhythm, async (steps) => {
        const { clock, guess } = limitUnderTest();
        const startedMs = clock.nowMs;
        let asked = 0;
        for (const [count, pauseMs] of steps) {
          asked += await guess(count);
          expect(asked).toBeLessThanOrEqual(200 + (clock.nowMs - startedMs) / 5);
          clock.nowMs += pauseMs;
        }
      }),
    );
  });

  test('never slows a key that was found before', async () => {
    const { find, guess } = limitUnderTest();
    await find('good');
    await guess(1_000);
    for (let asked = 0; asked < 500; asked += 1) expect(await find('good')).toBe(PRINCIPAL);
  });

  test('is not used up by good keys, however many are new', async () => {
    const { find, guess } = limitUnderTest();
    for (let asked = 0; asked < 1_000; asked += 1) expect(await find(`good-${asked}`)).toBe(PRINCIPAL);
    expect(await guess(1_000)).toBe(200);
  });

  test('lets a new key in as soon as guesses leave room', async () => {
    const { clock, find, guess } = limitUnderTest();
    await guess(1_000);
    await expect(find('good')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    clock.nowMs += 5;
    expect(await find('good')).toBe(PRINCIPAL);
  });

  test('is not used up by a database that is down', async () => {
    const { find, guess, state } = limitUnderTest();
    state.isDown = true;
    for (let asked = 0; asked < 500; asked += 1) await expect(find('good')).rejects.toThrow('database down');
    state.isDown = false;
    expect(await guess(1_000)).toBe(200);
  });

  test('gains nothing from a clock that is set back', async () => {
    const { clock, guess } = limitUnderTest();
    await guess(1_000);
    clock.nowMs -= 10_000;
    expect(await guess(10)).toBe(0);
    clock.nowMs += 50;
    expect(await guess(1_000)).toBe(10);
  });

  test('remembers the 50,000 keys that were used last', async () => {
    const { find, guess } = limitUnderTest();
    for (let asked = 0; asked < 50_001; asked += 1) await find(`good-${asked}`);
    await guess(1_000);
    expect(await find('good-1')).toBe(PRINCIPAL);
    await expect(find('good-0')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('logs one line per minute, without the key', async () => {
    const { clock, guess, lines } = limitUnderTest();
    await guess(1_000);
    clock.nowMs += 59_999;
    await guess(1_000);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('guess-');
    clock.nowMs += 1;
    await guess(1_000);
    expect(lines).toHaveLength(2);
    clock.nowMs -= 3_600_000;
    await guess(1_000);
    expect(lines).toHaveLength(3);
  });
});
