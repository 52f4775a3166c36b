import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { columnsOf } from '#builtin/understand/data/column.ts';
import { allFacts, allRecords } from '#builtin/understand/data/data-shape.ts';
import { readData } from '#builtin/understand/data/read-data.ts';

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

test('what a German pay slip tells is money', () => {
  const slip = { brutto: 4200, lohnsteuer: 612.33, sozialversicherung: 861, netto: 2726.67, waehrung: 'EUR' };
  for (const key of ['brutto', 'lohnsteuer', 'sozialversicherung', 'netto'])
    expect(formatIn(slip, key)).toMatchObject({ as: 'money', currency: 'EUR' });
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

test.each([
  ['by its name', { relative_humidity: 0.45 }],
  ['by its name in another language', { rendimiento: 0.192 }],
  ['by a word that ends its name', { bettenauslastung: 0.81 }],
  ['where its name would be money otherwise', { target_rate: 0.17, currency: 'EUR' }],
  ['in the object of what is so now', { current: { humidity_target: 0.68 } }],
])('a number within 0 and 1 is a share %s', (_, data: JsonObject) => {
  const fact = allFacts(readData(data)).find(({ value }) => typeof value === 'number');
  expect(fact?.format).toEqual({ as: 'percent', isFraction: true });
});

test.each([
  [{ exchange_rate: 0.92 }],
  [{ weight: 0.45 }],
  [{ humidity_sensor_height_m: 0.5 }],
  [{ rate_per_kwh: 0.31 }],
  [{ load_kg: 0.5 }],
])('a measure, a factor or a price is no share: %j', (data: JsonObject) => {
  expect(allFacts(readData(data))[0]?.format.as).not.toBe('percent');
});

test('a column of nothing but parts of one is one of shares, with what they are compared with', () => {
  const rows = [
    { name: 'A', purity_score: 0.82, target: 0.8, weight: 0.5 },
    { name: 'B', purity_score: 0.91, target: 0.8, weight: 0.25 },
    { name: 'C', purity_score: null, target: 0.75, weight: 0.1 },
    { name: 'D', purity_score: 1, target: 0.75, weight: 0.75 },
    { name: 'E', purity_score: 0.58, target: 0.75, weight: 0.2 },
  ];
  const percents = columnsOf(rows).filter(({ format }) => format.as === 'percent');
  expect(percents.map(({ key }) => key)).toEqual(['purity_score', 'target']);
});

test.each([
  [{ fuelldruck_bar: 302 }, 'de', { label: 'Fülldruck', format: { unit: 'bar' } }],
  [{ mini_bar: 2 }, 'en', { label: 'Mini bar' }],
  [{ alarm_low_c: 12 }, 'en', { label: 'Alarm low', format: { unit: '°C' } }],
  [{ section_c: 12 }, 'en', { label: 'Section c' }],
  [{ newSnowCm24h: 62 }, 'en', { label: 'New snow (24 h)', format: { unit: 'cm' } }],
  [{ vesselLoaM: 142 }, 'en', { label: 'Vessel LOA', format: { unit: 'm' } }],
  [{ wind_knots: 22 }, 'en', { label: 'Wind', format: { unit: 'knots' } }],
  [{ hours: 3.5 }, 'en', { label: 'Hours', format: { unit: 'h' } }],
  [{ dimensions_mm: { h: 2015 } }, 'en', { label: 'H', format: { unit: 'mm' } }],
] as const)('a unit in a name stands with the number: %j', (data, language, told) => {
  expect(allFacts(readData(data, language))[0]).toMatchObject(told);
});

test('an object with a unit in its name is called without it', () => {
  const { groups } = readData({ dimensions_mm: { height: 12 }, extras_pence: { LATE_CHECKOUT: 1500 } });
  expect(groups).toMatchObject([
    { label: 'Dimensions' },
    {
      label: 'Extras',
      facts: [{ label: 'Late checkout', format: { as: 'money', currency: 'GBP', parts: 100 } }],
    },
  ]);
});

test.each([
  [
    { price_cents_per_kg: 88, currency: 'EUR' },
    { label: 'Price', format: { as: 'money', parts: 100, per: 'kg' } },
  ],
  [
    { preis_ct_kwh: 31.4, currency: 'EUR' },
    { label: 'Preis', format: { as: 'number', unit: 'ct/kWh' } },
  ],
  [{ price_cents_per_kg: 88 }, { label: 'Price', format: { as: 'number', unit: 'ct/kg' } }],
  [{ pence_per_litre: 145 }, { label: 'Per litre', format: { as: 'money', currency: 'GBP', per: 'litre' } }],
])('the price of one is in whole units where its currency is known and its cents are whole: %j', (data, told) => {
  expect(allFacts(readData(data))[0]).toMatchObject(told);
});

test('a currency in the name of one amount is that of the others, and that of its hundredths', () => {
  const currencies = (data: JsonObject) =>
    allFacts(readData(data)).flatMap(({ format }) => (format.as === 'money' ? [format.currency] : []));
  expect(currencies({ price_usd: 12.5, deposit: 20.5 })).toEqual(['USD', 'USD']);
  expect(currencies({ price_usd: 12.5, fee_eur: 3, deposit: 20.5 })).toEqual(['USD', 'EUR', undefined]);
  expect(currencies({ gebuehr_rappen: 8000 })).toEqual(['CHF']);
  expect(currencies({ deposit_cents: 8000 })).toEqual([undefined]);
});

test.each([{ vintage: 1998 }, { decade: 1920 }, { imo: 9412337 }, { elo: 2214 }])(
  'a number that names a time or a thing is no amount: %j',
  (data) => {
    expect(allFacts(readData(data))[0]?.format).toEqual({ as: 'text' });
  },
);

test('the colour that records are drawn in is no text to read, that of a palette is', () => {
  const rows = [
    { name: 'Teal', couleur: '#2a9d8f', hex: '#2a9d8f' },
    { name: 'Red', couleur: '#e63946', hex: '#e63946' },
  ];
  expect(columnsOf(rows).map(({ key, hidden }) => [key, hidden])).toEqual([
    ['name', undefined],
    ['couleur', 'technical'],
    ['hex', undefined],
  ]);
});

test.each([
  [{ last_test: 1752928200 }, { as: 'dateTime', isLocal: true, isEpoch: true }],
  [{ notAfter: 1752928200 }, { as: 'dateTime', isLocal: true, isEpoch: true }],
  [{ createdAt: 1752928200000 }, { as: 'dateTime', isLocal: true, isEpoch: true }],
  [{ visitors: 1752928200 }, { as: 'number' }],
])('seconds and milliseconds since 1970 are moments by their name: %j', (data, format) => {
  expect(allFacts(readData(data))[0]?.format).toMatchObject(format);
});

test('cents are an amount wherever its key names them', () => {
  const data = { waehrung: 'EUR', costo_cent_unita: 165, prezzoCentesimi: 250 };
  const formats = allFacts(readData(data)).map(({ format }) => format);
  expect(formats.slice(1)).toEqual([
    expect.objectContaining({ as: 'money', parts: 100 }),
    expect.objectContaining({ as: 'money', parts: 100 }),
  ]);
});

test('what counts things is no money, though the data names a currency', () => {
  const data = { currency: 'GBP', 'beds-total': 18, 'orders-total': 40, total: 25 };
  expect(allFacts(readData(data)).map(({ format }) => format.as)).toEqual(['text', 'number', 'number', 'money']);
});

test.each([
  ['t0', [1776117600, 1776118500], 'dateTime'],
  ['ts', [1776117600], 'dateTime'],
  ['available_from', [1787335800], 'dateTime'],
  ['sla_reply_by', [1781511600], 'dateTime'],
  ['population', [1407563842, 1417173173], 'number'],
  ['views', [1752928200, 1752928900], 'number'],
  ['order_number', [1700000001, 1700000002], 'text'],
])('ten digits under %s are seconds since 1970 only if the key says so: %j', (key, values, as) => {
  expect(columnsOf(values.map((value) => ({ [key]: value })))[0]?.format.as).toBe(as);
});

test('texts with two decimals are amounts where their key may be one of money, and in a currency that the data names', () => {
  const formatOfTexts = (key: string, text: string, currency?: string) =>
    columnsOf([{ [key]: text }], currency)[0]?.format;
  expect(formatOfTexts('par_adulte', '108.00', 'EUR')).toMatchObject({ as: 'money', currency: 'EUR', isText: true });
  expect(formatOfTexts('valore', '3980.00')).toMatchObject({ as: 'money', isText: true });
  expect(formatOfTexts('version', '1.20', 'EUR')).toEqual({ as: 'text' });
  expect(formatOfTexts('weight', '2.50', 'EUR')).toEqual({ as: 'text' });
  expect(formatOfTexts('rating', '4.50', 'EUR')).toEqual({ as: 'text' });
});
