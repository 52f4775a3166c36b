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

test.each([
  ['Members', 2, { sortable: false, pageSize: undefined }],
  ['Members', 9, { sortable: true, pageSize: undefined }],
  ['Members', 14, { sortable: true, pageSize: 15 }],
  ['Members', 16, { sortable: true, pageSize: undefined }],
  ['List of members to print', 60, { sortable: false, pageSize: 200 }],
])('%s: a table of %i rows is sorted and turned over where that is of use', (prompt, count, { sortable, pageSize }) => {
  const members = Array.from({ length: count }, (_, at) => ({ name: `Member ${at}`, joined: '2026-01-02' }));
  const { elements } = builtinSpec(briefOf(prompt, { uiType: 'list_table', data: { members } }));
  const [table] = Object.values(elements).filter(({ type }) => type === 'DataTable');
  expect(JSON.stringify(table?.props['columns']).includes('sortable')).toBe(sortable);
  expect(table?.props['pageSize']).toBe(pageSize);
});
