import { beforeAll, describe, expect, test } from 'vitest';
import { type GoodScreen, goodScreens } from './good-screens.ts';
import { isComplete } from './mutation-bench.ts';
import type { MutatedCase } from './mutated-case.ts';
import { outlineCase, slippedCase } from './outline-slips.ts';
import { type Outcome, runCase } from './run-case.ts';

const FIRST_SEED = 70_001;
const CASES = 600;

let screens: readonly GoodScreen[];
const results: { one: MutatedCase; ours: Outcome }[] = [];
beforeAll(async () => {
  screens = await goodScreens();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + CASES; seed += 1) {
    const one = slippedCase(screens, seed);
    results.push({ one, ours: await runCase(one) });
  }
}, 180_000);

describe('a good outline', () => {
  test('is complete without changes', async () => {
    for (const good of screens) {
      const ours = await runCase(outlineCase(good));
      expect(ours, good.name).toMatchObject({ ended: 'valid', restarts: 0, lost: [], changed: [] });
    }
  });

  test('with slips never has a fact changed or invented', () => {
    const changed = results.filter(({ ours }) => ours.changed.length > 0);
    expect(changed.map(({ one, ours }) => [one.seed, one.corruptions, ours.changed])).toEqual([]);
  });

  test('with slips is complete without a restart in at least 99 of 100 cases', () => {
    const incomplete = results.filter(({ ours }) => !isComplete(ours));
    const report = incomplete.map(
      ({ one, ours }) => `${one.seed} ${one.corruptions.join()} ${ours.why} ${ours.lost.join()}`,
    );
    expect(incomplete.length / CASES, report.join('\n')).toBeLessThanOrEqual(0.01);
  });
});
