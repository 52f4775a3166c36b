import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { redirectCopies } from './refer-to-data.ts';
import type { GroundingContext } from './sources.ts';

const ORDERS = [
  { id: 'O-1', customer: 'Ann Miller', total: 1240.5 },
  { id: 'O-2', customer: 'Bob Stone', total: 88 },
];
const DATA = { orders: ORDERS, revenue: 1328.5, company: { name: 'Northwind Traders Limited' }, year: 2026, cap: 2026 };
const CONTEXT: GroundingContext = {
  definitionOf,
  actions: [],
  actionPolicy: 'open',
  data: DATA,
  priorSpec: undefined,
  actionContext: undefined,
  prompt: '',
};
const el = (type: string, props: JsonObject, more: Partial<SpecElement> = {}): SpecElement => ({
  type,
  props,
  children: [],
  ...more,
});
const redirect = (state: JsonObject, root: SpecElement, more: Partial<GroundingContext> = {}): Spec =>
  redirectCopies({ state: { ...DATA, ...state }, root: 'root', elements: { root } }, { ...CONTEXT, ...more }).spec;
const table = (path: string) => el('DataTable', { rows: { $state: path } });

describe('a copy of the data under a key of the model’s own', () => {
  test.each<[string, JsonObject, SpecElement, SpecElement]>([
    ['of a list', { rows: ORDERS }, table('/rows'), table('/orders')],
    [
      'of some members of a list',
      { rows: ORDERS.map(({ id, total }) => ({ id, total })) },
      table('/rows'),
      table('/orders'),
    ],
    [
      'of numbers in another form',
      { rows: ORDERS.map((order) => ({ ...order, total: `$${order.total}` })) },
      table('/rows'),
      table('/orders'),
    ],
    [
      'that is repeated over',
      { items: ORDERS },
      el('Stack', {}, { repeat: { statePath: '/items' } }),
      el('Stack', {}, { repeat: { statePath: '/orders' } }),
    ],
    [
      'of a number',
      { sum: 1328.5 },
      el('Stat', { value: { $state: '/sum' } }),
      el('Stat', { value: { $state: '/revenue' } }),
    ],
    [
      'of a text',
      { title: 'Northwind Traders Limited' },
      el('Heading', { text: { $state: '/title' } }),
      el('Heading', { text: { $state: '/company/name' } }),
    ],
  ])('%s is read from the data, and the copy is removed', (_, state, root, wanted) => {
    expect(redirect(state, root)).toEqual({ state: DATA, root: 'root', elements: { root: wanted } });
  });

  test('of the whole data, in an object, is read part by part', () => {
    const spec = redirect({ data: { orders: ORDERS, note: 'x' } }, table('/data/orders'));
    expect(spec.elements['root']).toEqual(table('/orders'));
    expect(spec.state).toEqual({ ...DATA, data: { note: 'x' } });
  });

  test.each<[string, JsonObject, SpecElement]>([
    ['holds only some of the rows', { rows: ORDERS.slice(0, 1) }, table('/rows')],
    ['says something else', { rows: ORDERS.map((order) => ({ ...order, total: 1 })) }, table('/rows')],
    ['has members of its own', { rows: ORDERS.map((order) => ({ ...order, late: true })) }, table('/rows')],
    ['is a number that stands at several places', { n: 2026 }, el('Stat', { value: { $state: '/n' } })],
    ['is written by a control', { rows: ORDERS }, el('DataTable', { rows: { $bindState: '/rows' } })],
    ['is read with what is around it', { view: { total: 1328.5 } }, el('JsonView', { data: { $state: '/view' } })],
    ['is read by nobody', { rows: ORDERS }, el('Text', { text: 'x' })],
  ])('stays when it %s', (_, state, root) => {
    expect(redirect(state, root)).toEqual({ state: { ...DATA, ...state }, root: 'root', elements: { root } });
  });

  test.each<[string, Partial<GroundingContext>]>([
    ['the user’s', { actionContext: { action: 'next', state: { rows: ORDERS } } }],
    ['the prior spec’s', { priorSpec: { state: { rows: ORDERS }, root: 'root', elements: {} } }],
  ])('stays when it is %s', (_, more) => {
    expect(redirect({ rows: ORDERS }, table('/rows'), more).elements['root']).toEqual(table('/rows'));
  });
});
