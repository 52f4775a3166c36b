import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { copyIn } from '#builtin/copy/copy.ts';
import { fieldsFromSchema } from '#builtin/understand/actions/fields-from-schema.ts';
import { readData } from '#builtin/understand/data/data-shape.ts';
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

test('records without a name are told by what else is known of them', () => {
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
