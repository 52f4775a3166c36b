import { describe, expect, test } from 'vitest';
import { soughtIn } from './sought.ts';

const NAMES = new Set(['pro', 'all', 'total']);

describe('what is said about what is meant', () => {
  test.each([
    ['price of the Pro plan', ['price', 'pro']],
    ['price of the pro plan', ['price', 'pro']],
    ['Preis von Pro', ['preis', 'pro']],
    ['Pro', ['pro']],
    ['the total', ['total']],
  ])('%s keeps a name that is a small word of some language', (phrase, telling) => {
    expect(soughtIn(phrase, NAMES).telling).toEqual(telling);
  });

  test('a small word that no name is or that is written small is passed over', () => {
    expect(soughtIn('price of the Pro plan').telling).toEqual(['price']);
    expect(soughtIn('names of all fields', NAMES).telling).toEqual(['names']);
  });
});
