import { expect, test } from 'vitest';
import { columnsOf } from './column.ts';

test('a unit is no part of the name, unless the name is a rate', () => {
  const labels = columnsOf([{ weight_kg: 2, price_per_kg: 3, duration_minutes: 5 }]).map(({ label }) => label);
  expect(labels).toEqual(['Weight', 'Price per kg', 'Duration']);
});

test.each([
  ['price_eur', { as: 'money', currency: 'EUR' }],
  ['totalChf', { as: 'money', currency: 'CHF' }],
  ['weightKg', { as: 'number', unit: 'kg' }],
  ['duration_minutes', { as: 'duration', seconds: 60 }],
  ['vacation_days', { as: 'number', unit: 'days' }],
  ['revenue_m', { as: 'number', decimals: 0 }],
  ['salary_min', { as: 'number', decimals: 0 }],
])('the numbers under the key "%s" are written as %j', (key, format) => {
  expect(columnsOf([{ [key]: 1 }])[0]?.format).toMatchObject(format);
});
