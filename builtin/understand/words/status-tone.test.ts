import { expect, test } from 'vitest';
import { toneOf } from './status-tone.ts';

test.each([
  ['paid', 'success'],
  ['unpaid', 'warning'],
  ['Degraded', 'warning'],
  ['out_of_stock', 'critical'],
  ['in transit', 'info'],
  ['Livrée', 'success'],
  ['blue', undefined],
])('the tone of the status "%s" is %s', (status, tone) => {
  expect(toneOf(status)).toBe(tone);
});
