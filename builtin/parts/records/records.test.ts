import { expect, test } from 'vitest';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

function action(name: string, ...params: string[]): ActionDeclaration {
  const properties = Object.fromEntries(params.map((param) => [param, { type: 'string' }]));
  return { name, required: true, params: { type: 'object', properties } };
}

const BESTELLUNGEN = [
  { nr: 'B1', betrag: 20 },
  { nr: 'B2', betrag: 33 },
];
const PRODUCTS = [
  { sku: 'A1', name: 'Tent' },
  { sku: 'B2', name: 'Stove' },
];

test.each([
  ['Zeig mir meine Bestellungen', { bestellungen: BESTELLUNGEN }, action('stornieren', 'nr'), 'nr'],
  ['products', { products: PRODUCTS }, action('add_to_cart', 'sku'), 'sku'],
])('an action of "%s" takes the key of the record from the selected row', (prompt, data, declared, key) => {
  const { elements } = builtinSpec(briefOf(prompt, { data, actions: [declared] }));
  const [set] = Object.keys(data);
  const commits = Object.values(elements).map(({ on }) => on?.commit);
  expect(commits).toContainEqual({ action: declared.name, params: { [key]: { $state: `/${set}Selection/0/${key}` } } });
  expect(Object.values(elements).filter(({ type }) => type === 'Dialog')).toEqual([]);
});

test('an action that creates a record does not take its params from the selected row', () => {
  const more = { data: { products: PRODUCTS }, actions: [action('create_product', 'sku', 'name')] };
  const { elements } = builtinSpec(briefOf('products', more));
  expect(Object.values(elements).filter(({ type }) => type === 'Dialog')).toHaveLength(1);
});

test('a German hint keeps the capitals of its nouns', () => {
  const more = { data: { bestellungen: BESTELLUNGEN }, actions: [action('stornieren', 'nr')] };
  const { elements } = builtinSpec(briefOf('Zeig mir meine Bestellungen', more));
  expect(elements['pickHint']?.props['text']).toBe('Wählen Sie zuerst eine Zeile in Bestellungen.');
});
