import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShown } from './condition.ts';
import { pointersIn, resolve, writePointer } from './expression.ts';
import { readAt } from './pointer.ts';

const state = { total: 3, user: { name: 'Ann' }, odd: { $state: '/total' }, rows: [{ id: 7, tags: ['a'] }] };
const read = (pointer: string): unknown => readAt(state, pointer);
const row = { itemPointer: '/rows/0', index: 0, key: '0' };

describe('resolve', () => {
  test.each([
    [{ $state: '/total' }, 3],
    [{ $bindState: '/user/name' }, 'Ann'],
    [{ $bindItem: 'id' }, 7],
    [{ $bindItem: '/id' }, 7],
    [{ $bindItem: '' }, state.rows[0]],
    [{ $item: 'tags/0' }, 'a'],
    [{ $index: true }, 0],
    [{ $template: '${/user/name} has ${id}' }, 'Ann has 7'],
    [{ $template: '${missing}!' }, '!'],
    [{ $cond: { $state: '/total', gt: 2 }, $then: 'many', $else: 'few' }, 'many'],
    [{ $computed: 'sum', args: [{ $state: '/total' }, 4] }, 7],
    [{ $computed: 'divide', args: [1, 0] }, undefined],
    [{ $state: 5 }, undefined],
    [
      { label: { $state: '/total' }, list: [{ $bindItem: 'id' }] },
      { label: 3, list: [7] },
    ],
    ['plain', 'plain'],
  ])('%j is %j', (value, expected) => {
    expect(resolve(value, read, row)).toEqual(expected);
  });

  test('takes what a state value holds as data, even where it looks like an expression', () => {
    expect(resolve({ $state: '/odd' }, read, undefined)).toEqual({ $state: '/total' });
  });

  test('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void resolve(value, read, row)));
  });

  test('reads no place that was not named beforehand', () => {
    const expression = fc.oneof(
      fc.record({ $state: fc.constantFrom('/total', '/user/name', 'user/name') }),
      fc.record({ $template: fc.constantFrom('${/total}', '${id}', 'x') }),
      fc.record({ $bindItem: fc.constantFrom('id', '', 'tags/0') }),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(expression, fc.record({ deep: expression }))), (value) => {
        const seen = new Set<string>();
        resolve(value, (pointer) => (seen.add(pointer), read(pointer)), row);
        expect([...seen].filter((pointer) => !pointersIn(value, row).has(pointer))).toEqual([]);
      }),
    );
  });
});

describe('writePointer', () => {
  test('is the place of a binding, and of nothing else', () => {
    expect(writePointer({ $bindState: '/a' }, undefined)).toBe('/a');
    expect(writePointer({ $bindItem: 'done' }, row)).toBe('/rows/0/done');
    expect(writePointer({ $state: '/a' }, undefined)).toBeUndefined();
    expect(writePointer('text', undefined)).toBeUndefined();
  });
});

describe('a condition', () => {
  test.each([
    [undefined, true],
    [true, true],
    [false, false],
    [null, false],
    ['yes', false],
    [{ $state: '/total' }, true],
    [{ $state: '/missing' }, false],
    [{ $state: '/missing', not: true }, true],
    [{ $state: '/total', eq: 3 }, true],
    [{ $state: '/total', eq: '3' }, false],
    [{ $state: '/total', gt: 'a' }, false],
    [{ $state: '/total', gte: 3 }, true],
    [{ $item: 'id', eq: 7 }, true],
    [[{ $state: '/total' }, { $state: '/missing' }], false],
    [{ $or: [{ $state: '/total' }, { $state: '/missing' }] }, true],
    [{ anything: 1 }, false],
  ])('%j shows: %j', (condition, expected) => {
    expect(isShown(condition, read, row)).toBe(expected);
  });
});
