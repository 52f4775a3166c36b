import { expect, test } from 'vitest';
import { acceptsFile, sizeText } from './files.ts';

test.each([
  [undefined, 'a.exe', '', true],
  ['', 'a.exe', '', true],
  ['.pdf', 'Contract.PDF', '', true],
  ['image/*,.pdf', 'a.png', 'image/png', true],
  ['image/*, .pdf', 'a.svg.txt', 'text/plain', false],
  ['text/csv', 'a.csv', 'text/csv', true],
  ['.pdf', 'pdf', '', false],
])('accept %j lets %s (%s) in: %s', (accept, name, type, expected) => {
  expect(acceptsFile(accept, { name, type })).toBe(expected);
});

test.each([
  [0, 'en', '0 B'],
  [999, 'en', '999 B'],
  [1000, 'en', '1 KB'],
  [2_440_000, 'en', '2.4 MB'],
  [2_440_000, 'de', '2,4 MB'],
  [999_600, 'en', '1 MB'],
  [12_345_678_901, 'en', '12 GB'],
])('%d bytes in %s are %s', (bytes, locale, expected) => {
  expect(sizeText(bytes, locale)).toBe(expected);
});
