import { expect, test } from 'vitest';
import { readData } from './read-data.ts';
import { markersOf } from './markers.ts';

test('a value that picks one record of a list marks it with what its key says beside the name of the list', () => {
  const plans = [
    { id: 'p-s', name: 'Small' },
    { id: 'p-l', name: 'Large' },
  ];
  const data = readData({ planes: plans, planRecomendadoId: 'p-l', customer: { name: 'Ada', plan_id: 'p-s' } }, 'es');
  const [set] = data.records;
  expect(set === undefined ? [] : markersOf(data, set).map(({ label, fact }) => [label, fact.value])).toEqual([
    ['Recomendado', 'p-l'],
  ]);
});
