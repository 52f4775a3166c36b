import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { interpret } from '#contract/views/interpret.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { allFacts, allRecords, type RecordSet } from './data-shape.ts';
import { readData } from './read-data.ts';

const groupOf = (data: JsonObject) => readData(data, 'en', data);
const read = (data: JsonObject): RecordSet[] => allRecords(groupOf(data));
const plain = (rows: readonly JsonObject[] = []) => rows.map((row) => ({ ...row }));

function setOf(data: JsonObject, list: string): RecordSet | undefined {
  return read(data).find(({ key }) => key === list);
}

// What the view makes of the data is what the composer lays out.
function madeOf(data: JsonObject, list: string): unknown {
  const set = setOf(data, list);
  if (set?.decoded === undefined) return undefined;
  const made: unknown = JSON.parse(JSON.stringify(interpret(set.decoded.query, data).value));
  expect(made).toEqual(plain(set.rows));
  return made;
}

function referred(data: JsonObject, list: string, key: string): string | undefined {
  const set = setOf(data, list);
  return [...(set?.columns ?? []), ...(set?.lists ?? [])].find((one) => one.key === key)?.refersTo?.pointer;
}

const BOATS = { boats: { '11': 'Sea Calm', '12': 'Two Brothers' } };

test('an object whose keys are numbers that records have is a list with these numbers', () => {
  const data = {
    ...BOATS,
    lots: [
      { lot: 'A', boat_id: 12 },
      { lot: 'B', boat_id: 11 },
      { lot: 'C', boat_id: null },
    ],
  };
  expect(madeOf(data, 'boats')).toEqual([
    { code: 11, label: 'Sea Calm' },
    { code: 12, label: 'Two Brothers' },
  ]);
  expect(referred(data, 'lots', 'boat_id')).toBe('/boatsList');
});

test('numbers that are texts stay texts', () => {
  const data = {
    ...BOATS,
    lots: [
      { lot: 'A', boat: '12' },
      { lot: 'B', boat: '11' },
    ],
  };
  expect(madeOf(data, 'boats')).toEqual([
    { code: '11', label: 'Sea Calm' },
    { code: '12', label: 'Two Brothers' },
  ]);
});

const PLAYERS = { players: { '1': 'Ada', '2': 'Bo', '3': 'Cy' } };
const GAMES = [
  { game: 'x', w: 1, b: 2, round: 1 },
  { game: 'y', w: 3, b: 1, round: 1 },
  { game: 'z', w: 2, b: 3, round: 2 },
  { game: 'q', w: 1, b: 3, round: 3 },
];

test('keys that are called otherwise are codes if they are short and have all numbers several times', () => {
  const data = { ...PLAYERS, games: GAMES.concat({ game: 'v', w: 3, b: 2, round: 3 }) };
  expect(['w', 'b', 'round'].map((key) => referred(data, 'games', key))).toEqual([
    '/playersList',
    '/playersList',
    undefined,
  ]);
});

test('so are lists of numbers without repetition', () => {
  const crews = [
    { day: 'Mon', who: [1, 2] },
    { day: 'Tue', who: [3] },
  ];
  expect(referred({ ...PLAYERS, crews }, 'crews', 'who')).toBe('/playersList');
  const places = [
    { day: 'Mon', places: [1, 1, 2] },
    { day: 'Tue', places: [3] },
  ];
  expect(referred({ ...PLAYERS, places }, 'places', 'places')).toBeUndefined();
});

