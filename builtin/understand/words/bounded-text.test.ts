import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedText } from './bounded-text.ts';

describe('a calm text', () => {
  test('says the same where the text is one that somebody would write', () => {
    const text =
      'A form:\n\n  - name\n  - e-mail ("work")\n----------\n| a | b |\nDonaudampfschifffahrtsgesellschaft, 100,000.00 €…';
    expect(boundedText(text)).toBe(text);
  });

  test.each([
    ['blanks', `a${' '.repeat(4_000)}b`, 'a b'],
    ['line breaks', `a${'\n'.repeat(4_000)}b`, 'a\nb'],
    ['signs, keeping how they begin and end', `a, ${'“ '.repeat(400)}b`, 'a, “ “ “ “ “ “ “ “ b'],
  ])('has no endless run of %s', (_, text, calm) => {
    expect(boundedText(text)).toBe(calm);
  });

  test('has no word of hundreds of letters, and cuts none in the middle of a character', () => {
    expect(boundedText('İ'.repeat(4_000))).toBe('İ'.repeat(80));
    expect(boundedText('𝒳'.repeat(400))).toBe('𝒳'.repeat(80));
  });

  test('never grows', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: fc.constantFrom(' ', '\n', '-', 'a', '“', '1') }), (text) => {
        expect(boundedText(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
