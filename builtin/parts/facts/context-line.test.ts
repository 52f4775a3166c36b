import { describe, expect, test } from 'vitest';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const ORDERS = [
  { id: 'o_1', customer: 'Ada Bell', total: 12 },
  { id: 'o_2', customer: 'Bo Carr', total: 15 },
];

function drawn(prompt: string, data: JsonObject, uiType: UiType = 'list_table') {
  const { elements, state } = builtinSpec(briefOf(prompt, { uiType, data }));
  const parts = Object.values(elements);
  return {
    line: lineIn(parts, state),
    cards: parts.filter(({ type }) => type === 'Card').map(({ props }) => props['title']),
    terms: parts
      .flatMap(({ props }) => (Array.isArray(props['items']) ? props['items'] : []))
      .map((item) => (item as JsonObject)['term']),
  };
}

function lineIn(parts: readonly SpecElement[], state: JsonObject | undefined): unknown {
  const line = parts.find(({ type }) => type === 'PageHeader')?.props['description'];
  return isJsonObject(line) && typeof line['$state'] === 'string' ? readPointer(state ?? {}, line['$state']) : line;
}

describe('the line under the title', () => {
  test('shows a small named object beside a list, and the day', () => {
    const data = { hotel: { name: 'Hôtel des Arceaux', ville: 'Montpellier' }, date: '2025-07-04', orders: ORDERS };
    const { line, terms } = drawn('Les commandes du jour', data);
    expect(line).toBe('Hôtel des Arceaux · Montpellier · Friday, July 4, 2025');
    expect(terms).toEqual([]);
  });

  test('calls a bare number by its name', () => {
    expect(drawn('Pick a seat', { coach: '7', orders: ORDERS }).line).toBe('Coach: 7');
  });

  test('labels values that are unclear alone, and joins a first and a last name, or two days', () => {
    const data = {
      member: { first_name: 'Ines', last_name: 'Roth', number: 'M-7', credits: 4 },
      period: { name: 'Spring', from: '2025-03-01', to: '2025-05-31' },
      updated_at: '2025-04-02T09:00:00Z',
      orders: ORDERS,
    };
    expect(drawn('Orders of a member', data).line).toBe(
      'Ines Roth · M-7 · Credits: 4 · Spring · Mar 1, 2025 – May 31, 2025 · Updated: Apr 2, 2025, 9:00 AM',
    );
  });

  test('leaves cards to objects with many facts, amounts without a name, or somebody to call', () => {
    const data = {
      basket: { fee: 3, total: 30 },
      customer: { name: 'Rowan Clarke', email: 'rowan@example.com' },
      orders: ORDERS,
    };
    const { line, cards } = drawn('Orders to check', data);
    expect(line).toBeUndefined();
    expect(cards).toEqual(expect.arrayContaining(['Basket', 'Customer']));
  });

  test('shows values beside the objects of a page about one thing, but none of a record', () => {
    const patient = { name: 'Biscuit', species: 'dog' };
    const told = (more: JsonObject) =>
      drawn('Patient', { patient, owner: { name: 'Helen' }, ...more }, 'detail_view').line;
    expect(told({ ward: 'North', date: '2025-03-18' })).toContain('Mar 18, 2025');
    // Beside the days of a thing, today's would be taken for one of them.
    expect(told({ today: '2025-03-18' })).toBeUndefined();
    expect(drawn('Patient', { ...patient, owner: { name: 'Helen' } }, 'detail_view').line).toBeUndefined();
  });
});

test('a record of figures shows its day with the weekday, a moment on that day by its time, and a month in words', () => {
  const data = {
    date: '2025-07-26',
    route: 'Ardnish',
    cars: 611,
    bikes: 40,
    boats: 3,
    last_update: '2025-07-26T17:05:00',
  };
  expect(drawn('Figures of the day', data, 'dashboard').line).toBe(
    'Ardnish · Saturday, July 26, 2025 · Last update: 5:05 PM',
  );
  const month = { period: '2025-04', cars: 611, bikes: 40, boats: 3, trips: 9 };
  expect(drawn('Figures of the month', month, 'dashboard').line).toBe('April 2025');
});

test('time zones, types of files and names of pages are left out', () => {
  const data = {
    farm: { name: 'Quail Ridge', timezone: 'America/Los_Angeles', slug: 'quail-ridge' },
    files: [{ name: 'Plan', mime: 'application/pdf' }],
  };
  const { elements, state } = builtinSpec(briefOf('Files of the farm', { uiType: 'list_table', data }));
  expect(lineIn(Object.values(elements), state)).toBe('Quail Ridge');
  expect(JSON.stringify(Object.values(elements))).not.toMatch(/Los_Angeles|Mime/);
});
