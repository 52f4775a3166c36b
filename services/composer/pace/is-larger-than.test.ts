import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLargerThan } from './is-larger-than.ts';

test('the size of a value is that of its JSON text, give or take what stands between its parts', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      const json = JSON.parse(JSON.stringify(value)) as Parameters<typeof isLargerThan>[1];
      const chars = JSON.stringify(json).length;
      expect(isLargerThan(chars * 5 + 5, json)).toBe(false);
      expect(isLargerThan(Math.floor(chars / 10) - 5, json)).toBe(true);
    }),
  );
});

test('a list or an object of hundreds of thousands of parts is measured like any other', () => {
  const list = Array.from({ length: 400_000 }, () => 0);
  expect(isLargerThan(4_000_000, list)).toBe(false);
  expect(isLargerThan(1_000_000, list)).toBe(true);
  expect(isLargerThan(10_000_000, Object.fromEntries(list.map((value, at) => [`k${at}`, value])))).toBe(false);
});
