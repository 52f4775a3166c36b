import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import { referToData } from './refer-to-data.ts';
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
