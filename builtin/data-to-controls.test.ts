import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';

function elementsOf(prompt: string, more: Partial<ComposeInput>): { type: string; props: JsonObject }[] {
  const input = briefOf(prompt, more);
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
}

function columnsOf(elements: { type: string; props: JsonObject }[]): JsonObject[] {
  return elements.flatMap(({ type, props }) => (type === 'DataTable' ? (props['columns'] as JsonObject[]) : []));
}

test('a column of timestamps keeps the time of day, a column of dates is formatted as dates', () => {
  const data = { alerts: [{ host: 'db-1', at: '2026-11-22T08:10:00Z', due: '2026-11-23' }] };
  const columns = columnsOf(elementsOf('Table of alerts', { data }));
  expect(columns.map(({ key, format }) => [key, format])).toEqual([
    ['host', undefined],
    ['at', undefined],
    ['due', 'date'],
  ]);
});

test('fractional amounts are formatted as currency, and record numbers are aligned at the start', () => {
  const data = {
    orders: [
      { nr: 1001, amount: 49.9 },
      { nr: 1002, amount: 120 },
    ],
  };
  const columns = columnsOf(elementsOf('Table of orders', { data }));
  expect(columns.map(({ key, align, format }) => [key, align, format])).toEqual([
    ['nr', undefined, undefined],
    ['amount', 'end', 'currency'],
  ]);
});

test('the number of a table in a restaurant is its name, in any language', () => {
  const tables_libres = [3, 7].map((numero) => ({ numero, places: 4 }));
  const columns = columnsOf(elementsOf('Les tables libres', { data: { tables_libres } }));
  expect(columns.map(({ key, align }) => [key, align])).toEqual([
    ['numero', undefined],
    ['places', 'end'],
  ]);
});

test('quantities and prices do not share a chart', () => {
  const items = ['Mug', 'Pot', 'Tray'].map((product, at) => ({ product, pieces: at + 1, price: 9.5 + at }));
  const elements = elementsOf('Sales dashboard', { data: { items } });
  const charts = elements.filter(({ type }) => type === 'BarChart');
  expect(charts.every(({ props }) => props['series'] === undefined)).toBe(true);
  expect(columnsOf(elements).map(({ key }) => key)).toEqual(['product', 'pieces', 'price']);
});

test('a text beside figures is no figure: it is told below the tiles', () => {
  const data = { total: 4820, bestSeller: 'Sourdough' };
  const elements = elementsOf('Bakery dashboard', { data });
  expect(elements.filter(({ type }) => type === 'Stat').map(({ props }) => props['label'])).toEqual(['Total']);
  expect(elements.filter(({ type }) => type === 'DescriptionList')).toEqual([]);
  const { state } = builtinSpec(briefOf('Bakery dashboard', { data }));
  expect(JSON.stringify(state)).toContain('Best seller: Sourdough');
});

test('the primary button is the last one in the page header', () => {
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
