import { expect, test } from 'vitest';
import { unitOf } from './column.ts';

test.each([
  ['price_eur', { prefix: '€' }],
  ['totalChf', { prefix: 'CHF ' }],
  ['weightKg', { suffix: ' kg' }],
  ['duration_minutes', { suffix: ' min' }],
  ['vacation_days', { suffix: ' days' }],
  ['revenue_m', {}],
  ['salary_min', {}],
])('the unit of the key "%s" is %j', (key, unit) => {
  expect(unitOf(key, [])).toEqual(unit);
});
