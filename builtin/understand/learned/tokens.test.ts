import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const words = (text: string) => tokensOf(text).map((token) => token.text);

describe('tokensOf', () => {
  test('keeps hyphens, apostrophes and decimal separators inside a token', () => {
    expect(words("e-mail, don't 1,250.50 €")).toEqual(['e-mail', ',', "don't", '1,250.50', '€']);
  });

  test('separates an elided article from its noun', () => {
    expect(words("l'adresse dell’ordine the dog's name")).toEqual([
      "l'",
      'adresse',
      'dell’',
      'ordine',
      'the',
      "dog's",
      'name',
    ]);
  });

  test('keeps the full stop of an abbreviation that is followed by a comma', () => {
    expect(words('CAS no., quantity. Send')).toEqual(['CAS', 'no.', ',', 'quantity', '.', 'Send']);
  });

  test('covers every non-space character of any text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tokens = tokensOf(text);
        expect(tokens.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text.replaceAll(/\s/gu, ''));
      }),
    );
  });
});
