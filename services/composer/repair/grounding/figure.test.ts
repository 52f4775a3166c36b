import { describe, expect, test } from 'vitest';
import { readFigure } from './figure.ts';

describe('a text that is one number', () => {
  test.each([
    ['1200', [1200], undefined],
    ['1,200', [1200, 1.2], undefined],
    ['1.200,50', [1200.5], undefined],
    ['1,234,567.89', [1_234_567.89], undefined],
    ['1 200 €', [1200], '€'],
    ['$1,200.00', [1200], '$'],
    ['-$12.50', [-12.5], '$'],
    ['USD 40', [40], 'usd'],
    ['−3', [-3], undefined],
    ['0,5', [0.5], undefined],
  ])('%s is read as %j', (text, values, currency) => {
    expect(readFigure(text)).toEqual({ values, currency });
  });

  test.each(['12%', '1.2.3', '12 orders', 'Q3', '+12', '$12 USD', '12-14', '1,2,3', ''])('%j is none', (text) => {
    expect(readFigure(text)).toBeUndefined();
  });
});
