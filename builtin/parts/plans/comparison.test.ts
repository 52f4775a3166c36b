import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const PASSES = [
  { pass_id: 'd', name: 'Day', price: 12, deposit: 5, towels: false, guests: 1, guests_note: null, recommended: false },
  {
    pass_id: 'y',
    name: 'Year',
    price: 290,
    deposit: 0,
    towels: true,
    guests: null,
    guests_note: 'As many as fit',
    recommended: true,
  },
];

function passesOf(more: JsonObject = {}) {
  const data = { currency: 'EUR', passes: PASSES, ...more };
  const { elements, state } = builtinSpec(briefOf('Compare our passes', { uiType: 'pricing_table', data }));
  const all = (type: string) => Object.values(elements).flatMap(({ type: of, props }) => (of === type ? [props] : []));
  const told = (value: Json | undefined) => readPointer(state ?? {}, (value as { $state: string }).$state) as Json;
  return { all, told };
}

test('plans are compared in columns, by what their cards do not show, written as people write it', () => {
  const { all, told } = passesOf();
  const [table = {}] = all('Table');
  expect((table['columns'] as Json[]).slice(1).map(told)).toEqual(['Day', 'Year']);
  expect((table['rows'] as Json[][]).map(([label = '', ...cells]) => [label, ...cells.map(told)])).toEqual([
    ['Deposit', '€5.00', '€0.00'],
    ['Towels', 'No', 'Yes'],
    ['Guests', '1', 'As many as fit'],
  ]);
});

test('the plan that the data recommends is marked with the word of the data', () => {
  expect(
    passesOf()
      .all('PlanCard')
      .map(({ highlighted, badge }) => [highlighted, badge]),
  ).toEqual([
    [undefined, undefined],
    [true, 'Recommended'],
  ]);
});
