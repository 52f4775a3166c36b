import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { fieldsFromSchema } from '#builtin/understand/actions/fields-from-schema.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { placeFields } from '#builtin/parts/controls/placed-fields.ts';
import { prefill } from './prefill.ts';

function started(name: string, schema: JsonObject, data: JsonObject) {
  const fields = fieldsFromSchema({ type: 'object', properties: { [name]: schema } });
  const [placed] = prefill(placeFields(fields, '/form'), readData(data));
  return placed === undefined ? undefined : { ...placed.field, pointer: placed.pointer };
}

const number = { type: 'number' };

test.each<[string, string, JsonObject, JsonObject, number, string]>([
  ['minor units', 'dayLimit', number, { card: { dayLimitMinor: 1250, currency: 'GBP' } }, 12.5, '/card/dayLimitMinor'],
  [
    'an object with minor units',
    'limite',
    number,
    { limite: { amount_minor: 990, currency: 'EUR' } },
    9.9,
    '/limite/amount_minor',
  ],
  ['a text', 'price', number, { price: '12.50', currency: 'EUR' }, 12.5, '/price'],
  ['minutes', 'max_stunden', { type: 'integer' }, { max_minuten: 180 }, 3, '/max_minuten'],
  ['a share', 'discount_percent', number, { discount_rate: 0, discount: 5, rollout: 0.5 }, Number.NaN, ''],
  ['a share of one', 'rollout_percent', number, { rollout: 0.25 }, 25, '/rollout'],
])('a field begins with a value of the data in its own unit: %s', (_, name, schema, data, initial, pointer) => {
  const field = started(name, schema, data);
  if (pointer === '') return expect(field?.initial).toBeUndefined();
  expect(field).toMatchObject({ initial, initialPointer: pointer, pointer: `/form/${name}` });
});

test('a value in the same unit is edited in place', () => {
  expect(started('limit_cents', { type: 'integer' }, { limit_cents: 500, currency: 'EUR' })).toMatchObject({
    pointer: '/limit_cents',
    suffix: 'cents',
    label: 'Limit',
  });
});

test('an amount has the sign of its currency instead of a hint that names it', () => {
  const field = started('limit', { ...number, description: 'in pounds' }, { limit_minor: 100, currency: 'GBP' });
  expect(field).toMatchObject({ currency: 'GBP' });
  expect(field?.help).toBeUndefined();
});

test('what counts no money has no currency', () => {
  expect(started('debit_day', { type: 'integer' }, { total_cents: 100, currency: 'GBP' })?.currency).toBeUndefined();
});
