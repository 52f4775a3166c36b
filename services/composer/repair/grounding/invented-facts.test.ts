import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { inventedFacts } from './invented-facts.ts';
import type { Grounds } from './known-facts.ts';

const NOTHING: Grounds = { prompt: '', data: {}, actions: [], priorSpec: undefined, actionContext: undefined };

function count(type: string, props: JsonObject, grounds: Partial<Grounds> = {}, state: JsonObject = {}): number {
  const spec: Spec = { state, root: 'root', elements: { root: { type, props, children: [] } } };
  return [...inventedFacts(spec, { ...NOTHING, ...grounds, definitionOf })].reduce((sum, more) => sum + more, 0);
}

describe('a number, price, date or time that only the model has said', () => {
  test.each([
    ['1,284 customers', 1],
    ['$9 a month', 1],
    ['5% off', 1],
    ['Due 30 September 2026', 1],
    ['Due Sep 30', 1],
    ['le 3 février 2027', 1],
    ['Opens at 17:00', 1],
    ['Revenue 1.2M, up 12.5 %', 2],
    ['Same 44 and 44', 1],
  ])('counts in %j', (text, invented) => {
    expect(count('Text', { text })).toBe(invented);
  });

  test.each(['Step 2 of 3', 'Q3 and H2', 'Version 1.2.3', 'no number', ''])('is not in %j', (text) => {
    expect(count('Text', { text })).toBe(0);
  });

  test('counts in charts, rows and the state as well', () => {
    expect(count('BarList', { data: [{ label: 'North', value: 412 }] })).toBe(1);
    expect(count('DataTable', { columns: [{ key: 'n', label: 'N', width: 120 }], rows: [{ n: 77 }] })).toBe(1);
    expect(count('Text', { text: { $state: '/total' } }, {}, { total: 5_120 })).toBe(1);
  });

  test('is not looked for in layout, in what a control offers, or where it starts', () => {
    expect(
      count('DatePicker', { value: { $bindState: '/day' }, min: '2026-07-01', max: '2026-07-31' }, {}, { day: '' }),
    ).toBe(0);
    expect(count('Gantt', { tasks: [], rangeMax: 31, axisLabels: ['1 Mar', '29 Mar'] })).toBe(0);
    expect(count('MapView', { height: '560px' })).toBe(0);
    expect(count('Grid', { columns: 12 })).toBe(0);
    expect(count('Select', { label: 'Minutes', name: 'minutes', options: ['15', '30'] })).toBe(0);
    expect(count('Slider', { label: 'Volume', value: { $bindState: '/volume' } }, {}, { volume: 40 })).toBe(0);
  });
});

test('a percentage that the caller has named is said as a share, too', () => {
  expect(count('Text', { text: 'x' }, { prompt: '15 % off' }, { discount: 0.15, rest: 0.85 })).toBe(0);
  expect(count('Text', { text: 'x' }, { prompt: '15 of them' }, { discount: 0.15 })).toBe(1);
});

test('a day of a month that the caller has named is said, another day is not', () => {
  const grounds = { prompt: 'Monday 5 at 9:30 and Friday 9 October 2026' };
  expect(count('Text', { text: '2026-10-05' }, grounds)).toBe(0);
  expect(count('Text', { text: '5. Oktober' }, grounds)).toBe(0);
  expect(count('Text', { text: '2026-10-08' }, grounds)).toBe(1);
  expect(count('Text', { text: '5. November' }, grounds)).toBe(1);
});

describe('what the caller has said', () => {
  const data = { orders: [{ total: 1200.5, due: '2026-09-30T18:30:00Z' }, { total: 99.25 }], rate: 0.716 };

  test.each([
    '1,200.50',
    '1.200,50 €',
    '1201',
    '1.2k',
    '71.6%',
    '72 %',
    'Sep 30, 2026',
    '30.9.2026',
    '18:30',
    '6:30 pm',
    'Total 1,299.75',
  ])('is known in another form: %s', (text) => {
    expect(count('Text', { text }, { data })).toBe(0);
  });

  test('is known from the prompt, the actions, the prior spec and what the user did', () => {
    expect(count('Text', { text: '$29' }, { prompt: 'Plans at 29 dollars' })).toBe(0);
    expect(count('Text', { text: '48 hours' }, { actions: [{ params: { hours: { const: 48 } } }] })).toBe(0);
    expect(count('Text', { text: '48 hours' }, { priorSpec: { elements: { a: { text: '48' } } } })).toBe(0);
    expect(count('Text', { text: '14 guests' }, { actionContext: { params: { guests: 14 } } })).toBe(0);
  });
});
