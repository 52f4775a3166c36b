import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { repairItemReads, repeatOverLists } from './repeats.ts';
import type { PassContext } from '../pass.ts';
import { elementRepairer } from '../element/repair-element.ts';

const CONTEXT: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };
const STATE = {
  orders: [{ order_no: 'A-1', customer: { name: 'Ann' }, total: 7 }],
  people: [{ name: 'Bob', total: 1 }],
};
const el = (props: JsonObject, more: Partial<SpecElement> = {}): SpecElement => ({
  type: 'Text',
  props,
  children: [],
  ...more,
});

describe('what a template reads of its item', () => {
  const repair = (text: Json) => {
    const root: SpecElement = { type: 'Stack', props: {}, children: ['t'], repeat: { statePath: '/orders' } };
    const spec: Spec = { state: { orders: STATE.orders }, root: 'root', elements: { root, t: el({ text }) } };
    return repairItemReads(spec, CONTEXT).spec.elements['t']?.props['text'];
  };

  test.each<[Json, string]>([
    [{ $bindItem: 'orderNo' }, 'order_no'],
    [{ $bindItem: 'order/total' }, 'total'],
    [{ $bindItem: 'Customer/Name' }, 'customer/name'],
    [{ $state: '/orders/$index/total' }, 'total'],
    [{ $state: '/orders/*/customer/name' }, 'customer/name'],
    [{ $state: '/orders/{index}/order_no' }, 'order_no'],
    [{ $state: '/item/total' }, 'total'],
  ])('%j is the field %s', (read, field) => {
    expect(repair(read)).toEqual({ $bindItem: field });
  });

  test.each<[Json]>([
    [{ $bindItem: 'total' }],
    [{ $bindItem: 'color' }],
    [{ $state: '/orders/0/total' }],
    [{ $state: '/item' }],
  ])('%j stays', (read) => {
    expect(repair(read)).toEqual(read);
  });
});

describe('what reads an item where nothing repeats', () => {
  const repeat = (elements: Spec['elements']) =>
    repeatOverLists({ state: { orders: STATE.orders, people: STATE.people }, root: 'root', elements }, CONTEXT).spec
      .elements;
  const stack = (...children: string[]): SpecElement => ({ type: 'Stack', props: {}, children });
  const read = (field: string) => el({ text: { $bindItem: field } });

  test('is repeated over the one list that has its fields', () => {
    const elements = repeat({ root: stack('a', 'b'), a: el({ text: 'Orders' }), b: read('order_no') });
    expect(elements['root']).toEqual(stack('a', 'b-list'));
    expect(elements['b-list']).toEqual({ ...stack('b'), repeat: { statePath: '/orders' } });
  });

  test('is one template with its neighbours', () => {
    const elements = repeat({ root: stack('a', 'b'), a: read('order_no'), b: read('total') });
    expect(elements['root']).toEqual(stack('a-list'));
    expect(elements['a-list']?.children).toEqual(['a-item']);
    expect(elements['a-item']).toEqual(stack('a', 'b'));
  });

  test.each(['total', 'color', 'constructor', `a${'/a'.repeat(100)}`])(
    'stays when several lists have its field, or none: %s',
    (field) => {
      const elements = { root: stack('a'), a: read(field) };
      expect(repeat(elements)).toBe(elements);
    },
  );
});

describe('a repeat on a component that takes the list itself', () => {
  test('becomes the read that it lacks', () => {
    const columns = [{ key: 'id', label: 'No.' }];
    const table = { type: 'DataTable', props: { columns }, repeat: { statePath: '/orders' } };
    expect(elementRepairer(definitionOf)('t', table).elements).toEqual([
      ['t', { type: 'DataTable', props: { columns, rows: { $state: '/orders' } }, children: [] }],
    ]);
  });
});
