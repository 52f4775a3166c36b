import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { redirectCopies, referToData } from './refer-to-data.ts';
import type { GroundingContext } from './sources.ts';

const DATA = {
  customer: { name: 'Acme Corporation', since: 2019, limit: 12_500.5, note: 'Name', plan: 'Team plan' },
  orders: [
    { number: 'INV-0412', total: 1200, city: 'Oslo' },
    { number: 'INV-0415', total: 1840, city: 'Oslo' },
  ],
  months: ['January', 'February', 'March'],
  fee: '€1,750.00',
};

function contextOf(more: Partial<GroundingContext> = {}): GroundingContext {
  const none = { actions: [], priorSpec: undefined, actionContext: undefined, prompt: '' };
  return { definitionOf, actionPolicy: 'open', data: DATA, ...none, ...more };
}

function specOf(elements: { [id: string]: Partial<SpecElement> }, state: JsonObject = {}): Spec {
  const whole = Object.entries(elements).map(([id, element]) => [
    id,
    { type: 'Text', props: {}, children: [], ...element },
  ]);
  const children = Object.keys(elements);
  return {
    state: { ...DATA, ...state },
    root: 'root',
    elements: { root: { type: 'Stack', props: {}, children }, ...Object.fromEntries(whole) },
  };
}

/** What becomes of one prop of one element. */
function referred(type: string, prop: string, value: Json, more: Partial<GroundingContext> = {}): unknown {
  return referToData(specOf({ it: { type, props: { [prop]: value } } }), contextOf(more)).spec.elements['it']?.props[
    prop
  ];
}

describe('a text that copies one fact', () => {
  test.each([
    ['Acme Corporation', '/customer/name'],
    ['ACME  corporation', '/customer/name'],
    ['Acme Corpor…', '/customer/name'],
    ['Acme Corp...', '/customer/name'],
    ['1,200', '/orders/0/total'],
    ['$1,840.00', '/orders/1/total'],
    ['12 500,50 €', '/customer/limit'],
    ['1750 EUR', '/fee'],
    ['INV-0412', '/orders/0/number'],
  ])('refers to it: %j', (text, pointer) => {
    const context = { data: { ...DATA, fee: text.includes('12 500') ? '' : DATA.fee } };
    const spec = specOf({ it: { props: { text } } }, context.data);
    expect(referToData(spec, contextOf(context)).spec.elements['it']?.props['text']).toEqual({ $state: pointer });
  });

  test.each([
    ['Acme', 'a part of a name'],
    ['Acme Corporation, Oslo', 'more than the fact'],
    ['Acme…', 'too little of a name'],
    ['Name', 'a common word'],
    ['Plan', 'the name of a member'],
    ['Oslo', 'a value at several places'],
    ['1,201', 'another number'],
    ['1,200 orders', 'a number with words'],
    ['1200%', 'another unit'],
    ['$1,750.00', 'another currency'],
  ])('%j stays: %s', (text) => {
    expect(referred('Text', 'text', text)).toBe(text);
  });

  test('keeps a currency that the caller speaks of', () => {
    expect(referred('Stat', 'value', '$1,200')).toEqual({ $state: '/orders/0/total' });
    expect(referred('Stat', 'value', '$1,200', { prompt: 'Orders in US dollars' })).toBe('$1,200');
  });

  test('is found inside the items of a component that only shows', () => {
    const items = [{ term: 'Customer', description: 'Acme Corporation' }];
    expect(referred('DescriptionList', 'items', items)).toEqual([
      { term: 'Customer', description: { $state: '/customer/name' } },
    ]);
  });
});

describe('a list that copies a list of the data', () => {
  test('item by item refers to it, numbers in another form included', () => {
    const rows = [
      { number: 'INV-0412', total: '1,200' },
      { number: 'INV-0415', total: 1840 },
    ];
    expect(referred('DataTable', 'rows', rows)).toEqual({ $state: '/orders' });
    expect(referred('LineChart', 'xLabels', ['January', 'February', 'March'])).toEqual({ $state: '/months' });
  });

  test.each([
    ['in part', [{ number: 'INV-0412', total: 1200 }]],
    [
      'in another order',
      [
        { number: 'INV-0415', total: 1840 },
        { number: 'INV-0412', total: 1200 },
      ],
    ],
    [
      'with another fact',
      [
        { number: 'INV-0412', total: 1200 },
        { number: 'INV-0415', total: 1841 },
      ],
    ],
    [
      'with a member of its own',
      [
        { number: 'INV-0412', paid: true },
        { number: 'INV-0415', paid: true },
      ],
    ],
  ])('%s stays', (_, rows) => {
    expect(referred('DataTable', 'rows', rows)).toBe(rows);
  });
});

