import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { allRecords, readData } from './data-shape.ts';
import { isOnlyReferredTo } from './references.ts';

function referred(data: JsonObject, list: string, key: string): unknown {
  const set = allRecords(readData(data)).find((one) => one.key === list);
  const found = set?.columns.find((column) => column.key === key)?.refersTo;
  return found === undefined ? undefined : [found.pointer, found.key, found.name.key];
}

test.each<[string, JsonObject, string, string, unknown]>([
  [
    'an id named after the list',
    { vets: [{ id: 4, name: 'Osei' }], visits: [{ vet_id: 4 }] },
    'visits',
    'vet_id',
    ['/vets', 'id', 'name'],
  ],
  [
    'in other languages',
    { medici: [{ id: 4, nome: 'Riva' }], visite: [{ medicoId: 4 }] },
    'visite',
    'medicoId',
    ['/medici', 'id', 'nome'],
  ],
  [
    'a telling key',
    { staff: [{ login: 'ana', name: 'Ana' }], jobs: [{ who: 'ana' }, { who: null }] },
    'jobs',
    'who',
    ['/staff', 'login', 'name'],
  ],
  ['no equal numbers', { staff: [{ id: 4, name: 'Ana' }], jobs: [{ hours: 4 }] }, 'jobs', 'hours', undefined],
  [
    'no equal ids of two lists',
    {
      cats: [
        { id: 'a', name: 'Tom' },
        { id: 'b', name: 'Kit' },
      ],
      dogs: [
        { id: 'a', name: 'Rex' },
        { id: 'b', name: 'Bo' },
      ],
    },
    'dogs',
    'id',
    undefined,
  ],
  ['no names', { staff: [{ id: 1, name: 'Ana' }], jobs: [{ who: 'Ana' }] }, 'jobs', 'who', undefined],
  [
    'no list that lacks one',
    { staff: [{ login: 'ana', name: 'Ana' }], jobs: [{ who: 'bo' }] },
    'jobs',
    'who',
    undefined,
  ],
])('a column refers to another list: %s', (_, data, list, key, expected) => {
  expect(referred(data, list, key)).toEqual(expected);
});

test('a list that tells more than names is not only referred to', () => {
  const isOnly = (member: JsonObject) => {
    const sets = allRecords(readData({ staff: [{ id: 4, name: 'Ana', ...member }], jobs: [{ staff_id: 4 }] }));
    return sets.map((set) => isOnlyReferredTo(set, sets));
  };
  expect(isOnly({})).toEqual([true, false]);
  expect(isOnly({ phone: '555 0100' })).toEqual([false, false]);
});
