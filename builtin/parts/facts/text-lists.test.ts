import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const typesFor = (data: JsonObject, type: string) =>
  Object.values(builtinSpec(briefOf('Details', { data, uiType: 'detail_view' })).elements)
    .filter((element) => element.type === type)
    .map(({ props }) => props);

test('warnings of a record are alerts', () => {
  const claim = { id: 'E-1', warnings: ['Dinner exceeds the limit', 'No receipt'], notes: ['Paid in cash'] };
  expect(typesFor({ claim }, 'Alert')).toEqual([
    { title: { $state: '/claim/warnings/0' }, tone: 'warning' },
    { title: { $state: '/claim/warnings/1' }, tone: 'warning' },
  ]);
});

test('steps have their numbers', () => {
  const recipe = { title: 'Cake', steps: ['Knead the dough.', 'Bake it.'] };
  const texts = typesFor({ recipe }, 'Text').map(({ text }) => text);
  expect(texts).toEqual(['1.', { $state: '/recipe/steps/0' }, '2.', { $state: '/recipe/steps/1' }]);
});
