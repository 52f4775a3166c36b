import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const tablesOf = (prompt: string, data: JsonObject) =>
  Object.values(builtinSpec(briefOf(prompt, { uiType: 'form', data })).elements)
    .filter(({ type }) => type === 'DataTable')
    .map(({ props }) => props['rows']);

describe('a form over data', () => {
  test('shows the records that the form is about, such as the cart of a checkout', () => {
    const cart = [{ name: 'Mug', qty: 2, price: 8 }];
    expect(tablesOf('Checkout page', { cart, total: 16 })).toEqual([{ $state: '/cart' }]);
  });

  test('does not repeat records that are already the options of a field', () => {
    const doctors = [{ id: 'd1', name: 'Dr. Ray' }];
    expect(tablesOf('Book an appointment: choose the doctor and a date', { doctors })).toEqual([]);
  });
});
