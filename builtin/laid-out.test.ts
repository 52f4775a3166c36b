import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';

function drawn(prompt: string, more: Partial<ComposeInput>): { type: string; props: JsonObject }[] {
  const input = briefOf(prompt, more);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
}

function columnsOf(elements: { type: string; props: JsonObject }[]): JsonObject[] {
  return elements.flatMap(({ type, props }) => (type === 'DataTable' ? (props['columns'] as JsonObject[]) : []));
}

test('a column of moments keeps their hours, one of days is written as days', () => {
  const data = { alerts: [{ host: 'db-1', at: '2026-11-22T08:10:00Z', due: '2026-11-23' }] };
  const columns = columnsOf(drawn('Table of alerts', { data }));
  expect(columns.map(({ key, format }) => [key, format])).toEqual([
    ['host', undefined],
    ['at', undefined],
    ['due', 'date'],
  ]);
});

test('broken amounts are written as money, numbers that name a record stand at the start', () => {
  const data = {
    orders: [
      { nr: 1001, amount: 49.9 },
      { nr: 1002, amount: 120 },
    ],
  };
  const columns = columnsOf(drawn('Table of orders', { data }));
  expect(columns.map(({ key, align, format }) => [key, align, format])).toEqual([
    ['nr', undefined, undefined],
    ['amount', 'end', 'currency'],
  ]);
});

test('pieces and prices are not drawn on one scale', () => {
  const items = ['Mug', 'Pot', 'Tray'].map((product, at) => ({ product, pieces: at + 1, price: 9.5 + at }));
  const elements = drawn('Sales dashboard', { data: { items } });
  const charts = elements.filter(({ type }) => type === 'BarChart');
  expect(charts.every(({ props }) => props['series'] === undefined)).toBe(true);
  expect(columnsOf(elements).map(({ key }) => key)).toEqual(['product', 'pieces', 'price']);
});

test('a short word beside figures is a tile among them', () => {
  const data = { total: 4820, bestSeller: 'Sourdough' };
  const elements = drawn('Bakery dashboard', { data });
  expect(elements.filter(({ type }) => type === 'Stat').map(({ props }) => props['label'])).toEqual([
    'Total',
    'Best seller',
  ]);
  expect(elements.some(({ type }) => type === 'DescriptionList')).toBe(false);
});

test('what cards of plans have no place for stands in a table below them', () => {
  const data = {
    plans: [
      { name: 'S', price: 9, traffic: '5 GB' },
      { name: 'M', price: 15, traffic: '20 GB' },
    ],
  };
  const elements = drawn('Compare our plans', { data, uiType: 'pricing_table' });
  expect(columnsOf(elements).map(({ key }) => key)).toEqual(['name', 'traffic']);
});

test('the primary button of a page is the last of its line', () => {
  const input = briefOf('Profile of an employee', {
    data: { employee: { name: 'Maria Gomez', role: 'Nurse' } },
    actions: [{ name: 'edit_employee' }, { name: 'call' }],
  });
  const { elements } = builtinSpec(input);
  const header = Object.values(elements).find(({ type }) => type === 'PageHeader');
  const variants = header?.children.map((id) => elements[id]?.props['variant']);
  expect(variants?.slice(0, -1)).not.toContain('primary');
  expect(variants?.at(-1)).toBe('primary');
});
