import { describe, expect, test } from 'vitest';
import { parseNumber, roundLike } from './use-number.ts';

describe('a typed number', () => {
  test.each([
    ['1500', 'en', 1500],
    ['1,500.5', 'en', 1500.5],
    ['1.500,5', 'de', 1500.5],
    ['1 500,5', 'nb', 1500.5],
    ['1’500.5', 'de-CH', 1500.5],
    ['١٢٫٥', 'ar-EG', 12.5],
    ['−3', 'nb', -3],
    ['-3', 'en', -3],
    ['1.', 'en', 1],
    ['.5', 'en', 0.5],
  ])('%s in %s is %d', (text, locale, expected) => {
    expect(parseNumber(text, locale)).toBe(expected);
  });

  test.each(['', '-', '12 kg', '1e5', 'Infinity', '1.2.3'])('%j is none', (text) => {
    expect(parseNumber(text, 'en')).toBeUndefined();
  });
});

test('steps leave no binary fractions behind', () => {
  expect(roundLike(0.1 + 0.2, 0.1, 0.2)).toBe(0.3);
  expect(roundLike(1e-7 * 3, 1e-7)).toBe(3e-7);
  expect(roundLike(21.5 + 0.5, 21.5, 0.5)).toBe(22);
  expect(roundLike(100 + 50, 100, 50)).toBe(150);
});
