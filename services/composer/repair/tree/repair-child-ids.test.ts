import { describe, expect, test } from 'vitest';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { repairChildIds } from './repair-child-ids.ts';

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
