import { describe, expect, test } from 'vitest';
import { refreshDerivedState } from './refresh-derived.ts';

const DERIVED = [
  { path: '/late', expression: "orders[?status=='late']" },
  { path: '/late_count', expression: 'length(late)' },
  { path: '/total', expression: "format_number(sum(orders[].total), 'EUR', `2`, 'de')" },
];
const OLD = {
  query: 'Ana',
  orders: [{ status: 'late', total: 5 }],
  late: [{ status: 'late', total: 5 }],
  late_count: 1,
};

describe('a state over other data', () => {
  test('has every computed fact computed again, in order, and keeps what was entered', () => {
    const orders = [
      { status: 'late', total: 1000 },
      { status: 'open', total: 1 },
      { status: 'late', total: 2 },
    ];
    const before = structuredClone(OLD);
    expect(refreshDerivedState(OLD, DERIVED, { orders })).toStrictEqual({
      query: 'Ana',
      orders,
      late: [orders[0], orders[2]],
      late_count: 2,
      total: '1.003,00\u00a0€',
    });
    expect(OLD).toStrictEqual(before);
  });

  test('never keeps a fact of the old data that the new data do not give', () => {
    const refreshed = refreshDerivedState(OLD, DERIVED, { orders: 'none' });
    expect(refreshed).toMatchObject({ late: null, late_count: null, total: null });
  });

  test('computes no fact from what the host says in its place', () => {
    expect(refreshDerivedState(OLD, DERIVED.slice(0, 2), { late_count: 9 })).toMatchObject({ late_count: 1 });
  });

  test('has a copy of what it takes from the data', () => {
    const orders = [{ status: 'late', total: 1 }];
    const { late } = refreshDerivedState(OLD, DERIVED, { orders });
    expect(late).toStrictEqual(orders);
    expect((late as unknown[])[0]).not.toBe(orders[0]);
  });
});
