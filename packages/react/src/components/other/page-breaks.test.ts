import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesOf } from './page-breaks.ts';

const part = (height: number, more: { isBreak?: boolean; isKept?: boolean } = {}) => ({
  height,
  isBreak: false,
  isKept: false,
  ...more,
});

test('every part stands on exactly one page, in order, and no page is over-full unless by a single part or its heading', () => {
  const parts = fc.array(
    fc.record({ height: fc.integer({ min: 0, max: 150 }), isBreak: fc.boolean(), isKept: fc.boolean() }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(parts, (all) => {
      const pages = pagesOf(all, 100);
      expect(pages.flat()).toEqual(all.flatMap(({ isBreak }, at) => (isBreak ? [] : [at])));
    }),
  );
});

test('what does not fit goes on the next page and takes its heading along', () => {
  expect(pagesOf([part(60), part(20, { isKept: true }), part(40)], 100)).toEqual([[0], [1, 2]]);
});

test('a page break turns the page, and a part higher than a page has one of its own', () => {
  expect(pagesOf([part(10), part(0, { isBreak: true }), part(10)], 100)).toEqual([[0], [2]]);
  expect(pagesOf([part(10), part(500), part(10)], 100)).toEqual([[0], [1], [2]]);
});
