import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it('shows as many pages in the middle as at the ends', () => {
  expect(pagesAround(5, 9, 1)).toEqual([4, 5, 6]);
  expect(pagesAround(1, 9, 1)).toEqual([1, 2, 3]);
  expect(pagesAround(9, 9, 1)).toEqual([7, 8, 9]);
  expect(pagesAround(1, 2, 3)).toEqual([1, 2]);
});

it('holds the current page and none outside the range', () => {
  const total = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(total, fc.nat(499), fc.integer({ min: 1, max: 7 }), (pages, at, siblings) => {
      const current = (at % pages) + 1;
      const shown = pagesAround(current, pages, siblings);
      expect(shown).toContain(current);
      expect(shown[0]).toBeGreaterThanOrEqual(1);
      expect(shown.at(-1)).toBeLessThanOrEqual(pages);
      expect(shown.length).toBe(Math.min(pages, 2 * siblings + 1));
    }),
  );
});
