import { expect, test } from 'vitest';
import { sharedDecimals } from './shared-decimals.ts';

test.each([
  [[5210, 8120.5], '', 1],
  [[1, 2, 3], '€', 0],
  [[2210, 1975.1], '£', 2],
  [[0.25, 0.5], '', 2],
  [[0.1 + 0.2, 1], '', 1],
  [[1 / 3], '', 2],
  [[Number.NaN, Number.POSITIVE_INFINITY], '', 0],
  [[], '€', 0],
])('%j with the unit %j share %d decimals', (values, unit, decimals) => {
  expect(sharedDecimals(values, unit)).toBe(decimals);
});
