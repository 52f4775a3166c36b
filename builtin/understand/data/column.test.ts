import { expect, test } from 'vitest';
import { columnsOf, unitOf } from './column.ts';

test('a unit is no part of the name, unless the name is a rate', () => {
  const labels = columnsOf([{ weight_kg: 2, price_per_kg: 3, duration_minutes: 5 }]).map(({ label }) => label);
  expect(labels).toEqual(['Weight', 'Price per kg', 'Duration']);
});

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
