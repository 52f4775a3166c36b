import { describe, expect, test } from 'vitest';
import { PRINCIPAL } from '#test/accounts/sample-principal.ts';
import type { Principal } from './principal.ts';
import { principalCache } from './principal-cache.ts';

/** A cache before a table of one known key, `known`, with everything in the test's hand. */
function cacheUnderTest() {
  const table = new Map([['known', PRINCIPAL]]);
  const clock = { nowMs: 1_000_000 };
  const reads: string[] = [];
  const announced: number[] = [];
  let gate: Promise<void> = Promise.resolve();
  const cache = principalCache({
    load: async (key) => {
      reads.push(key);
      const principal = table.get(key);
      await gate;
      return principal;
    },
    announce: async () => void announced.push(clock.nowMs),
    now: () => clock.nowMs,
  });
  /** Holds every read that starts from now on until the answer is called. */
  const holdReads = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { cache, table, clock, reads, announced, holdReads };
}

describe('the cache of principals', () => {
  test('reads a known key again after 4 seconds, however often it is used in between', async () => {
    const { cache, clock, reads } = cacheUnderTest();
    for (let asked = 0; asked < 40; asked += 1, clock.nowMs += 100) {
      expect(await cache.find('known')).toBe(PRINCIPAL);
    }
    expect(reads).toHaveLength(1);
    await cache.find('known');
    expect(reads).toHaveLength(2);
  });

  test('asks the database about a guessed key once in 1.5 seconds', async () => {
    const { cache, clock, reads } = cacheUnderTest();
    for (let asked = 0; asked < 30; asked += 1, clock.nowMs += 100) expect(await cache.find('guess')).toBeUndefined();
    expect(reads).toHaveLength(2);
  });

  test('knows a key that was minted after it was tried within 1.5 seconds', async () => {
    const { cache, clock, table } = cacheUnderTest();
    expect(await cache.find('early')).toBeUndefined();
    table.set('early', PRINCIPAL);
    clock.nowMs += 1_500;
    expect(await cache.find('early')).toBe(PRINCIPAL);
  });

  test('keeps its size under a flood of guesses, and the customers in it', async () => {
    const { cache, reads } = cacheUnderTest();
    await cache.find('known');
    for (let guess = 0; guess < 20_001; guess += 1) await cache.find(`guess-${guess}`);
    reads.length = 0;
    await cache.find('known');
    await cache.find('guess-20000');
    expect(reads).toEqual([]);
    // The oldest guesses made room.
    await cache.find('guess-0');
    expect(reads).toEqual(['guess-0']);
  });

  test('lets requests that come at once share one read', async () => {
    const { cache, reads } = cacheUnderTest();
    await Promise.all(Array.from({ length: 50 }, () => cache.find('known')));
    expect(reads).toHaveLength(1);
  });

  test('is cleared by any change, here and in the other processes', async () => {
    const { cache, table, announced, reads } = cacheUnderTest();
    await cache.find('known');
    table.set('known', { ...PRINCIPAL, revokedAtMs: 1 });
    await cache.changed();
    expect(await cache.find('known')).toMatchObject({ revokedAtMs: 1 });
    expect([reads.length, announced.length]).toEqual([2, 1]);
  });

  test('does not remember what was being read while it changed', async () => {
    const { cache, table, holdReads, reads } = cacheUnderTest();
    const release = holdReads();
    const early = cache.find('known');
    table.set('known', { ...PRINCIPAL, revokedAtMs: 1 });
    cache.forget();
    release();
    await early;
    expect(await cache.find('known')).toMatchObject({ revokedAtMs: 1 });
    expect(reads).toHaveLength(2);
  });

  test('counts the life of an entry from the start of its read', async () => {
    const { cache, clock, holdReads, reads } = cacheUnderTest();
    const release = holdReads();
    const slow = cache.find('known');
    clock.nowMs += 3_999;
    release();
    await slow;
    await cache.find('known');
    expect(reads).toHaveLength(1);
    clock.nowMs += 1;
    await cache.find('known');
    expect(reads).toHaveLength(2);
  });

  test('does not live longer when the clock is set back', async () => {
    const { cache, clock, reads } = cacheUnderTest();
    await cache.find('known');
    clock.nowMs -= 1;
    await cache.find('known');
    expect(reads).toHaveLength(2);
  });

  test('remembers no failure', async () => {
    let fails = true;
    const load = async (): Promise<Principal> => {
      if (fails) throw new Error('database down');
      return PRINCIPAL;
    };
    const cache = principalCache({ load, announce: async () => {}, now: () => 0 });
    await expect(cache.find('known')).rejects.toThrow('database down');
    fails = false;
    expect(await cache.find('known')).toBe(PRINCIPAL);
  });
});
