import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { interpret } from '#contract/views/interpret.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { allRecords, type RecordSet } from './data-shape.ts';
import { readData } from './read-data.ts';

const SITES = { depots: { N1: 'Northgate', S2: 'Southfield' } };
const TOURS = {
  tours: [
    { no: 1, depot: 'N1' },
    { no: 2, depot: 'S2' },
    { no: 3, depot: null },
  ],
};

function read(data: JsonObject): RecordSet[] {
  return allRecords(readData(data, 'en', data));
}

function decodedAs(data: JsonObject, list: string): unknown {
  const query = read(data).find(({ key }) => key === list)?.decoded?.query;
  return query === undefined ? undefined : JSON.parse(JSON.stringify(interpret(query, data).value));
}

test('an object that names what records have as codes is a list of them', () => {
  const [tours, depots] = read({ ...TOURS, ...SITES });
  expect(tours?.columns[1]?.refersTo).toMatchObject({ pointer: '/depotsList', key: 'code' });
  expect(depots?.rows.map((row) => ({ ...row }))).toEqual(decodedAs({ ...TOURS, ...SITES }, 'depots'));
});

test('so is one that tells more of each, under a key of its own', () => {
  const cheeses = { TOM: { nom: 'Tomme', code: 7 }, REB: { nom: 'Reblochon', code: 8 } };
  const lots = [
    { lot: 'L1', f: 'TOM' },
    { lot: 'L2', f: 'REB' },
  ];
  const data = { cheeses, lots };
  expect(decodedAs(data, 'cheeses')).toEqual([
    { key: 'TOM', nom: 'Tomme', code: 7 },
    { key: 'REB', nom: 'Reblochon', code: 8 },
  ]);
  expect(read(data).find(({ key }) => key === 'lots')?.columns[1]?.refersTo?.key).toBe('key');
});

test.each<[string, JsonObject]>([
  ['amounts by code', { ...TOURS, depots: { N1: 5, S2: 7 } }],
  ['an object that lacks a code', { ...TOURS, depots: { N1: 'Northgate' } }],
  ['an object that no record has codes of', { depots: { N1: 'Northgate', S2: 'Southfield' } }],
  ['a value that only equals a key', { state: 'open', labels: { open: 'Offen', closed: 'Zu' } }],
])('%s stay as they are', (_, data) => {
  expect(read(data).every(({ decoded }) => decoded === undefined)).toBe(true);
});

test.each<[string, JsonObject[], unknown]>([
  [
    'a state',
    [
      { name: 'Ana', krank: 0 },
      { name: 'Bo', krank: 1 },
    ],
    [false, true],
  ],
  ['one that some records lack', [{ id: 'a', annullato: 1 }, { id: 'b' }], [true, null]],
  ['a question', [{ name: 'Ana', is_guide: 1 }], [true]],
])('1 and 0 are yes and no under %s', (_, list, told) => {
  const key = Object.keys(list[0] ?? {})[1] ?? '';
  const made = decodedAs({ list }, 'list') as JsonObject[];
  expect(made.map((row) => row[key])).toEqual(told);
  expect(read({ list })[0]?.columns[1]?.kind).toBe('boolean');
});

test.each<[string, JsonObject[]]>([
  [
    'counts',
    [
      { name: 'Ana', children: 1 },
      { name: 'Bo', children: 0 },
    ],
  ],
  ['more than one', [{ name: 'Ana', cancelled: 2 }]],
  [
    'what happened in a month',
    [
      { month: 'Jan', returned: 0 },
      { month: 'Feb', returned: 1 },
    ],
  ],
])('%s stay numbers', (_, list) => {
  expect(read({ list })[0]?.decoded).toBeUndefined();
});

test('seconds since 1970 are moments that can be sorted and held against the moment of the data', () => {
  const keys = [
    { name: 'signing', expires: 1776942000 },
    { name: 'backup', expires: 1776470400 },
    { name: 'old', expires: null },
  ];
  const data = { generatedAt: 1776670200, keys };
  expect(decodedAs(data, 'keys')).toEqual([
    { name: 'signing', expires: '2026-04-23T11:00:00.000Z' },
    { name: 'backup', expires: '2026-04-18T00:00:00.000Z' },
    { name: 'old', expires: null },
  ]);
  const { state } = builtinSpec(briefOf('Keys by expiry, which are expired', { uiType: 'list_table', data }));
  const [sorted] = Object.entries(state ?? {}).flatMap(([key, value]) => (key.endsWith('Arranged') ? [value] : []));
  expect(sorted).toMatchObject([
    { name: 'backup', alerts: ['Expired'] },
    { name: 'signing', alerts: [] },
    { name: 'old', alerts: [] },
  ]);
});
