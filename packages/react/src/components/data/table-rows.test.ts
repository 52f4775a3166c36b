import { describe, expect, it } from 'vitest';
import { arePicked, filterRows, pageOf, positionsOf, sortRows, type TableRow } from './table-rows.ts';

const rows: TableRow[] = [
  { name: 'Zoë', age: 30, joined: '2026-03-01T10:00' },
  { name: 'ann', age: 4, joined: '2026-02-28' },
  { name: 'Bob', age: '', joined: '' },
  { name: 'Ann', age: 12, joined: '2026-03-02' },
];
const words = (row: TableRow) => Object.values(row).join(' ').toLowerCase();
const none = { text: '', values: {}, range: undefined };
const names = (filter: Partial<Parameters<typeof filterRows>[1]>) =>
  filterRows(rows, { ...none, ...filter }, words).map(({ row }) => row['name']);
const sorted = (key: string, direction: 'asc' | 'desc' | 'none') =>
  sortRows(filterRows(rows, none, words), key, direction, new Intl.Collator('en')).map(({ row }) => row['name']);

describe('a filter', () => {
  it('finds text in any cell, ignoring case', () => {
    expect(names({ text: ' ANN ' })).toEqual(['ann', 'Ann']);
    expect(names({ text: '2026-03' })).toEqual(['Zoë', 'Ann']);
  });

  it('takes exact values, a number also as its text, and ignores empty ones', () => {
    expect(names({ values: { age: '4', name: '' } })).toEqual(['ann']);
    expect(names({ values: { missing: 'x' } })).toEqual([]);
  });

  it('keeps both ends of a range, the last day to its end', () => {
    expect(names({ range: { key: 'age', min: 4, max: 12 } })).toEqual(['ann', 'Ann']);
    expect(names({ range: { key: 'joined', min: '2026-02-28', max: '2026-03-01' } })).toEqual(['Zoë', 'ann']);
    expect(names({ range: { key: 'age', min: '', max: null } })).toEqual(['Zoë', 'ann', 'Bob', 'Ann']);
    expect(names({ range: { key: 'name', min: 3 } })).toEqual([]);
  });

  it('joins all conditions with and', () => {
    expect(names({ text: 'ann', range: { key: 'age', min: 5 } })).toEqual(['Ann']);
  });
});

describe('sorting', () => {
  it('puts numbers in order of size and empty cells last, both ways', () => {
    expect(sorted('age', 'asc')).toEqual(['ann', 'Ann', 'Zoë', 'Bob']);
    expect(sorted('age', 'desc')).toEqual(['Zoë', 'Ann', 'ann', 'Bob']);
  });

  it('puts texts in the order of the locale', () => {
    expect(sorted('name', 'asc')).toEqual(['ann', 'Ann', 'Bob', 'Zoë']);
  });

  it('leaves the order alone without a direction', () => {
    expect(sorted('name', 'none')).toEqual(['Zoë', 'ann', 'Bob', 'Ann']);
  });

  it('survives columns of mixed types', () => {
    const mixed = ['b', 2, true, null, 1].map((value, index) => ({ row: { value }, index }));
    const values = sortRows(mixed, 'value', 'asc', new Intl.Collator('en')).map(({ row }) => row['value']);
    expect(values).toEqual([true, 1, 2, 'b', null]);
  });
});

describe('a page', () => {
  it('beyond the last is the last', () => {
    expect(pageOf([1, 2, 3], 9, 2)).toEqual({ items: [3], current: 2, total: 2, start: 2 });
  });

  it('of nothing is the first and only one', () => {
    expect(pageOf([], 1, 10)).toEqual({ items: [], current: 1, total: 1, start: 0 });
  });
});

describe('picked records', () => {
  it('are found by content, equal ones as often as they were picked', () => {
    const twins: TableRow[] = [{ a: 1, b: 2 }, { a: 1, b: 2 }, { a: 3 }];
    expect(positionsOf(twins, [{ b: 2, a: 1 }])).toEqual([0]);
    expect(positionsOf(twins, [{ a: 3 }, { gone: 1 }])).toEqual([2]);
    expect(arePicked(twins, [1], [{ a: 1, b: 2 }])).toBe(true);
    expect(arePicked(twins, [2], [{ a: 1, b: 2 }])).toBe(false);
  });
});
