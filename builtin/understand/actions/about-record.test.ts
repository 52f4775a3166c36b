import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { runToEnd } from '#contract/run-to-end.ts';
import { allRecords } from '#builtin/understand/data/data-shape.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { recordsOf } from './about-record.ts';
import { readActions } from './action.ts';

/** The key of the list that an action with these params is about; those marked with `?` are optional. */
function listOf(data: JsonObject, name: string, ...params: string[]): string | undefined {
  const names = params.map((param) => param.replace('?', ''));
  const properties = Object.fromEntries(names.map((param) => [param, { type: 'string' }]));
  const required = params.filter((param) => !param.endsWith('?'));
  const [action] = runToEnd(readActions([{ name, params: { type: 'object', properties, required } }], 'en'));
  return action && recordsOf(action, allRecords(readData(data)))?.key;
}

const FERRY = {
  skippers: [
    { id: 1, name: 'Ida' },
    { id: 2, name: 'Jon' },
  ],
  crossings: [
    { id: 71, to: 'Skye', skipper_id: 2 },
    { id: 72, to: 'Mull', skipper_id: null },
  ],
};
const WERFT = {
  schweisser: [{ kuerzel: 'AB', name: 'Anna' }],
  raeume: [{ raumnr: 'H1', flaeche: 80, schweisser_kuerzel: null }],
};

const SERVERS = { servers: [{ host: 'db-eu-1' }, { host: 'web-eu-1' }] };

test.each([
  ['that refers to the other', FERRY, 'move_crossing', ['crossing_id', 'new_to', 'skipper_id?'], 'crossings'],
  ['whichever comes first', FERRY, 'assign', ['skipper_id', 'crossing_id'], 'crossings'],
  ['whose key has a prefix', { berths: [{ code: 'B1', metres: 9 }] }, 'rent', ['berthCode'], 'berths'],
  ['whose records begin with it', WERFT, 'raum_zuweisen', ['raumnr', 'schweisser_kuerzel'], 'raeume'],
  ['in another number of the word', { raeume: [{ id: 'r1', name: 'Lager' }] }, 'heizen', ['raumId', 'grad'], 'raeume'],
  ['whose records begin with codes', SERVERS, 'schedule_patch', ['host', 'window'], 'servers'],
  [
    'that a verb at the end acts on',
    { praxen: [{ name: 'Ost', telefon: '1' }] },
    'praxis_anrufen',
    ['telefon'],
    'praxen',
  ],
  ['none whose records begin with names', { parties: [{ host: 'Ann Lee', day: 'Mon' }] }, 'greet', ['host'], undefined],
  ['that is named, if all have an id', { ...FERRY, boats: [{ id: 9, name: 'Fulmar' }] }, 'paint_boat', ['id'], 'boats'],
  [
    'none of the records that only hold it',
    { rooms: [{ id: 'r1', lamps: [{ id: 'l1' }] }] },
    'dim',
    ['lampId'],
    undefined,
  ],
  ['none for a new record that may do without', FERRY, 'add_crossing', ['to', 'skipper_id?'], undefined],
  [
    'none whose column only repeats a key',
    {
      trips: [
        { id: 1, boat: 'x' },
        { id: 2, boat: 'x' },
      ],
    },
    'sink',
    ['boat'],
    undefined,
  ],
])('an action is about the list %s', (_, data, name, params, expected) => {
  expect(listOf(data, name, ...params)).toBe(expected);
});
