import { expect, test } from 'vitest';
import { isoDate } from './dates.ts';

test.each([
  ['12.10.2026', '2026-10-12'],
  ['1/11/2026', '2026-11-01'],
  ['2026-03-05', '2026-03-05'],
  ['1. November 2026', '2026-11-01'],
  ['5 de marzo de 2027', '2027-03-05'],
  ['22nd June 2026', '2026-06-22'],
])('%s is the day %s', (text, day) => {
  expect(isoDate(text)).toBe(day);
});

test.each(['30', '40.10.2026', '10.13.2026', 'November 2026', 'next Friday', '1 Foo 2026'])('%s is no day', (text) => {
  expect(isoDate(text)).toBeUndefined();
});
