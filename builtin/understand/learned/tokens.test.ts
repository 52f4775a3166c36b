import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const words = (text: string) => tokensOf(text).map((token) => token.text);

describe('A request cut into words', () => {
  test('keeps hyphens, apostrophes and decimals inside words', () => {
    expect(words("e-mail, don't 1,250.50 €")).toEqual(['e-mail', ',', "don't", '1,250.50', '€']);
  });

  test('parts an article that is elided from its noun', () => {
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

  test('keeps the full stop of an abbreviation before a comma', () => {
    expect(words('CAS no., quantity. Send')).toEqual(['CAS', 'no.', ',', 'quantity', '.', 'Send']);
  });

  test('covers every character but blanks, in order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tokens = tokensOf(text);
        expect(tokens.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text.replaceAll(/\s/gu, ''));
      }),
    );
  });
});
