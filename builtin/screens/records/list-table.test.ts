import { expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

test('the list that most actions are about comes first, the others below it', () => {
  const params = { type: 'object', properties: { job_id: { type: 'string' } } };
  const data = {
    helpers: [{ id: 'h1', name: 'Ida' }],
    jobs: [
      { id: 'j1', place: 'Barn', state: 'open' },
      { id: 'j2', place: 'Yard', state: 'open' },
    ],
  };
  const actions = [
    { name: 'begin', params },
    { name: 'finish', params },
  ];
  const { elements } = builtinSpec(briefOf('Jobs', { uiType: 'list_table', data, actions }));
  const cards = Object.entries(elements).flatMap(([id, { type }]) => (type === 'Card' ? [id] : []));
  expect(cards).toEqual(['listCard', 'helpersCard']);
});
