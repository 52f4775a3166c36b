import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { columnsOf } from './column.ts';
import { allFacts, allRecords, readData } from './data-shape.ts';

const formatIn = (data: JsonObject, key: string) => allFacts(readData(data)).find((fact) => fact.key === key)?.format;

test.each([
  ['a share from 0 to 1 is a percentage', { conversion_rate: 0.0274 }, { as: 'percent', isFraction: true }],
  ['a share from 0 to 100 is one too', { fuel_pct: 64 }, { as: 'percent', isFraction: false }],
  ['a factor is not', { exchange_factor: 0.92 }, { as: 'number' }],
  ['seconds are a length of time', { avg_wait_seconds: 95 }, { as: 'duration', seconds: 1 }],
  ['"min" after a length is minutes', { durationMin: 45 }, { as: 'duration', seconds: 60 }],
  ['"min" after an amount is the least', { order_min: 3 }, { as: 'number' }],
  ['keys of programs are words', { order_status: 'IN_TRANSIT' }, { as: 'words' }],
  ['names of accounts are no words', { login: 'a_santos' }, { as: 'text' }],
  ['a code is no word', { country: 'DE' }, { as: 'text' }],
])('%s', (_, data: JsonObject, format) => {
  expect(formatIn(data, Object.keys(data)[0] ?? '')).toMatchObject(format);
});

test.each([
  [
    { total: 12, currency: 'EUR' },
    { currency: 'EUR', parts: 1 },
  ],
  [
    { total: 12, moneda: 'eur' },
    { currency: 'EUR', parts: 1 },
  ],
  [
    { total_cents: 1250, currency: 'CHF' },
    { currency: 'CHF', parts: 100 },
  ],
  [{ price_usd: 12 }, { currency: 'USD', parts: 1 }],
  [
    { price: '12.50', currency: 'GBP' },
    { currency: 'GBP', isText: true },
  ],
  [
    { zimmerpreis: 80, waehrung: 'EUR' },
    { currency: 'EUR', parts: 1 },
  ],
])('an amount of %j is written with its currency', (data: JsonObject, money) => {
  expect(formatIn(data, Object.keys(data)[0] ?? '')).toMatchObject({ as: 'money', ...money });
});

test('cents are money by their name alone, with the currency further out', () => {
  const data = { currency: 'EUR', bills: [{ number: 'A', total_cents: 12950, tax_cents: 0 }] };
  const [bills] = allRecords(readData(data));
  expect(bills?.columns.slice(1)).toMatchObject([
    { label: 'Total', format: { as: 'money', currency: 'EUR', parts: 100 } },
    { label: 'Tax', format: { as: 'money', currency: 'EUR', parts: 100 } },
  ]);
});

test('a currency further out is that of amounts, but of no counts and codes', () => {
  const data = { currency: 'EUR', plan: { price: 9, total_seats: 20, cost_center: '4410', limit: 5 } };
  const formats = allFacts(readData(data)).map(({ key, format }) => [key, format.as]);
  expect(formats).toEqual([
    ['currency', 'text'],
    ['price', 'money'],
    ['total_seats', 'number'],
    ['cost_center', 'text'],
    ['limit', 'number'],
  ]);
});

test('an amount with its currency and period is one value', () => {
  const facts = allFacts(readData({ rent: { amount: 2350, currency: 'GBP', period: 'month' } }));
  expect(facts).toMatchObject([
    { key: 'rent', label: 'Rent', pointer: '/rent/amount', format: { as: 'money', currency: 'GBP', perKey: 'period' } },
  ]);
});

test('an amount with its currency in each record is one column', () => {
  const rows = [
    { name: 'A', fee: { amount: 5, currency: 'EUR' } },
    { name: 'B', fee: { amount: 7, currency: 'USD' } },
  ];
  expect(columnsOf(rows)).toMatchObject([
    { key: 'name' },
    { label: 'Fee', path: ['fee', 'amount'], format: { as: 'money', currencyKey: 'currency' } },
  ]);
});

test('an id of another list stands for the name there', () => {
  const data = {
    vets: [
      { id: 11, name: 'Dr. Osei' },
      { id: 14, name: 'Dr. Brandt' },
    ],
    staff: [{ code: 'RL', first_name: 'Rosa', last_name: 'Lind' }],
    visits: [
      { id: 1, vet_id: 11, assistant_id: 'RL', room: 2 },
      { id: 2, vet_id: null, assistant_id: 'RL', room: 3 },
    ],
    vet_id: 14,
  };
  const read = readData(data);
  const [, , visits] = allRecords(read);
  expect(visits?.columns.find(({ key }) => key === 'vet_id')).toMatchObject({
    label: 'Vet',
    refersTo: { pointer: '/vets', key: 'id', namePaths: [['name']] },
  });
  expect(visits?.columns.find(({ key }) => key === 'assistant_id')?.refersTo).toMatchObject({
    pointer: '/staff',
    namePaths: [['first_name'], ['last_name']],
  });
  expect(visits?.columns.find(({ key }) => key === 'room')).not.toHaveProperty('refersTo');
  expect(read.facts[0]).toMatchObject({ label: 'Vet', refersTo: { pointer: '/vets' } });
});

test('a key that only looks like that of another list is a value of its own', () => {
  const data = {
    areas: [{ codice: 'CARD', nome: 'Cardiology' }],
    doctors: [{ id: 4, name: 'Dr. Riva', speciality: 'CARD' }],
    top: [{ sku: 'A-1', name: 'Candle' }],
    low: [{ sku: 'A-1', name: 'Candle', left: 2 }],
  };
  const columns = allRecords(readData(data)).flatMap(({ columns: all }) => all);
  expect(columns.filter(({ refersTo }) => refersTo !== undefined).map(({ key }) => key)).toEqual(['speciality']);
});

test('beside amounts that are named as cents, a number that is not is a count', () => {
  const tiers = [{ name: 'Early bird', priceMinor: 5500, limit: 250, claimed: 38 }];
  const { columns } = allRecords(readData({ currency: 'USD', tiers }))[0]!;
  expect(columns.map(({ key, format }) => [key, format.as])).toEqual(
    expect.arrayContaining([
      ['priceMinor', 'money'],
      ['claimed', 'number'],
    ]),
  );
});
