import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const PRIOR: Spec = {
  state: {
    parcels: [
      { name: 'Ida Holm', table: '4', meal: 'Vegan', paid: '12,50 €', state: 'Waiting', tone: 'warning' },
      { name: 'Jan Brandt', table: '2', meal: 'Fish', paid: '8,00 €', state: 'Done', tone: 'success' },
      { name: 'Rosa Winter', table: '9', meal: 'Vegan', paid: '20,00 €', state: 'Waiting', tone: 'warning' },
    ],
    total: '40,50 €',
  },
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['head', 'list', 'sum', 'prices'] },
    head: { type: 'Heading', props: { text: 'Guests' }, children: [] },
    list: { type: 'Stack', props: {}, children: ['card'], repeat: { statePath: '/parcels' } },
    card: { type: 'Card', props: { title: { $bindItem: 'name' } }, children: ['facts', 'badge'] },
    facts: {
      type: 'DescriptionList',
      props: {
        items: [
          { term: 'Table', description: { $bindItem: 'table' } },
          { term: 'Meal', description: { $bindItem: 'meal' } },
          { term: 'Paid', description: { $bindItem: 'paid' } },
        ],
      },
      children: [],
    },
    badge: { type: 'Badge', props: { text: { $bindItem: 'state' }, tone: { $bindItem: 'tone' } }, children: [] },
    sum: { type: 'Stat', props: { label: 'Paid in all', value: { $state: '/total' } }, children: [] },
    prices: {
      type: 'Table',
      props: {
        columns: ['Room', 'Beds', 'Price'],
        rows: [
          ['Attic', '2', '$90'],
          ['Garden', '3', '$70'],
        ],
        caption: 'Rooms',
      },
      children: [],
    },
  },
};

type Guest = { name: string; table: string; meal: string; paid: string; state: string; tone: string };

function edited(prompt: string): Spec {
  return builtinSpec(briefOf(prompt, { mode: 'edit', priorSpec: PRIOR }));
}
const guests = (prompt: string) => edited(prompt).state?.['parcels'] as unknown as Guest[];
const rooms = (prompt: string) => edited(prompt).elements['prices']?.props['rows'] as string[][];

describe('an entry of a list', () => {
  test('takes a new value and the look of other entries with that value', () => {
    expect(guests('mark Rosa Winter as done')[2]).toMatchObject({ state: 'Done', tone: 'success' });
    expect(guests('Jan is at table 7 now')[1]).toMatchObject({ table: '7' });
    expect(guests('change the meal of Ida Holm to "Soup"')[0]).toMatchObject({ meal: 'Soup' });
    expect(rooms('the attic costs $95 now')[0]).toEqual(['Attic', '2', '$95']);
  });

  test('with a new amount updates the total that the screen shows', () => {
    const { state } = edited('Jan Brandt paid 10,00 €');
    expect((state as { parcels: Guest[] }).parcels[1]?.paid).toBe('10,00 €');
    expect(state?.['total']).toBe('42,50 €');
  });

  test('is removed by its name', () => {
    expect(guests('remove Jan Brandt').map(({ name }) => name)).toEqual(['Ida Holm', 'Rosa Winter']);
    expect(rooms('drop the garden room')).toEqual([['Attic', '2', '$90']]);
  });

  test('is added from the listed values, and not when one of them fits no column', () => {
    expect(guests('add a guest: Tom Weller, table 4, fish, 9,00 €, waiting')[3]).toEqual({
      name: 'Tom Weller',
      table: '4',
      meal: 'Fish',
      paid: '9,00 €',
      state: 'Waiting',
      tone: 'warning',
    });
    expect(rooms('add another room: Cellar, 1 bed, $40')[2]).toEqual(['Cellar', '1', '$40']);
    expect(rooms('add another room: Cellar, $40, near the lake')).toHaveLength(2);
  });

  test('is placed by the requested sort order', () => {
    expect(guests('sort the guests by name').map(({ name }) => name)).toEqual([
      'Ida Holm',
      'Jan Brandt',
      'Rosa Winter',
    ]);
    expect(guests('sort the guests by table').map(({ table }) => table)).toEqual(['2', '4', '9']);
    expect(rooms('cheapest room first')[0]?.[0]).toBe('Garden');
  });

  test('is sorted by its date in any written format, also where a column mixes them', () => {
    const rows = [
      ['2026-07-01', 'Trip to Oslo'],
      ['3 Jun 2026', 'Trip to Kiel'],
      ['10.02.2026', 'Trip to Wien'],
      ['12 gen 2026', 'Trip to Rome'],
      ['7 Feb 2025', 'Trip to Bonn'],
    ];
    const prior: Spec = {
      state: {},
      root: 'trips',
      elements: { trips: { type: 'Table', props: { columns: ['Day', 'Trip'], rows, caption: 'Trips' }, children: [] } },
    };
    const { elements } = builtinSpec(briefOf('the trips from oldest to newest', { mode: 'edit', priorSpec: prior }));
    expect(elements['trips']?.props['rows']).toEqual(rows.toReversed());
  });

  test('keeps the total when only the columns move', () => {
    const prior: Spec = {
      state: { sum: '$160' },
      root: 'page',
      elements: {
        page: { type: 'Stack', props: {}, children: ['all', 'prices'] },
        all: { type: 'Stat', props: { label: 'In all', value: { $state: '/sum' } }, children: [] },
        prices: {
          type: 'Table',
          props: {
            columns: ['Room', 'Price', 'Beds'],
            rows: [
              ['Attic', '$90', '2'],
              ['Garden', '$70', '3'],
            ],
          },
          children: [],
        },
      },
    };
    const { state, elements } = builtinSpec(briefOf('the price column goes last', { mode: 'edit', priorSpec: prior }));
    expect(elements['prices']?.props['columns']).toEqual(['Room', 'Beds', 'Price']);
    expect(state).toEqual({ sum: '$160' });
  });
});
