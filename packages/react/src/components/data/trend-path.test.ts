import { describe, expect, it } from 'vitest';
import { trendPath } from './trend-path.ts';

describe('a trend line', () => {
  it('fills its box from the least value to the greatest', () => {
    expect(trendPath([1, 3, 2], 86, 36)).toEqual({ path: 'M3 33L43 3L83 18', end: { x: 83, y: 18 } });
  });

  it('of equal values runs through the middle', () => {
    expect(trendPath([5, 5], 86, 36).path).toBe('M3 18L83 18');
  });
});
