import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { copyIn } from '#builtin/copy/copy.ts';
import { fieldsFromSchema } from '#builtin/understand/actions/fields-from-schema.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { optionsFromData } from './options-from-data.ts';
import type { Field } from './field.ts';

function asked(name: string, schema: JsonObject, data: JsonObject): Field | undefined {
  const [field] = fieldsFromSchema({ type: 'object', properties: { [name]: schema } });
  return field && optionsFromData(field, { data: readData(data), copy: copyIn('en'), language: 'en' });
}

const POOLS = {
  piscinas: [
    { id: 3, nombre: 'Norte' },
    { id: 4, nombre: 'Sur' },
  ],
};
const BYE = {
  staff: [{ login: 'kim', name: 'Kim Lee' }],
  doors: [
    { id: 'd1', keeper: 'kim' },
    { id: 'd2', keeper: null },
  ],
};
const integer = { type: 'integer' };
const string = { type: 'string' };

const ROOMS = {
  rooms: [
    { id: 'r1', name: 'Hall', lamps: [] },
    {
      id: 'r2',
      name: 'Office',
      lamps: [
        { id: 'l1', name: 'Desk' },
        { id: 'l2', name: 'Ceiling' },
      ],
    },
  ],
};

test.each<[string, string, JsonObject, JsonObject, unknown]>([
  [
    'numeric ids in any language',
    'piscina_id',
    integer,
    POOLS,
    [
      ['Norte', '3'],
      ['Sur', '4'],
    ],
  ],
  ['what a column of the name refers to', 'keeper', string, BYE, [['Kim Lee', 'kim']]],
  [
    'several ids',
    'piscina_ids',
    { type: 'array', items: integer },
    POOLS,
    [
      ['Norte', '3'],
      ['Sur', '4'],
    ],
  ],
  [
    'values of a schema by the names in the data',
    'kit',
    { type: 'string', enum: ['KX1', 'KX2'] },
    {
      kits: [
        { code: 'KX1', title: 'Small kit' },
        { code: 'KX2', title: 'Big kit' },
      ],
    },
    [
      ['Small kit', 'KX1'],
      ['Big kit', 'KX2'],
    ],
  ],
  [
    'what the records of a list hold',
    'lamp_id',
    string,
    ROOMS,
    [
      ['Desk', 'l1'],
      ['Ceiling', 'l2'],
    ],
  ],
  ['no number that names no list', 'lanes', integer, POOLS, undefined],
])('a param is a choice: %s', (_, name, schema, data, expected) => {
  const field = asked(name, schema, data);
  expect(field?.choices?.map(({ label, value }) => [label, value])).toEqual(expected);
});

test.each<[string, string, JsonObject, JsonObject, true | undefined]>([
  ['keys that are numbers', 'guest_ids', { items: integer }, { guests: [{ id: 4, name: 'Ann' }] }, true],
  ['keys that are texts', 'guest_ids', { items: integer }, { guests: [{ id: 'g4', name: 'Ann' }] }, undefined],
  ['keys that are sent as texts', 'guest_ids', { items: string }, { guests: [{ id: 4, name: 'Ann' }] }, undefined],
  ['numbers of a list', 'sizes', { items: integer }, { sizes: [38, 40] }, true],
  ['texts of a list', 'sizes', { items: integer }, { sizes: ['S', 'M'] }, undefined],
])('several are chosen as what the param takes, if the data has it: %s', (_, name, schema, data, isNumeric) => {
  const field = asked(name, { type: 'array', ...schema }, data);
  expect(field?.kind).toBe('choices');
  expect(field?.isNumeric).toBe(isNumeric);
});

test('a number is not chosen among keys that are texts', () => {
  expect(asked('guest_id', integer, { guests: [{ id: 'g4', name: 'Ann' }] })?.choices).toBeUndefined();
});

test('records without a name are labelled with their other values', () => {
  const data = {
    free_tents: [
      { number: 7, sleeps: 4 },
      { number: 9, sleeps: 2 },
    ],
  };
  expect(asked('tent', integer, data)).toMatchObject({
    kind: 'choice',
    choicesView: { of: '/free_tents', query: expect.stringContaining("'Sleeps: '") as string },
  });
});

const BERTHS = {
  berths: [
    { code: 'B1', name: 'North 1', state: 'OCCUPIED', metres: 9 },
    { code: 'B2', name: 'North 2', state: 'FREE', metres: 12 },
  ],
};
const COURSES = {
  cursos: [
    { id: 'c1', nombre: 'Vela', plazas_libres: 0, precio: '40.00' },
    { id: 'c2', nombre: 'Remo', plazas_libres: 3, precio: '25.00' },
  ],
};
const VANS = {
  vans: [
    { id: 'v1', plate: 'AB 1', available: false },
    { id: 'v2', plate: 'AB 2', available: true },
  ],
};

test.each<[string, string, JsonObject, string]>([
  ['by their state', 'to_berth_code', BERTHS, 'B2'],
  ['by what is left of them', 'curso_id', COURSES, 'c2'],
  ['by a yes or no', 'van_id', VANS, 'v2'],
])('only records that are free can be chosen: %s', (_, name, data, expected) => {
  const field = asked(name, string, data);
  expect(field?.choices?.map(({ value }) => value)).toEqual([expected]);
  expect(field?.choicesView?.query).toContain('[?');
});