describe('left as they are', () => {
  test('are the words of controls, what they offer, and numbers that lay something out', () => {
    const elements = {
      field: { type: 'Input', props: { label: 'Acme Corporation', name: 'customer' } },
      choice: { type: 'Select', props: { label: 'Who', name: 'who', options: ['Acme Corporation', 'Other'] } },
      button: { type: 'Button', props: { label: 'Team plan' }, on: { commit: { action: 'choose' } } },
      chart: { type: 'Gauge', props: { value: 1200, max: 1840 } },
    };
    const spec = specOf(elements);
    expect(referToData(spec, contextOf())).toEqual({ spec, repairs: [] });
  });

  test('are facts that a control changes', () => {
    const elements = {
      field: { type: 'Input', props: { label: 'Company', name: 'name', value: { $bindState: '/customer/name' } } },
      title: { type: 'Heading', props: { text: 'Acme Corporation' } },
      more: {
        type: 'Button',
        props: { label: 'More' },
        on: { commit: { action: 'pushState', params: { statePath: '/months', value: 'April' } } },
      },
      chart: { type: 'LineChart', props: { series: [], xLabels: ['January', 'February', 'March'] } },
    };
    expect(referToData(specOf(elements), contextOf()).repairs).toEqual([]);
  });

  test('are the templates of a repeat, and elements that an edit has not touched', () => {
    const title = { type: 'Heading', props: { text: 'Acme Corporation' }, children: [] };
    const prior = specOf({ title });
    expect(referToData(prior, contextOf({ priorSpec: prior })).repairs).toEqual([]);
    const spec = specOf({});
    spec.elements['root'] = { type: 'Stack', props: {}, children: ['title'], repeat: { statePath: '/orders' } };
    spec.elements['title'] = title;
    expect(referToData(spec, contextOf()).repairs).toEqual([]);
  });
});

describe('whatever is copied, in whatever form', () => {
  const form = fc.constantFrom('same', 'grouped', 'german', 'dollars', 'cut', 'upper', 'wrong');
  const fact = fc.oneof(
    fc.integer({ min: -9_999_999, max: 9_999_999 }),
    fc.stringMatching(/^[A-Z][a-z]{2,9} [A-Z][a-z]{2,9}$/),
  );
  const copies = fc.array(fc.tuple(fact, form), { minLength: 1, maxLength: 8 });

  function write(value: string | number, how: string): string {
    if (typeof value === 'string') {
      if (how === 'cut') return `${value.slice(0, 7)}…`;
      if (how === 'upper') return value.toUpperCase();
      return how === 'wrong' ? `${value}x` : value;
    }
    if (how === 'grouped') return value.toLocaleString('en');
    if (how === 'german') return value.toLocaleString('de');
    if (how === 'dollars') return `$${Math.abs(value).toLocaleString('en')}.00`;
    return String(how === 'wrong' ? value + 1 : value);
  }

  /** The sign, letters and digits, which no change of form touches, without the cents that we add. */
  const essence = (text: string): string =>
    (text.startsWith('-') ? '-' : '') +
    text
      .replace(/\.00$/, '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]/gu, '');

  test('facts never change, the spec stays valid, and a second pass finds nothing', () => {
    fc.assert(
      fc.property(copies, (pairs) => {
        const data = { facts: pairs.map(([value]) => ({ value })) };
        const texts = pairs.map(([value, how]) => write(value, how));
        const spec = specOf(Object.fromEntries(texts.map((text, index) => [`t${index}`, { props: { text } }])), data);
        const context = contextOf({ data });
        const { spec: finished, repairs } = referToData(spec, context);
        expect(finished.state).toBe(spec.state);
        for (const [index, text] of texts.entries()) {
          const shown = finished.elements[`t${index}`]?.props['text'];
          if (shown === text) continue;
          const { $state: pointer } = shown as { $state: string };
          const given = essence(String(readPointer(finished.state, pointer)));
          if (text.endsWith('…')) expect(given.startsWith(essence(text))).toBe(true);
          else expect(given).toBe(essence(text));
        }
        expect(validateSpec(finished, { definitionOf })).toEqual([]);
        expect(referToData(finished, context)).toEqual({ spec: finished, repairs: [] });
        expect(repairs.every(({ rule }) => rule === 'refer-to-fact')).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

const ORDERS = [
  { id: 'O-1', customer: 'Ann Miller', total: 1240.5 },
  { id: 'O-2', customer: 'Bob Stone', total: 88 },
];
const COPIED_DATA = {
  orders: ORDERS,
  revenue: 1328.5,
  company: { name: 'Northwind Traders Limited' },
  year: 2026,
  cap: 2026,
};
const CONTEXT: GroundingContext = {
  definitionOf,
  actions: [],
  actionPolicy: 'open',
  data: COPIED_DATA,
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
  redirectCopies({ state: { ...COPIED_DATA, ...state }, root: 'root', elements: { root } }, { ...CONTEXT, ...more })
    .spec;
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
    expect(redirect(state, root)).toEqual({ state: COPIED_DATA, root: 'root', elements: { root: wanted } });
  });

  test('of the whole data, in an object, is read part by part', () => {
    const spec = redirect({ data: { orders: ORDERS, note: 'x' } }, table('/data/orders'));
    expect(spec.elements['root']).toEqual(table('/orders'));
    expect(spec.state).toEqual({ ...COPIED_DATA, data: { note: 'x' } });
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
    expect(redirect(state, root)).toEqual({ state: { ...COPIED_DATA, ...state }, root: 'root', elements: { root } });
  });

  test.each<[string, Partial<GroundingContext>]>([
    ['the user’s', { actionContext: { action: 'next', state: { rows: ORDERS } } }],
    ['the prior spec’s', { priorSpec: { state: { rows: ORDERS }, root: 'root', elements: {} } }],
  ])('stays when it is %s', (_, more) => {
    expect(redirect({ rows: ORDERS }, table('/rows'), more).elements['root']).toEqual(table('/rows'));
  });
});
