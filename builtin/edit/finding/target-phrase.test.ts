import { describe, expect, test } from 'vitest';
import { parseTargetPhrase } from './target-phrase.ts';

const NAMES = new Set(['pro', 'all', 'total']);

describe('what is said about what is meant', () => {
  test.each([
    ['price of the Pro plan', ['price', 'pro']],
    ['price of the pro plan', ['price', 'pro']],
    ['Preis von Pro', ['preis', 'pro']],
    ['Pro', ['pro']],
    ['the total', ['total']],
  ])('%s keeps a name that is a small word of some language', (phrase, nameWords) => {
    expect(parseTargetPhrase(phrase, NAMES).nameWords).toEqual(nameWords);
  });

  test('a small word that no name is or that is written small is passed over', () => {
    expect(parseTargetPhrase('price of the Pro plan').nameWords).toEqual(['price']);
    expect(parseTargetPhrase('names of all fields', NAMES).nameWords).toEqual(['names']);
  });
});
