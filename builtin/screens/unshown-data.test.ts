import { describe, expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const INVOICES = {
  customer: { name: 'Hofmann GmbH', number: 'K-2041' },
  note: 'pays late',
  invoices: [
    { number: '2026-118', due: '2026-11-01', amount: 1240.5 },
    { number: '2026-131', due: '2026-11-19', amount: 310 },
  ],
};
const ORDER = {
  order: {
    placed: '2026-11-14',
    total: 143.7,
    address: { street: 'Main St 4', city: 'Leeds' },
    items: [{ name: 'Linen shirt', size: 'XL' }],
    tags: ['gift', 'fragile'],
    remarks: ['Leave the parcel with the neighbours on the second floor, please', 'Ring twice'],
  },
};
const PARCEL = {
  count: 4,
  owner: { name: 'Ada Bell', email: 'ada@example.com' },
  scores: [3.5, 5.5, 8.5],
  events: [{ at: '2026-11-24T06:10:00Z', text: 'Loaded', place: { city: 'Bristol', zone: 'B7' } }],
};

describe('whatever the kind of screen', () => {
  test.each(UI_TYPES.flatMap((uiType) => [INVOICES, ORDER, PARCEL].map((data) => ({ uiType, data }))))(
    'every value of the data is on it: $uiType of $data',
    ({ uiType, data }) => {
      const spec = builtinSpec(briefOf('Show this', { uiType, data }));
      const shown = new Set(Object.values(spec.elements).flatMap(({ props }) => valuesIn(props, spec)));
      for (const { repeat } of Object.values(spec.elements))
        if (repeat !== undefined) for (const value of leavesOf(stateAt(spec, repeat.statePath))) shown.add(value);
      // A number may be shown as a text, an amount with its cents, a day in words.
      const texts = [...shown].filter((value) => typeof value === 'string').join('\n');
      const isShown = (value: Json) =>
        shown.has(value) ||
        texts.includes(typeof value === 'string' ? value : JSON.stringify(value)) ||
        texts.includes(inWords(value));
      expect(leavesOf(data).filter((value) => !isShown(value))).toEqual([]);
    },
  );
});

test('an amount is written with the currency beside it in the data, which needs no line of its own', () => {
  const data = { order: { id: 'A-1', total: 1143.7, currency: 'EUR', placed: '2026-11-14' } };
  const { elements, state } = builtinSpec(briefOf('Order', { uiType: 'detail_view', data }));
  const items = Object.values(elements).flatMap(({ props }) => (Array.isArray(props['items']) ? props['items'] : []));
  expect(items.filter(isJsonObject).map(({ term }) => term)).toEqual(['ID', 'Total', 'Placed']);
  expect(Object.values(state ?? {})).toContain('€1,143.70');
});

test('values of the same name in several places are all shown, each as its own', () => {
  const order = (total: number) => ({ order: { total, currency: 'EUR' } });
  const data = { total: 99, open: true, orders: [{ name: 'A', total: 5 }], first: order(7), second: order(8) };
  const { elements, state } = builtinSpec(briefOf('Orders', { uiType: 'board', data }));
  const lines = Object.values(elements).map(({ props }) =>
    isJsonObject(props['text']) ? props['text']['$state'] : '',
  );
  const told = lines.map((path) => (typeof path === 'string' && path !== '' ? readPointer(state ?? {}, path) : ''));
  expect(told).toContain('Order Total: €7.00 · Order Total: €8.00');
  expect(state?.['contextLine']).toBe('Total: 99 · Open: Yes');
});

test('coordinates are a map', () => {
  const data = { parcel: { number: 'DX 4410', position: { lat: 53.8, lng: -1.55 } } };
  const { elements } = builtinSpec(briefOf('Where is my parcel', { uiType: 'detail_view', data }));
  expect(Object.values(elements).find(({ type }) => type === 'MapEmbed')?.props['center']).toEqual({
    lat: { $state: '/parcel/position/lat' },
    lng: { $state: '/parcel/position/lng' },
  });
});

test('the name of an object inside the records is a column of its own', () => {
  const orders = [
    { id: 7, customer: { id: 'c1', name: 'Ada Bell', email: 'ada@example.com' } },
    { id: 8, customer: null },
  ];
  const { elements, state } = builtinSpec(briefOf('Orders', { uiType: 'list_table', data: { orders } }));
  const table = Object.values(elements).find(({ type }) => type === 'DataTable');
  expect(table?.props['columns']).toMatchObject([{ label: 'ID' }, { label: 'Customer' }, { label: 'Customer email' }]);
  expect(state?.['ordersRows']).toMatchObject([
    { id: 7, customer_name: 'Ada Bell' },
    { id: 8, customer_name: null },
  ]);
});

function inWords(value: Json): string {
  if (typeof value === 'number') return value.toLocaleString('en', { minimumFractionDigits: 2 });
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return JSON.stringify(value);
  const time = value.includes('T') ? ({ timeStyle: 'short' } as const) : {};
  return new Date(value).toLocaleString('en', { dateStyle: 'medium', ...time, timeZone: 'UTC' });
}

function leavesOf(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return isJsonObject(value) ? Object.values(value).flatMap(leavesOf) : value === undefined ? [] : [value];
}

// The values that props show: texts, what they read, and of a table the cells of its columns.
function valuesIn(props: JsonObject, spec: Spec): Json[] {
  const { columns, rows, ...others } = props;
  const keys = Array.isArray(columns) ? columns.filter(isJsonObject).map(({ key }) => key) : [];
  const cells = rowsOf(rows, spec).flatMap((row) =>
    keys.map((key) => (typeof key === 'string' ? (row[key] ?? null) : null)),
  );
  const lists = Array.isArray(rows) ? rows.filter((row) => Array.isArray(row)) : [];
  return [...cells, ...readIn(lists, spec), ...readIn(others, spec)];
}

function rowsOf(rows: Json | undefined, spec: Spec): JsonObject[] {
  const path = isJsonObject(rows) ? rows['$state'] : undefined;
  const found = typeof path === 'string' ? stateAt(spec, path) : rows;
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}

function readIn(value: Json, spec: Spec): Json[] {
  if (Array.isArray(value)) return value.flatMap((one) => readIn(one, spec));
  if (!isJsonObject(value)) return [value];
  const path = value['$state'] ?? value['$bindState'];
  return typeof path === 'string'
    ? leavesOf(stateAt(spec, path))
    : Object.values(value).flatMap((one) => readIn(one, spec));
}

function stateAt({ state }: Spec, path: string): Json | undefined {
  return readPointer(state ?? {}, path) as Json | undefined;
}

test('records of which a choice shows a few words are shown whole below it', () => {
  const item = (item_no: number, what: string, bin: string) => {
    return { item_no, what, found: '2026-01-21', where: 'Platform 7', state: 'STORED', bin, claims: item_no % 3 };
  };
  const items = [item(26, 'Black headphones', 'A-12'), item(27, 'Red suitcase', 'S-03'), item(28, 'Cello bow', 'L-01')];
  const properties = { item_no: { type: 'integer' }, owner: { type: 'string' } };
  const actions = [{ name: 'hand_over', params: { type: 'object', properties, required: ['item_no', 'owner'] } }];
  const { elements } = builtinSpec(briefOf('Hand over a found item', { uiType: 'form', data: { items }, actions }));
  const titles = Object.values(elements).flatMap(({ type, props }) => (type === 'Card' ? [props['title']] : []));
  expect(titles).toContain('Items');
});

test('on a page in another language, English keys and codes are written in that language', () => {
  const lifts = [
    { name: 'Gratbahn', state: 'OUT_OF_SERVICE', updated: '2026-02-14' },
    { name: 'Sonnlift', state: 'OPEN', updated: '2026-02-14' },
  ];
  const spec = builtinSpec(briefOf('Übersicht der Lifte für unsere Gäste', { uiType: 'list_table', data: { lifts } }));
  const all = JSON.stringify([spec.elements, spec.state]);
  expect(all).toContain('Außer Betrieb');
  expect(all).toContain('Aktualisiert');
});

test('a choice among a thousand records offers the first hundred, and the list stands below it', () => {
  const items = Array.from({ length: 1000 }, (_, at) => {
    return { item_no: at, what: `Thing ${at}`, found: '2026-01-21', where: `Platform ${at}`, bin: `A-${at}` };
  });
  const properties = { item_no: { type: 'integer' }, owner: { type: 'string' } };
  const actions = [{ name: 'hand_over', params: { type: 'object', properties, required: ['item_no', 'owner'] } }];
  const { state, elements } = builtinSpec(
    briefOf('Hand over a found item', { uiType: 'form', data: { items }, actions }),
  );
  expect(state['formItemNoOptions']).toHaveLength(100);
  expect(Object.values(elements).some(({ props }) => props['title'] === 'Items')).toBe(true);
});
