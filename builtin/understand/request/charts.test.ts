import { describe, expect, test } from 'vitest';
import { ranksSeveral } from './charts.ts';

describe('A ranking', () => {
  test.each([
    'best sellers',
    'paes mais vendidos',
    'meistverkaufte brote',
    'pains les plus vendus',
    'prodotti piu venduti',
  ])('of several things is a list: %s', (words) => {
    expect(ranksSeveral(words)).toBe(true);
  });

  test.each(['best month', 'prodotto piu venduto', 'meistverkauftes brot', 'mais de dez'])(
    'of one thing is none: %s',
    (words) => {
      expect(ranksSeveral(words)).toBe(false);
    },
  );
});
