import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { fieldsFromSchema } from '#builtin/understand/actions/fields-from-schema.ts';
import { prefill } from './prefill.ts';

/** The state path that the first of the fields is bound to, below `/form` where the data has no value for it. */
function boundTo(data: JsonObject, ...properties: [name: string, schema: JsonObject][]): string | undefined {
  const fields = fieldsFromSchema({ type: 'object', properties: Object.fromEntries(properties) });
  const placed = fields.map((field) => ({ field, pointer: `/form/${field.name}` }));
  return prefill(placed, readData(data))[0]?.pointer;
}

const text = { type: 'string' };
const number = { type: 'number' };
const boat = {
  boat: { mooring_fee: { value: 80, currency: 'NOK' }, berth_days: 30, radio: { on: true, from: '08:00' } },
};

test.each<[string, JsonObject, [string, JsonObject][], string]>([
  ['an amount with its currency', boat, [['mooring_fee', number]], '/boat/mooring_fee/value'],
  ['a number among choices', boat, [['berth_days', { type: 'integer', enum: [7, 30] }]], '/boat/berth_days'],
  ['none that is no choice', boat, [['berth_days', { type: 'integer', enum: [7, 14] }]], '/form/berth_days'],
  ['a member of an inner object', boat, [['radio_on', { type: 'boolean' }]], '/boat/radio/on'],
  [
    'the object that has most of them',
    { harbour: { name: 'Bergen' }, owner: { name: 'Liv', street: 'Strandgaten 1' } },
    [
      ['name', text],
      ['street', text],
    ],
    '/owner/name',
  ],
  [
    'the value of the right type',
    { owner: { alerts: 'off' }, channels: { alerts: true } },
    [['alerts', { type: 'boolean' }]],
    '/channels/alerts',
  ],
  [
    'the lines of a list',
    { bill: { entries: [{ what: 'Paint', price: 9 }] } },
    [['entries', { type: 'array', items: { type: 'object', properties: { what: text, price: number } } }]],
    '/bill/entries',
  ],
  [
    'several choices',
    { boat: { sails: ['jib'] } },
    [['sails', { type: 'array', items: { type: 'string', enum: ['jib', 'genoa'] } }]],
    '/boat/sails',
  ],
  [
    'no phone of somebody else',
    { broker: { phone: '555 0100', licence: 'B7' } },
    [
      ['phone', text],
      ['email', { type: 'string', format: 'email' }],
    ],
    '/form/phone',
  ],
])('a form begins with the values of the data: %s', (_, data, properties, expected) => {
  expect(boundTo(data, ...properties)).toBe(expected);
});
