import { beforeAll, describe, expect, test } from 'vitest';
import { goodAnswer } from './answer.ts';
import { CAUSES } from './causes.ts';
import { type GoodScreen, goodScreens } from './good-screens.ts';
import { isComplete, isPeerComplete, type Result, runMutationBench } from './mutation-bench.ts';
import { mutatedCase, type MutatedCase } from './mutated-case.ts';
import { failureReport } from './report.ts';
import { runCase } from './run-case.ts';
import { runPeer } from './run-peer.ts';
import { linesOf } from './write-answer.ts';

// Other seeds than those of the published table, and fewer; `npm run quality -- mutations` runs that.
const FIRST_SEED = 50_001;
const CASES = 600;

let screens: readonly GoodScreen[];
let results: readonly Result[];
beforeAll(async () => {
  screens = await goodScreens();
  results = await runMutationBench(screens, FIRST_SEED, CASES);
}, 120_000);

describe('a good answer', () => {
  test('is complete without changes, for the composer and for json-render', async () => {
    expect(screens.length).toBeGreaterThan(100);
    for (const good of screens) {
      const one = uncorrupted(good);
      const ours = await runCase(one);
      expect(ours, good.name).toMatchObject({ ended: 'valid', restarts: 0, lost: [], changed: [] });
      expect(runPeer(one), good.name).toMatchObject({ failed: false, passesGate: true, lost: [], changed: [] });
    }
  });
});

describe('a good answer with typical corruptions', () => {
  test('ends in a valid spec that folds from its operations, or in a refusal', () => {
    expect(results.filter(({ ours }) => ours.ended === 'broken').map(({ one, ours }) => [one.seed, ours.why])).toEqual(
      [],
    );
  });

  test('never has a fact changed or invented', () => {
    expect(
      results.filter(({ ours }) => ours.changed.length > 0).map(({ one, ours }) => [one.seed, ours.changed]),
    ).toEqual([]);
  });

  test('is complete without a restart in at least 98 of 100 cases, and more often than with json-render', () => {
    const complete = results.filter(({ ours }) => isComplete(ours)).length;
    expect(complete / CASES, failureReport(results).join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(results.filter(({ peer }) => isPeerComplete(peer)).length).toBeLessThan(complete);
  });

  test('is the same for the same seed, and differs from the original answer', () => {
    const one = mutatedCase(screens, FIRST_SEED);
    expect(mutatedCase(screens, FIRST_SEED)).toEqual(one);
    expect(one.corruptions.length).toBeGreaterThan(0);
    expect(one.text).not.toBe(uncorrupted(one.good).text);
  });

  test('has corruptions of every cause', () => {
    const seen = new Set(results.flatMap(({ one }) => one.causes));
    expect(CAUSES.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });
});

function uncorrupted(good: GoodScreen): MutatedCase {
  const answer = goodAnswer(good);
  const text = linesOf(answer)
    .map((line) => `${line}\n`)
    .join('');
  const nothing = { corruptions: [], causes: [], known: answer.elements, withheld: new Set<string>() };
  return { seed: 0, good, style: 'lines', text, isCut: false, ...nothing };
}
