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

test('a warning beside a list is an alert, and no part of the line under the title', () => {
  const days = [
    { date: '2026-11-28', max_c: 4 },
    { date: '2026-11-29', max_c: 1 },
  ];
  const data = { place: 'Feldberg', warning: 'Storm gusts on Sunday', days };
  const { elements, state } = builtinSpec(briefOf('The weather for the hike', { data, uiType: 'list_table' }));
  const alerts = Object.values(elements).filter(({ type }) => type === 'Alert');
  expect(alerts.map(({ props }) => props['title'])).toEqual([{ $state: '/warning' }]);
  expect(JSON.stringify(state?.['contextLine'] ?? '')).not.toContain('Storm');
});