test('lists of the ids of another list are told by its names', () => {
  const members = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Member ${id}`, phone: `555 010${id}` }));
  const shifts = [
    { day: 'Mon', crew: [1, 2, 3] },
    { day: 'Tue', crew: [4] },
  ];
  expect(referred({ members, shifts }, 'shifts', 'crew')).toBe('/members');
  expect(referred({ members, shifts: [{ day: 'Mon', crew: [1, 2] }] }, 'shifts', 'crew')).toBeUndefined();
  expect(referred({ members, shifts: [{ day: 'Mon', crew: [1, 2, 3, 9] }] }, 'shifts', 'crew')).toBeUndefined();
});

test('figures under the same keys belong to the records', () => {
  const data = { ...PLAYERS, rating: { '1': 2210, '2': 2145, '3': 1890 }, games: [{ player_id: 1 }, { player_id: 3 }] };
  expect(madeOf(data, 'players')).toEqual([
    { code: 1, label: 'Ada', rating: 2210 },
    { code: 2, label: 'Bo', rating: 2145 },
    { code: 3, label: 'Cy', rating: 1890 },
  ]);
  expect(groupOf(data).groups).toEqual([]);
});

test('codes stand beside tables of their own', () => {
  const codes = { GAS: 'Gas boiler', OIL: 'Oil heating', st: { '0': 'open', '1': 'done' } };
  const data = {
    codes,
    visits: [
      { heating: 'GAS', st: 0 },
      { heating: 'OIL', st: 1 },
    ],
  };
  expect(madeOf(data, 'codes')).toEqual([
    { code: 'GAS', label: 'Gas boiler' },
    { code: 'OIL', label: 'Oil heating' },
  ]);
  expect(['heating', 'st'].map((key) => referred(data, 'visits', key))).toEqual(['/codesList', '/codesStList']);
  expect(allFacts(groupOf(data))).toEqual([]);
});

test('a shift is called by its times, and who did something by a login in an object of the record', () => {
  const data = {
    slots: { D: '08:00-20:00', N: '20:00-08:00' },
    users: { jmolina: 'Julia Molina', rsanz: 'Roberto Sanz' },
    duties: [
      { day: 'Mon', slot: 'D', done: { by: 'jmolina', note: 'Fine' } },
      { day: 'Tue', slot: 'N', done: { by: 'jmolina', note: 'Late' } },
    ],
  };
  expect(['slot', 'done_by'].map((key) => referred(data, 'duties', key))).toEqual(['/slotsList', '/usersList']);
});

test.each<[string, JsonObject]>([
  ['amounts by number', { ...BOATS, boats: { '11': 5, '12': 7 }, lots: [{ boat_id: 11 }] }],
  ['an object that lacks a number', { ...BOATS, lots: [{ boat_id: 13 }] }],
  ['numbers with decimals', { ...BOATS, lots: [{ boat: 11 }, { boat: 11.5 }] }],
  ['a number that is called otherwise', { ...BOATS, lots: [{ weight: 11 }, { weight: 12 }] }],
])('%s stay as they are', (_, data) => {
  expect(read(data).every(({ decoded }) => decoded === undefined)).toBe(true);
});

const ALARMS = {
  alarms: [
    { tag: 'PT-1', sev: 2, since: '2025-07-30T14:05:00Z' },
    { tag: 'PT-2', sev: 1, since: '2025-07-30T15:12:00Z' },
    { tag: 'PT-3', sev: 3, since: '2025-07-29T18:20:00Z' },
    { tag: 'PT-4', sev: 1, since: '2025-07-30T11:40:00Z' },
  ],
  sev: { '1': 'Critical', '2': 'High', '3': 'Warning' },
};

test('records are put in the order of what their codes stand for, and in groups by it', () => {
  const tagsIn = (prompt: string, view: string) => {
    const input = briefOf(prompt, { uiType: 'list_table', data: ALARMS });
    const spec = builtinSpec(input);
    expect(faultsOf(spec, input)).toEqual([]);
    const rows = (spec.state ?? {})[view] as { tag: string }[];
    return rows.map(({ tag }) => tag).join(' ');
  };
  expect(tagsIn('Alarms, critical first, oldest first within each level', 'alarmsArranged')).toBe(
    'PT-4 PT-2 PT-1 PT-3',
  );
  expect(tagsIn('Only the high alarms', 'alarmsGroup1')).toBe('PT-1');
});

test('a single value is told by name, and the names get no table of their own', () => {
  const data = {
    bulletin: { level: 4, levelNames: { '1': 'Low', '4': 'High' } },
    zones: [{ zone: 'North', level: 1 }],
  };
  const { elements, state } = builtinSpec(briefOf('Avalanche dashboard', { uiType: 'dashboard', data }));
  const tile = Object.values(elements).find(({ type }) => type === 'Stat')?.props['value'] as { $state: string };
  expect(state?.[tile.$state.slice(1)]).toBe('High');
  expect(Object.values(elements).some(({ props }) => props['title'] === 'Level names')).toBe(false);
});
