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

test('what each record begins with, in sequence, numbers the records and has no separators', () => {
  const formats = (first: number[]) =>
    columnsOf(first.map((value, at) => ({ first: value, jobs: 4100 + at }))).map(({ format }) => format.as);
  expect(formats([4401, 4405, 4398])).toEqual(['text', 'number']);
  expect(formats([12_034, 11_020, 1_800])).toEqual(['number', 'number']);
  expect(formats([4401, 4401, 4402])).toEqual(['number', 'number']);
});