test('records are labelled with the values that decide between them', () => {
  const drivers = [
    { id: 'd1', name: 'Ana', certified: true, hours_left: 4 },
    { id: 'd2', name: 'Bo', certified: false, hours_left: 9 },
  ];
  const query = asked('driver_id', string, { drivers })?.choicesView?.query ?? '';
  expect(query).toContain("' · Certified'");
  expect(query).toContain("'Hours left: '");
});

test.each<[string, string, JsonObject, JsonObject, object]>([
  [
    'usual amounts stand beside',
    'amount',
    { type: 'number' },
    { suggested_amounts: [5, 10] },
    { kind: 'money', presets: {} },
  ],
  [
    'those that are allowed are choices',
    'months',
    integer,
    { allowed_months: [3, 6] },
    { kind: 'choice', isNumeric: true },
  ],
  [
    'days',
    'delivery_day',
    { type: 'string', format: 'date' },
    { delivery_days: ['2026-01-02', '2026-01-05'] },
    { kind: 'choice' },
  ],
  [
    'amounts with what they do',
    'betrag',
    { type: 'number' },
    {
      stufen: [
        { betrag: 10, wirkung: 'Futter' },
        { betrag: 25, wirkung: 'Impfung' },
      ],
    },
    { presets: { of: '/stufen' } },
  ],
])('values that the data lists for a field: %s', (_, name, schema, data, expected) => {
  expect(asked(name, schema, data)).toMatchObject(expected);
});

test('days that are not free are no choice, and measured numbers are no usual ones', () => {
  const day = { type: 'string', format: 'date' };
  expect(asked('date', day, { unavailable_dates: ['2026-01-02', '2026-01-05'] })?.kind).toBe('date');
  expect(asked('amount', { type: 'number' }, { daily_amounts: [12, 31, 8] })?.presets).toBeUndefined();
});

test('payments that were made are no usual amounts, and neither are values out of bounds', () => {
  const recent = [
    { name: 'Ana', amount: 10, at: '2026-01-02T10:00:00Z' },
    { name: 'Bo', amount: 25, at: '2026-01-03T10:00:00Z' },
  ];
  expect(asked('amount', { type: 'number' }, { recent })?.presets).toBeUndefined();
  expect(asked('amount', { type: 'number', maximum: 20 }, { amounts: [10, 25] })?.presets).toBeUndefined();
});

test('free hours with the same people are labelled with their time, and with what only some cost', () => {
  const data = {
    free_slots: [
      { slot_id: 's1', starts_at: '2025-06-03T09:00:00+01:00', tuner: 'Alan Petrie', surcharge: 0, currency: 'GBP' },
      { slot_id: 's2', starts_at: '2025-06-03T13:30:00+01:00', tuner: 'Alan Petrie', surcharge: 15, currency: 'GBP' },
    ],
  };
  const query = asked('slot_id', string, data)?.choicesView?.query ?? '';
  expect(query).toContain("'weekday'");
  expect(query.indexOf('tuner')).toBeGreaterThan(query.indexOf('starts_at'));
  expect(query).toMatch(/surcharge\W{0,2}> `0` &&/);
});

test('the choices of a schema are labelled with the prices that an object of the data has for all of them', () => {
  const extras = { type: 'array', items: { type: 'string', enum: ['GIFT_WRAP', 'ENGRAVING'] } };
  const prices = { currency: 'GBP', extras_pence: { GIFT_WRAP: 450, ENGRAVING: 1200 } };
  const view = asked('extras', extras, { prices })?.choicesView;
  expect(view?.of).toBe('/prices/extras_pence');
  expect(view?.query).toContain("'Gift wrap · '");
  const some = { prices: { ...prices, extras_pence: { GIFT_WRAP: 450 } } };
  expect(asked('extras', extras, some)?.choicesView).toBeUndefined();
});

test('what somebody lacks a permission for is no option', () => {
  const boats = [
    { id: 'b1', name: 'Heron', licence: 'SEA' },
    { id: 'b2', name: 'Swift', licence: 'RIVER' },
    { id: 'b3', name: 'Punt', licence: null },
  ];
  const field = asked('boat_id', string, { boats, me: { licences: ['RIVER'] } });
  expect(field?.choices?.map(({ label }) => label)).toEqual(['Swift', 'Punt']);
  expect(field?.choicesView?.query).toContain('contains($."me"."licences", @."licence")');
});

test('who is ill or away is no option, whether a state or a 1 says so', () => {
  const people = [
    { id: 1, name: 'Ana', absent: true },
    { id: 2, name: 'Bo', absent: false },
  ];
  expect(asked('person_id', integer, { people })?.choices?.map(({ label }) => label)).toEqual(['Bo']);
});

test('ids that the data has already are chosen among the records that they are keys of', () => {
  const data = {
    users: [
      { id: 'usr_2', name: 'Ingrid' },
      { id: 'usr_5', name: 'Wout' },
      { id: 'usr_9', name: 'Lina' },
    ],
    settings: { recipientIds: ['usr_2', 'usr_9'] },
  };
  const field = asked('recipientIds', { type: 'array', items: string }, data);
  expect(field?.choices).toEqual([
    { label: 'Ingrid', value: 'usr_2' },
    { label: 'Wout', value: 'usr_5' },
    { label: 'Lina', value: 'usr_9' },
  ]);
});
