import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { wordsQuery } from './written-value.ts';

const UNITS = {
  clinics: [
    { id: 'c1', name: 'North' },
    { id: 'c2', name: 'South' },
  ],
  visits: [
    {
      id: 'v1',
      patient: 'Ada',
      clinic_id: 'c2',
      fee_cents: 1250,
      state: 'checked_in',
      at: '2026-03-18T09:00:00-05:00',
    },
    { id: 'v2', patient: 'Bo', clinic_id: null, fee_cents: null, state: 'booked', at: '2026-03-18T09:30:00-05:00' },
  ],
  currency: 'EUR',
};

function tableOf(data: JsonObject) {
  const { elements, state } = builtinSpec(briefOf('Table of visits', { uiType: 'list_table', data }));
  const tables = Object.values(elements).filter(({ type }) => type === 'DataTable');
  const table = tables.find(({ props }) => JSON.stringify(props['rows']).includes('visits'));
  const rows = isJsonObject(table?.props['rows']) ? table.props['rows']['$state'] : undefined;
  const columns = Array.isArray(table?.props['columns']) ? table.props['columns'].filter(isJsonObject) : [];
  return { columns, rows: readPointer(state ?? {}, typeof rows === 'string' ? rows : '') };
}

test('a table shows names instead of ids, keys as words, cents as amounts, and the clock of the place', () => {
  const { columns, rows } = tableOf(UNITS);
  expect(columns.map(({ key, label }) => [key, label])).toEqual([
    ['patient', 'Patient'],
    ['clinic_id_shown', 'Clinic'],
    ['fee_cents_shown', 'Fee'],
    ['state_shown', 'State'],
    ['at_shown', 'At'],
  ]);
  expect(rows).toMatchObject([
    { clinic_id_shown: 'South', fee_cents_shown: 12.5, state_shown: 'Checked in', at_shown: '2026-03-18T09:00' },
    { clinic_id_shown: null, fee_cents_shown: null, state_shown: 'Booked' },
  ]);
  // The values of the data stay, because a selected row is sent.
  expect(rows).toMatchObject([{ id: 'v1', clinic_id: 'c2', fee_cents: 1250, state: 'checked_in' }, {}]);
});

test('a table whose values can be read as they are reads the data itself', () => {
  const { columns, rows } = tableOf({ visits: [{ patient: 'Ada', state: 'open', on: '2026-03-18', count: 3 }] });
  expect(columns.map(({ key }) => key)).toEqual(['patient', 'state', 'on', 'count']);
  expect(rows).toHaveLength(1);
});

test.each([
  [{ total: 1843.5, currency: 'EUR' }, '€1,843.50'],
  [{ total_cents: 184350, currency: 'JPY' }, '¥1,844'],
  [{ rent: { amount: 950, currency: 'EUR', period: 'month' } }, '€950.00 / month'],
  [{ wait_seconds: 95 }, '1 min, 35 sec'],
  [{ occupancy_rate: 0.415 }, '41.5%'],
  [{ floor_area_sqm: 68 }, '68 m²'],
  [{ visitors: 12000 }, '12,000'],
  [{ file_size_bytes: 2_450_000 }, '2.5 MB'],
  [{ hold_expires_in_s: 540 }, '9 min'],
  [{ rain_probability: 0.35 }, '35%'],
  [{ walk_time: 'PT4H10M' }, '4 hr, 10 min'],
  [{ check_result: 'WARNING' }, 'Warning'],
  [{ milestone_code: 'VESSEL_DEPARTED' }, 'Vessel departed'],
  [{ honorarios: { valor: '1.284,37', moeda: 'EUR' } }, '1.284,37 €'],
  [{ annual_rent_pence: 6800 }, '£68.00'],
  [{ gearbox_temp_c: 61.2 }, '61.2 °C'],
  [{ pm25_ugm3: 12.5 }, '12.5 µg/m³'],
  [{ status: 'PENDING_APPROVAL' }, 'Pending approval'],
])('%j is written as %s', (data: JsonObject, text) => {
  const { state } = builtinSpec(briefOf('Details of this', { uiType: 'detail_view', data }));
  expect(Object.values(state ?? {})).toContain(text);
});

