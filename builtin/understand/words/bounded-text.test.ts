import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundedText } from './bounded-text.ts';

describe('boundedText', () => {
  test('leaves ordinary text unchanged', () => {
    const text =
      'A form:\n\n  - name\n  - e-mail ("work")\n----------\n| a | b |\nDonaudampfschifffahrtsgesellschaft, 100,000.00 €…';
    expect(boundedText(text)).toBe(text);
  });

  test.each([
    ['blanks', `a${' '.repeat(4_000)}b`, 'a b'],
    ['line breaks', `a${'\n'.repeat(4_000)}b`, 'a\nb'],
    ['signs, keeping both ends of the run', `a, ${'“ '.repeat(400)}b`, 'a, “ “ “ “ “ “ “ “ b'],
  ])('shortens long runs of %s', (_, text, bounded) => {
    expect(boundedText(text)).toBe(bounded);
  });

  test('cuts words of hundreds of letters, but never inside a character', () => {
    expect(boundedText('İ'.repeat(4_000))).toBe('İ'.repeat(80));
    expect(boundedText('𝒳'.repeat(400))).toBe('𝒳'.repeat(80));
  });

  test('never makes a text longer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: fc.constantFrom(' ', '\n', '-', 'a', '“', '1') }), (text) => {
        expect(boundedText(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
