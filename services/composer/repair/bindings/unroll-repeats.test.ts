import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';
import { unrollRepeats } from './unroll-repeats.ts';

const CONTEXT: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };
const ORDERS = [
  { number: 'A-1', lines: [{ sku: 'x' }] },
  { number: 'A-2', lines: [] },
];
const el = (type: string, props: JsonObject, children: string[] = [], statePath?: Json): SpecElement =>
  ({ type, props, children, ...(statePath !== undefined && { repeat: { statePath } }) }) as SpecElement;

function nested(over: Json, state: JsonObject = { orders: ORDERS }): Spec {
  return {
    state,
    root: 'root',
    elements: {
      root: el('Stack', {}, ['card'], '/orders'),
      card: { ...el('Card', { title: { $bindItem: 'number' } }, ['lines']), visible: { $item: 'number', neq: '' } },
      lines: el('Stack', {}, ['line'], over),
      line: el('Text', { text: { $bindItem: 'sku' } }),
    },
  };
}

describe('a repeat inside a repeat', () => {
  test.each<[Json]>([[{ $item: 'lines' }], ['/orders/lines'], ['/orders/$index/lines'], ['/lines']])(
    'over %j becomes one copy of the outer template for each item',
    (over) => {
      const { spec } = unrollRepeats(nested(over), CONTEXT);
      expect(spec.elements).toEqual({
        root: el('Stack', {}, ['card-1', 'card-2']),
        'card-1': {
          ...el('Card', { title: { $state: '/orders/0/number' } }, ['lines-1']),
          visible: { $state: '/orders/0/number', neq: '' },
        },
        'lines-1': el('Stack', {}, ['line-1'], '/orders/0/lines'),
        'line-1': el('Text', { text: { $bindItem: 'sku' } }),
        'card-2': {
          ...el('Card', { title: { $state: '/orders/1/number' } }, ['lines-2']),
          visible: { $state: '/orders/1/number', neq: '' },
        },
        'lines-2': el('Stack', {}, ['line-2'], '/orders/1/lines'),
        'line-2': el('Text', { text: { $bindItem: 'sku' } }),
      });
    },
  );

  test('and a repeat in that one becomes copies until none holds another, each reading the item around it', () => {
    const orders = [{ number: 'A-1', lines: [{ sku: 'x', parts: [{ name: 'p' }] }] }];
    const elements = {
      ...nested({ $item: 'lines' }).elements,
      line: el('Stack', {}, ['parts']),
      parts: el('Stack', {}, ['part'], { $item: 'parts' }),
      part: el('Text', { text: { $bindItem: '../sku' } }),
    };
    const { spec } = unrollRepeats({ state: { orders }, root: 'root', elements }, CONTEXT);
    const repeats = Object.values(spec.elements).flatMap(({ repeat }) => repeat?.statePath ?? []);
    expect(repeats).toStrictEqual(['/orders/0/lines/0/parts']);
    const texts = Object.values(spec.elements).filter(({ type }) => type === 'Text');
    expect(texts.map(({ props }) => props['text'])).toStrictEqual([{ $state: '/orders/0/lines/0/sku' }]);
  });

  test('over a list below another field, for as many items as a screen has room for', () => {
    const orders = Array.from({ length: 40 }, (_, index) => ({
      number: `A-${index}`,
      info: { lines: [{ sku: 'x' }] },
    }));
    const { spec } = unrollRepeats(nested({ $item: 'info/lines' }, { orders }), CONTEXT);
    expect(spec.elements['lines-40']?.repeat?.statePath).toBe('/orders/39/info/lines');
  });

  test('leaves out what an item has no list for', () => {
    const { spec } = unrollRepeats(nested({ $item: 'lines' }, { orders: [...ORDERS, { number: 'A-3' }] }), CONTEXT);
    expect(spec.elements['card-3']?.children).toEqual([]);
    expect(spec.elements).not.toHaveProperty('line-3');
  });

  test.each<[string, Spec]>([
    ['over a list that stands in the state', nested('/all', { orders: ORDERS, all: [{ sku: 'x' }] })],
    ['when an item lacks what the template reads', nested({ $item: 'lines' }, { orders: [...ORDERS, { lines: [] }] })],
    [
      'when there are too many',
      nested({ $item: 'lines' }, { orders: Array.from({ length: 61 }, () => ORDERS[0] ?? {}) }),
    ],
  ])('stays %s', (_, spec) => {
    expect(unrollRepeats(spec, CONTEXT).spec).toBe(spec);
  });

  test('stays when its template reads what no pointer may name', () => {
    const spec = nested({ $item: 'lines' });
    const card = el('Card', { title: { $bindItem: 'constructor' } }, ['lines']);
    const hostile: Spec = { ...spec, elements: { ...spec.elements, card } };
    expect(unrollRepeats(hostile, CONTEXT).spec).toBe(hostile);
  });

  test('stays when a control changes the list', () => {
    const spec = nested({ $item: 'lines' });
    const elements = {
      ...spec.elements,
      top: el('DataTable', { rows: { $bindState: '/orders' } }),
      page: el('Stack', {}, ['top', 'root']),
    };
    const bound: Spec = { ...spec, root: 'page', elements };
    expect(unrollRepeats(bound, CONTEXT).spec).toBe(bound);
  });
});
