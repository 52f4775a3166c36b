import { describe, expect, test } from 'vitest';
import { processorTimeMs, watchTurns } from '#tools/stalls/run-case.ts';
import { createPace, OutOfTime, resultOf, runChain } from './pace.ts';

function busyFor(ms: number): void {
  const endMs = processorTimeMs() + ms;
  while (processorTimeMs() < endMs);
}

/** A pace for so much work that every piece gets a turn of its own. */
function heavyPace(budgetMs?: number) {
  const pace = createPace(undefined, budgetMs);
  pace.addCost(1_000_000);
  return pace;
}

describe('the pace of a composition', () => {
  test('gives what a piece returns and throws what it throws, light or heavy', async () => {
    for (const pace of [createPace(), heavyPace()]) {
      expect(await pace.run(() => 7)).toBe(7);
      await expect(
        pace.run(() => {
          throw new RangeError('own');
        }),
      ).rejects.toThrow(new RangeError('own'));
    }
  });

  test('does light work at once', async () => {
    let isDone = false;
    const run = createPace().run(() => (isDone = true));
    expect(isDone).toBe(true);
    await run;
  });

  test('gives heavy pieces turns of their own, so that together they make no long one', async () => {
    const stop = watchTurns();
    const pace = heavyPace();
    await Promise.all(Array.from({ length: 12 }, () => pace.run(() => busyFor(10))));
    expect(stop().longestMs).toBeLessThan(100);
  });

  test('runs a chain of pieces, each on the result of the one before, light or heavy', async () => {
    const letters = ['a', 'b', 'c'].map((letter) => (before: string) => before + letter);
    for (const pace of [createPace(), heavyPace()]) expect(await runChain(pace, '>', letters)).toBe('>abc');
  });

  test('shares a turn among short pieces of a chain, not among long ones', async () => {
    const turnsOf = async (pieceMs: number): Promise<number> => {
      let turns = 0;
      const pace = heavyPace();
      const turning = setInterval(() => (turns += 1), 0);
      const pieces = Array.from({ length: 30 }, () => () => busyFor(pieceMs));
      await runChain<unknown>(pace, undefined, pieces);
      clearInterval(turning);
      return turns;
    };
    expect(await turnsOf(0)).toBeLessThan(10);
    expect(await turnsOf(3)).toBeGreaterThan(20);
  });

  test('tries only the piece of a chain again that was interrupted', async () => {
    const runs = [0, 0, 0];
    const pieces = runs.map((_, at) => (before: number) => {
      runs[at] = (runs[at] ?? 0) + 1;
      if (at === 1 && runs[at] === 1) busyFor(10_000);
      return before + 1;
    });
    expect(await runChain(heavyPace(), 0, pieces)).toBe(3);
    expect(runs[0]).toBe(1);
    expect(runs[1]).toBeGreaterThan(1);
  });

  test.each<[string, () => unknown]>([
    ['a loop', () => busyFor(10_000)],
    ['a regular expression', () => /^(a+)+$/.exec(`${'a'.repeat(40)}!`)],
  ])('interrupts %s that does not end, before it keeps others waiting for long', async (_, piece) => {
    const stop = watchTurns();
    await expect(heavyPace().run(piece)).rejects.toBeInstanceOf(OutOfTime);
    // On a quiet machine 80; a busy one gives more by the clock.
    expect(stop().longestMs).toBeLessThan(400);
  });

  test('tries a piece again that was interrupted', async () => {
    let runs = 0;
    const piece = () => {
      runs += 1;
      if (runs === 1) busyFor(10_000);
      return runs;
    };
    expect(await heavyPace().run(piece)).toBeGreaterThan(1);
  });

  test('ends when the budget is spent, in small pieces or large ones', async () => {
    const pace = heavyPace(50);
    pace.step(() => busyFor(60));
    expect(() => pace.step(() => 1)).toThrow(OutOfTime);
    await expect(pace.run(() => 1)).rejects.toBeInstanceOf(OutOfTime);
  });

  test('gives what the steps of a work give, light or heavy', async () => {
    for (const pace of [createPace(), heavyPace()])
      expect(await Array.fromAsync(pace.runSteps(() => ['a', 'b'][Symbol.iterator]()))).toEqual(['a', 'b']);
  });

  test('gives the result of work in steps', async () => {
    function* work() {
      yield;
      return 7;
    }
    for (const pace of [createPace(), heavyPace()]) expect(await resultOf(pace.runSteps(work))).toBe(7);
  });

  test('begins work anew that was interrupted, and gives nothing twice', async () => {
    let begun = 0;
    function* work() {
      begun += 1;
      yield 'first';
      if (begun === 1) busyFor(10_000);
      yield 'second';
    }
    const stop = watchTurns();
    expect(await Array.fromAsync(heavyPace().runSteps(work))).toEqual(['first', 'second']);
    // A busy machine may interrupt it more than once.
    expect(begun).toBeGreaterThan(1);
    expect(stop().longestMs).toBeLessThan(400);
  });

  test('gives up steps that never end', async () => {
    function* work() {
      yield busyFor(10_000);
    }
    await expect(Array.fromAsync(heavyPace().runSteps(work))).rejects.toBeInstanceOf(OutOfTime);
  });

  test('leaves a new attempt some time of its own', async () => {
    const pace = heavyPace(50);
    pace.step(() => busyFor(60));
    expect(() => pace.step(() => 1)).toThrow(OutOfTime);
    pace.startAttempt();
    expect(await pace.run(() => 1)).toBe(1);
  });

  test('stops when the composition is abandoned', async () => {
    const hangUp = new AbortController();
    const pace = createPace(hangUp.signal);
    hangUp.abort(new Error('gone'));
    await expect(pace.run(() => 1)).rejects.toThrow('gone');
  });

  test('yields to others between small pieces', async () => {
    const pace = createPace();
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 0);
    for (let pieces = 0; pieces < 10; pieces += 1) {
      pace.step(() => busyFor(10));
      await pace.yieldIfDue();
    }
    clearInterval(turning);
    expect(turns).toBeGreaterThan(3);
  });
});
