import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { legalId } from '../edit-spec.ts';
import { elementRepairer } from '../element/repair-element.ts';
import { missingIds, repairChildIds, textChildren } from './repair-child-ids.ts';

const element = (type: string, children: string[] = []): SpecElement => ({ type, props: {}, children });
const childrenAfter = (children: string[], ...ids: string[]) => {
  const others = Object.fromEntries(ids.map((id) => [id, element('Text')]));
  const spec: Spec = { state: {}, root: 'root', elements: { root: element('Stack', children), ...others } };
  return repairChildIds(spec).spec.elements['root']?.children;
};

describe('repairChildIds', () => {
  test.each(['orders_table', 'ordersTable', 'ORDERS-TABLE', 'order-table', 'orders-tables', 'orders-table-1'])(
    'points %s at the unlisted orders-table',
    (child) => {
      expect(childrenAfter([child], 'orders-table')).toEqual(['orders-table']);
    },
  );

  test('leaves an id that may mean several, or whose number is another', () => {
    expect(childrenAfter(['card-9'], 'card-9-a', 'card')).toEqual(['card']);
    expect(childrenAfter(['plan'], 'plan-1', 'plan-2')).toEqual(['plan']);
    expect(childrenAfter(['plan-3'], 'plan-4')).toEqual(['plan-3']);
    expect(childrenAfter(['!!'], 'notes')).toEqual(['!!']);
  });

  test('takes an element that is listed elsewhere only for its own id in another spelling', () => {
    expect(childrenAfter(['ordersTable', 'orders-table'], 'orders-table')).toEqual(['orders-table', 'orders-table']);
    expect(childrenAfter(['orders-tables', 'orders-table'], 'orders-table')).toEqual(['orders-tables', 'orders-table']);
  });

  test('points one misspelling at one element, however often it occurs', () => {
    expect(childrenAfter(['notes', 'notes'], 'note')).toEqual(['note', 'note']);
  });
});

const specOf = (children: string[], more: Spec['elements'] = {}): Spec => ({
  state: {},
  root: 'root',
  elements: { root: { type: 'Card', props: {}, children }, ...more },
});
const leaf = (text: string): SpecElement => ({ type: 'Text', props: { text }, children: [] });

describe('a text among the children', () => {
  test('becomes a Text element in its place, each its own', () => {
    const { elements } = textChildren(
      specOf(['a', 'Closed on public holidays', 'Closed on public holidays'], { a: leaf('A') }),
    ).spec;
    expect(elements['root']?.children).toEqual(['a', 'root-text', 'root-text-2']);
    expect(elements['root-text']).toEqual(leaf('Closed on public holidays'));
    expect(elements['root-text-2']).toEqual(leaf('Closed on public holidays'));
  });

  test('is an id when an element has that id', () => {
    const id = legalId('Order summary card');
    expect(textChildren(specOf(['Order summary card'], { [id]: leaf('A') })).spec.elements['root']?.children).toEqual([
      id,
    ]);
  });

  test('stays as it is until the element is judged, unlike an id that is not legal', () => {
    const repair = elementRepairer(definitionOf);
    const { elements } = repair('root', { type: 'Card', props: {}, children: ['Open until nine.', 'card 1'] });
    expect(elements[0]?.[1].children).toEqual(['Open until nine.', legalId('card 1')]);
  });
});

const missing = (root: string, children: { [id: string]: string[] }) => {
  const elements = Object.entries(children).map(([id, ids]) => [id, { type: 'Stack', props: {}, children: ids }]);
  return missingIds({ state: {}, root, elements: Object.fromEntries(elements) as Spec['elements'] });
};

describe('missingIds', () => {
  test('are what is promised and not there, in reading order, orphans last', () => {
    expect(missing('root', { stray: ['x'], root: ['b', 'a'], a: ['c', 'b'] })).toEqual(['b', 'c', 'x']);
  });

  test('are looked for under the top of the tree when `root` has another name', () => {
    expect(missing('screen', { main: ['a', 'b'], a: [] })).toEqual(['b']);
  });

  test('begin with the root when nothing holds everything', () => {
    expect(missing('root', {})).toEqual(['root']);
    expect(missing('root', { a: ['x'], b: [] })).toEqual(['root', 'x']);
  });
});
