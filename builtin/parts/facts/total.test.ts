import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

/** What a screen says below a list. */
function below(prompt: string, data: JsonObject): unknown[] {
  const input = briefOf(prompt, { uiType: 'list_table', data });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.entries(spec.state ?? {}).flatMap(([key, value]) => (/Sum$|Unpriced$/.test(key) ? [value] : []));
}

const items = [
  { item: 'Tea', quantity: 2, unit_price_cents: 450 },
  { item: 'Cake', quantity: 1, unit_price_cents: 1200 },
  { item: 'Jam', quantity: 3, unit_price_cents: null },
];

test.each([
  ['The items and their total', ['No unit price: 1', '£21.00']],
  ['Items of the basket', []],
])('a total that is asked for is that of the prices for so many each: %s', (prompt, expected) => {
  expect(below(prompt, { currency: 'GBP', items })).toEqual(expected);
});

test('amounts are added up as they are', () => {
  const costs = [
    { what: 'Hotel', amount: '240.50' },
    { what: 'Train', amount: '89.00' },
  ];
  expect(below('Costs of the journey with the total', { currency: 'EUR', costs })).toEqual(['€329.50']);
});

test('a total that the data holds is not computed again', () => {
  const costs = [
    { what: 'Hotel', amount: 240 },
    { what: 'Train', amount: 89 },
  ];
  expect(below('Costs with the total', { currency: 'EUR', total_amount: 350, costs })).toEqual([]);
});

test('a list of prices that others refer to has no sum', () => {
  const products = [
    { sku: 'TEA', name: 'Tea', price_cents: 450 },
    { sku: 'JAM', name: 'Jam', price_cents: 300 },
  ];
  const orders = [
    { id: 'o1', customer: 'Ada', lines: [{ sku: 'TEA', qty: 2 }], total_cents: 900 },
    { id: 'o2', customer: 'Tom', lines: [{ sku: 'JAM', qty: 1 }], total_cents: 300 },
  ];
  expect(below('Orders and their total', { currency: 'GBP', products, orders })).toEqual(['£12.00']);
});
