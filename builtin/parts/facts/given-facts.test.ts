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

test.each<[string, JsonObject]>([
  ['Order 17', { order: { id: 17, title: 'Winter coats', customer: 'Ann' } }],
  ['Ticket 4711', { ticket: { number: 4711, subject: 'No light' } }],
  ['Commande 17', { commande: { id: 17, client: 'Ann' } }],
  ['Order 17', {}],
])('the number that names a thing is no amount beside it: %s', (prompt, data) => {
  const { elements } = builtinSpec(briefOf(prompt, { data }));
  expect(Object.keys(elements)).not.toContain('amount');
});
