import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { allRecords } from './data-shape.ts';
import { readData } from './read-data.ts';
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
  [
    'an id named after the list in short',
    { technicians: [{ id: 14, name: 'Osei' }], cases: [{ no: 'P1', techId: 14 }] },
    'cases',
    'techId',
    ['/technicians', 'id', 'name'],
  ],
  [
    'somebody who is in two lists by the same name',
    {
      people: [{ id: 'u_4', name: 'Osei' }],
      suppliers: [{ id: 'u_4', name: 'Osei' }],
      events: [{ givenTo: 'u_4' }],
    },
    'events',
    'givenTo',
    ['/people', 'id', 'name'],
  ],
  [
    'no key of a third thing in another list',
    { jobs: [{ by: 'usr_1' }], tasks: [{ id: 't1', title: 'Paint', ownerId: 'usr_1' }] },
    'jobs',
    'by',
    undefined,
  ],
  [
    'a code that a text of any name explains',
    {
      reasons: [
        { code: 'ILL', text: 'Illness' },
        { code: 'FAM', text: 'Family' },
      ],
      absences: [{ reason: 'FAM' }, { reason: 'ILL' }],
    },
    'absences',
    'reason',
    ['/reasons', 'code', 'text'],
  ],
  [
    'a short key that both lists have',
    {
      pipelines: [
        { pid: 12, name: 'Invoices' },
        { pid: 14, name: 'Stock' },
      ],
      runs: [
        { rid: 'r-1', pid: 14, rows: 4 },
        { rid: 'r-2', pid: 14, rows: 9 },
      ],
    },
    'runs',
    'pid',
    ['/pipelines', 'pid', 'name'],
  ],
  ...(['paid', 'anno'] as const).map((key): [string, JsonObject, string, string, unknown] => [
    `no word that only ends like a key: ${key}`,
    {
      plans: [
        { [key]: 2024, name: 'Small' },
        { [key]: 2025, name: 'Large' },
      ],
      orders: [
        { ref: 'o1', [key]: 2025 },
        { ref: 'o2', [key]: 2025 },
      ],
    },
    'orders',
    key,
    undefined,
  ]),
  [
    'another record of the same list',
    {
      tasks: [
        { id: 'T-1', title: 'Dig', dependsOn: null },
        { id: 'T-2', title: 'Sow', dependsOn: 'T-1' },
      ],
    },
    'tasks',
    'dependsOn',
    ['/tasks', 'id', 'title'],
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
  [
    'what another record is to it',
    {
      people: [
        { nr: 1120, name: 'Jana' },
        { nr: 1122, name: 'Emre' },
      ],
      leave: [{ nr: 1120, standInId: 1122 }],
    },
    'leave',
    'standInId',
    ['/people', 'nr', 'name'],
  ],
  [
    'the same key',
    {
      personal: [{ mitarbeiternummer: 20, name: 'Jana' }],
      antraege: [
        { id: 'U-1', mitarbeiternummer: 20 },
        { id: 'U-2', mitarbeiternummer: 20 },
      ],
    },
    'antraege',
    'mitarbeiternummer',
    ['/personal', 'mitarbeiternummer', 'name'],
  ],
  [
    'nothing that two lists know',
    {
      cats: [{ id: 'x1', name: 'Tom' }],
      dogs: [{ id: 'x1', name: 'Rex' }],
      walks: [{ id: 'w', day: 'Mon', by_id: 'x1' }],
    },
    'walks',
    'by_id',
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

test('a value of the data refers to a list by what it is to the thing', () => {
  const data = readData({
    incident: { id: 'inc_1', title: 'Slow', created_by: 'usr_4711', channel: 'web1' },
    users: [{ id: 'usr_4711', name: 'Grace' }],
  });
  const facts = data.groups.flatMap((group) => group.facts);
  expect(facts.map(({ key, refersTo }) => [key, refersTo?.pointer])).toEqual([
    ['id', undefined],
    ['title', undefined],
    ['created_by', '/users'],
    ['channel', undefined],
  ]);
  const sets = allRecords(data);
  expect(sets.map((set) => isOnlyReferredTo(set, sets))).toEqual([true]);
});

test('a single value is told by the record that it is a made-up key of, whatever it is called', () => {
  const data = { users: [{ id: 'usr_2', name: 'Ingrid' }], saved: { by: 'usr_2' }, plan: { name: 'usr 2' } };
  const facts = readData(data).groups.flatMap((group) => group.facts);
  expect(facts.map(({ key, refersTo }) => [key, refersTo?.pointer])).toEqual([
    ['by', '/users'],
    ['name', undefined],
  ]);
});
