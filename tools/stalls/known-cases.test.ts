import { describe, expect, test } from 'vitest';
import { KNOWN_CASES } from './known-cases.ts';
import { runCase } from './run-case.ts';
import { mutateCase } from './mutate-case.ts';
import { searchStalls } from './search-stalls.ts';

// 100 on a quiet machine, as `npm run stalls` and docs/reliability.md have it; other suites run beside this one.
const TURN_MAX_MS = 300;

describe('the event loop keeps turning', () => {
  test.each(Object.entries(KNOWN_CASES))('with %s', async (_, stall) => {
    const { longestMs, outcome } = await runCase(stall);
    expect(longestMs).toBeLessThan(TURN_MAX_MS);
    expect(outcome).toMatch(/^(?:completed|BAD_REQUEST|COMPOSITION_FAILED|INVALID_MANIFEST)/);
  });

  test.each(['a model that writes 500 tables of the data', 'a model that writes long texts full of numbers'])(
    'and a large but legal request is composed: %s',
    async (name) => {
      const { outcome } = await runCase(KNOWN_CASES[name]!);
      expect(outcome).toMatch(/^completed/);
    },
  );

  test('with what a short search makes of them', async () => {
    const some = Object.fromEntries(Object.entries(KNOWN_CASES).filter((_, index) => index % 7 === 0));
    const { cases, worst } = await searchStalls(
      { known: some, run: runCase, mutate: mutateCase },
      7,
      (tried) => tried === 60,
    );
    expect(cases).toBe(60);
    expect(
      worst.filter(({ result }) => result.longestMs >= TURN_MAX_MS).map(({ stall }) => stall.body.slice(0, 500)),
    ).toEqual([]);
  }, 120_000);
});
