import { expect, test } from 'vitest';
import { fuzzRequests } from './fuzz-requests.ts';

test('a plausible request is composed or refused by the field, and what is promised of it holds', async () => {
  const { requests, outcomes, faults, logLines, indiscreetLines } = await fuzzRequests(1, 250);
  expect(faults).toEqual([]);
  expect(indiscreetLines).toEqual([]);
  expect(logLines).toBeGreaterThan(requests);
  // Most of them can work.
  expect(outcomes['completed']).toBeGreaterThan(requests / 2);
}, 120_000);
