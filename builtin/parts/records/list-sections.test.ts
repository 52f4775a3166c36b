import { describe, expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const ORDERS = [
  { id: 'o1', customer: 'Ada Bell', status: 'packed', total: 40, due: '2026-03-04' },
  { id: 'o2', customer: 'Bo Lind', status: 'new', total: 15, due: '2026-03-02' },
  { id: 'o3', customer: 'Cy Roth', status: 'packed', total: 90, due: '2026-03-03' },
  { id: 'o4', customer: 'Di Marx', status: null, total: 60, due: '2026-03-01' },
];
const SHIP: ActionDeclaration = {
  name: 'ship_order',
  params: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
};

function screen(prompt: string, actions: ActionDeclaration[] = [SHIP]): Spec {
  return builtinSpec(briefOf(prompt, { uiType: 'list_table', data: { orders: ORDERS }, actions }));
}

/** The ids of the records of each list that a screen repeats or shows in a table. */
function listed({ elements, state }: Spec): string[] {
  return Object.values(elements).flatMap(({ type, repeat, props }) => {
    const rows = type === 'DataTable' && isJsonObject(props['rows']) ? props['rows']['$state'] : repeat?.statePath;
    const records = typeof rows === 'string' ? state?.[rows.slice(1)] : undefined;
    return Array.isArray(records) ? [idsOf(records)] : [];
  });
}

function idsOf(records: readonly Json[]): string {
  return records.flatMap((row) => (isJsonObject(row) && typeof row['id'] === 'string' ? [row['id']] : [])).join(' ');
}

describe('a list in sections', () => {
  test('has every record once, and those without the value in a section at the end', () => {
    expect(listed(screen('Orders grouped by status'))).toEqual(['o1 o3', 'o2', 'o4']);
    const titles = Object.values(screen('Orders grouped by status').elements).filter(({ type }) => type === 'Heading');
    expect(titles.map(({ props }) => props['text'])).toEqual(['Packed', 'New', 'No status']);
  });

  test('counts the records of each section and hides a section without any', () => {
    const { elements, state } = screen('Orders grouped by status');
    expect([1, 2, 3].map((at) => state?.[`ordersCount${at}`])).toEqual(['2', '1', '1']);
    const sections = Object.entries(elements).filter(([id]) => /^ordersSection\d*$/.test(id));
    expect(sections.map(([, { visible }]) => visible)).toContainEqual({ $state: '/ordersCount3', neq: '0' });
  });

  test('has the buttons of its records, with one dialog for all', () => {
    const { elements } = screen('Orders grouped by status');
    const commits = Object.values(elements).flatMap(({ on }) => on?.commit ?? []);
    const sent = commits.filter(({ action }) => action === 'ship_order');
    expect(sent.map(({ params }) => params)).toEqual([1, 2, 3].map(() => ({ id: { $bindItem: 'id' } })));
  });

  test('has no line between a heading and the first record below it', () => {
    const { state } = screen('Orders grouped by status');
    const rows = [1, 2, 3].map((at) => state?.[`ordersGroup${at}`] as JsonObject[]);
    expect(rows.map((some) => some.map((row) => row['_next']))).toEqual([[false, true], [false], [false]]);
  });

  test('is sorted within its sections', () => {
    expect(listed(screen('Orders grouped by status, largest total first'))).toEqual(['o3 o1', 'o2', 'o4']);
  });

  test('keeps what a selection leaves out', () => {
    expect(listed(screen('Only packed orders'))).toEqual(['o1 o3', 'o2 o4']);
  });
});

test('a list in another order than the data sends the members of its own records', () => {
  const spec = screen('Orders by due date');
  expect(listed(spec)).toEqual(['o4 o2 o3 o1']);
  expect(spec.state?.['orders']).toEqual(ORDERS);
});

test('a mark that the data does not have is a badge of the row, and no value of the data', () => {
  const { state } = screen('Orders. Highlight totals above 50.');
  const rows = state?.['ordersArrangedRows'];
  const alerts = Array.isArray(rows) ? rows.map((row) => isJsonObject(row) && row['alerts']) : [];
  expect(alerts).toEqual([[], [], ['Above 50'], ['Above 50']]);
});
