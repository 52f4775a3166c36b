import { describe, expect, test } from 'vitest';
import { parseTargetPhrase } from './target-phrase.ts';

const NAMES = new Set(['pro', 'all', 'total']);

describe('a phrase that names a target', () => {
  test.each([
    ['price of the Pro plan', ['price', 'pro']],
    ['price of the pro plan', ['price', 'pro']],
    ['Preis von Pro', ['preis', 'pro']],
    ['Pro', ['pro']],
    ['the total', ['total']],
  ])('%s keeps a name that is a small word in some language', (phrase, nameWords) => {
    expect(parseTargetPhrase(phrase, NAMES).nameWords).toEqual(nameWords);
  });

  test('a small word is ignored if it is not a name on the screen or is written in lower case', () => {
    expect(parseTargetPhrase('price of the Pro plan').nameWords).toEqual(['price']);
    expect(parseTargetPhrase('names of all fields', NAMES).nameWords).toEqual(['names']);
  });
});