test('an address is a link named by what it leads to', () => {
  const data = { invoice: { number: 'A-7', receipt_url: 'https://files.example.com/a7.pdf' } };
  const { elements } = builtinSpec(briefOf('Details of the invoice', { uiType: 'detail_view', data }));
  const links = Object.values(elements).filter(({ type }) => type === 'Link');
  expect(links.map(({ props }) => props)).toEqual([
    { label: 'Receipt', href: { $state: '/invoice/receipt_url' }, external: true },
  ]);
});

test('a record that lacks a value does not show one of the same name from elsewhere', () => {
  const visits = [{ patient: 'Ada', fee_cents: 1200 }, { patient: 'Bo' }];
  const { rows } = tableOf({ fee_cents: 7, currency: 'EUR', visits });
  expect(rows).toMatchObject([{ fee_cents_shown: 12 }, { fee_cents_shown: null }]);
});

test('lists inside records are shown as texts: plain values, keys of programs, names of objects, and of those referred to', () => {
  const { columns, rows } = tableOf({
    staff: [
      { id: 's1', name: 'Ana' },
      { id: 's2', name: 'Bo' },
    ],
    visits: [
      {
        patient: 'Ada',
        alerts: ['Allergic to nuts', 'Late'],
        flags: ['needs_review'],
        staff_ids: ['s2', 's1'],
        lines: [{ product: 'Check', qty: 2, note: 'long' }],
      },
      { patient: 'Bo', alerts: [], flags: null },
    ],
  });
  expect(columns.map(({ label }) => label)).toEqual(['Patient', 'Alerts', 'Flags', 'Staff', 'Lines']);
  expect(rows).toMatchObject([
    {
      alerts_shown: 'Allergic to nuts, Late',
      flags_shown: 'Needs review',
      staff_ids_shown: 'Bo, Ana',
      lines_shown: '2 × Check',
    },
    {},
  ]);
});

test('a list of many records with names from another list is still written, and one that would grow too large is not', () => {
  const staff = Array.from({ length: 50 }, (_, at) => ({ id: `s${at}`, name: `Ana ${at}` }));
  const visits = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: at,
      patient: `P ${at}`,
      staff_id: `s${at % 50}`,
      fee_cents: 100,
      note: 'x'.repeat(60),
    }));
  expect(tableOf({ staff, visits: visits(80) }).rows).toMatchObject({ 3: { staff_id_shown: 'Ana 3' } });
  const { columns, rows } = tableOf({ staff, visits: visits(170) });
  expect(columns.map(({ key }) => key)).toEqual(['id', 'patient', 'staff_id', 'fee_cents', 'note']);
  expect(rows).toHaveLength(170);
});

test('a month is written in words, and what people go to with its weekday', () => {
  const course = {
    name: 'Pottery',
    season: '2026-03',
    starts_at: '2026-03-17T18:00:00',
    updated_at: '2026-03-01T09:00:00',
  };
  const { state } = builtinSpec(briefOf('Course details', { uiType: 'detail_view', data: { course } }));
  const written = JSON.stringify(state);
  expect(written).toContain('March 2026');
  expect(written).toContain('Tuesday, Mar 17, 2026, 6:00 PM');
  expect(written).not.toContain('Sunday');
});

test('codes are told in the language of the page if most of them are English', () => {
  expect(wordsQuery('@', ['OPEN', 'OUT_OF_SERVICE', 'WEIRD_CODE'], 'de')).toContain("'Außer Betrieb'");
  // "Red" is a net in Spanish.
  expect(wordsQuery('@', ['RED', 'CABLE', 'FIBRA'], 'es')).toContain("'Red'");
});
