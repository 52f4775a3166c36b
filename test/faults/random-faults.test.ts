import { expect, test } from 'vitest';
import { runFaults } from './run/run-faults.ts';
import { newTally } from './run/tally.ts';

const REQUESTS = 300;
const SEED = 20_261_121;

test('whatever is killed or frozen, nobody is billed twice, for nothing or beyond a quota, and nothing is left behind', async () => {
  const tally = await runFaults({ requests: REQUESTS, seed: SEED, batchSize: 150 });
  expect(tally.violations).toEqual(newTally().violations);
  // There were faults, and requests that survived them.
  expect(Object.keys(tally.faults).length).toBeGreaterThan(2);
  expect(tally.billed).toBeGreaterThan(REQUESTS / 4);
  expect(tally.replaysChecked).toBeGreaterThan(REQUESTS / 8);
}, 300_000);
