import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { restoreFacts, restoreFigures, restoreStatedFacts } from './restore-facts.ts';
import type { GroundingContext } from './sources.ts';

const ORDERS = [
  { id: 'O-1', customer: 'Ann Miller', total: 1240.5, due: '2026-04-01' },
  { id: 'O-2', customer: 'Bob Stone', total: 88, due: '2026-04-09' },
  { id: 'O-3', customer: 'Cy Young', total: 431.25, due: '2026-05-02' },
];
const CONTEXT: GroundingContext = {
  definitionOf,
  actions: [],
  actionPolicy: 'open',
  data: { orders: ORDERS, revenue: 1759.75, stock: { items: 12_400 } },
  priorSpec: undefined,
  actionContext: undefined,
  prompt: 'Our orders',
};
const el = (type: string, props: JsonObject): SpecElement => ({ type, props, children: [] });

function specOf(root: SpecElement, state: JsonObject = {}): Spec {
  return { state: { ...CONTEXT.data, ...state }, root: 'root', elements: { root } };
}

/** What becomes of rows that stand in the state, under a key of the model's own. */
function restored(rows: Json): Json | undefined {
  const spec = specOf(el('DataTable', { rows: { $state: '/rows' } }), { rows });
  return restoreStatedFacts(spec, CONTEXT).spec.state['rows'];
}
const first = { id: 'O-1', customer: 'Ann Miller', total: 1240.5 };

describe('a retyped row', () => {
  test.each<[string, Json, Json]>([
    ['another number', [{ ...first, total: 1204.5 }], [first]],
    ['another date', [{ id: 'O-2', due: '2026-04-19' }], [{ id: 'O-2', due: '2026-04-09' }]],
    ['another number as a text', [{ ...first, total: '$1,204.50' }], [first]],
    [
      'the numbers of two rows mixed up',
      [
        { customer: 'Ann Miller', total: 88 },
        { customer: 'Bob Stone', total: 1240.5 },
      ],
      [
        { customer: 'Ann Miller', total: 1240.5 },
        { customer: 'Bob Stone', total: 88 },
      ],
    ],
    [
      'another number, by names of its own',
      [
        { label: 'Ann Miller', value: 1240.5 },
        { label: 'Bob Stone', value: 80 },
        { label: 'Cy Young', value: 431.25 },
      ],
      [
        { label: 'Ann Miller', value: 1240.5 },
        { label: 'Bob Stone', value: 88 },
        { label: 'Cy Young', value: 431.25 },
      ],
    ],
  ])('with %s gets back what the caller sent', (_, rows, wanted) => {
    expect(restored(rows)).toEqual(wanted);
  });

  test('is restored in props as well', () => {
    const rows = ORDERS.map((order) => ({ ...order, total: order.total + 1 }));
    const { spec, repairs } = restoreFacts(specOf(el('DataTable', { rows })), CONTEXT);
    expect(spec.elements['root']?.props['rows']).toEqual(ORDERS);
    expect(repairs).toHaveLength(3);
  });

  test.each<[string, Json]>([
    ['the same in another form', [{ ...first, total: '1,240.5' }]],
    ['a text of its own', [{ ...first, due: 'next week', note: 'Pays late' }]],
    ['numbers of other members', [{ ...first, share: 0.7 }]],
    ['nobody in the data', [{ id: 'O-9', customer: 'Dee Day', total: 5 }]],
    ['two of them at once', [{ total: 12 }, { total: 13 }]],
    ['one word in common only', [{ label: 'Ann Miller', value: 7 }]],
  ])('stays as it is with %s', (_, rows) => {
    expect(restored(rows)).toEqual(rows);
  });

  test('stays as it is where a control writes it, where it is the caller’s, and where an edit has not touched it', () => {
    const wrong = [{ ...first, total: 7 }];
    const bound = specOf(el('DataTable', { rows: { $bindState: '/rows' } }), { rows: wrong });
    expect(restoreStatedFacts(bound, CONTEXT).spec).toBe(bound);
    const shown = specOf(el('DataTable', { rows: { $state: '/rows' } }), { rows: wrong });
    const entered = { action: 'next', state: { rows: wrong } };
    expect(restoreStatedFacts(shown, { ...CONTEXT, actionContext: entered }).spec).toBe(shown);
    const typed = specOf(el('DataTable', { rows: wrong }));
    expect(restoreFacts(typed, { ...CONTEXT, priorSpec: typed }).spec).toBe(typed);
  });

  test('never comes out with a number that the data does not hold for it, whatever was mistyped', () => {
    const slips = fc.array(fc.record({ row: fc.nat({ max: 2 }), total: fc.integer({ min: -9, max: 99_999 }) }));
    fc.assert(
      fc.property(slips, (mistyped) => {
        const rows: { [name: string]: Json }[] = structuredClone(ORDERS);
        for (const { row, total } of mistyped) Object.assign(rows[row] ?? {}, { total });
        expect(restored(rows)).toEqual(ORDERS);
      }),
    );
  });
});

describe('a figure that bears the name of one fact', () => {
  const shown = (props: JsonObject) =>
    restoreFigures(specOf(el('Stat', props)), CONTEXT).spec.elements['root']?.props['value'];

  test.each(['$1,795.75', '1,795', '17'])(
    'and has a value that nobody has stated, such as %s, shows the fact',
    (value) => {
      expect(shown({ label: 'Revenue', value })).toEqual({ $state: '/revenue' });
    },
  );

  test('is found in the items of a list', () => {
    const items = [
      { term: 'Items', description: '12,040' },
      { term: 'Revenue', description: '€1,759.75' },
    ];
    const { spec } = restoreFigures(specOf(el('DescriptionList', { items })), CONTEXT);
    expect(spec.elements['root']?.props['items']).toEqual([
      { term: 'Items', description: { $state: '/stock/items' } },
      { term: 'Revenue', description: '€1,759.75' },
    ]);
  });

  test.each([
    ['Revenue', '1,760'],
    ['Revenue', '1.8k'],
    ['Revenue last year', '1,500'],
    ['Total', '77'],
    ['Revenue', 'not yet known'],
  ])('stays as it is when it is known or called otherwise: %s %s', (label, value) => {
    expect(shown({ label, value })).toBe(value);
  });
});
