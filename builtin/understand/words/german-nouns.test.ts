import { expect, test } from 'vitest';
import { withGermanNouns, withGermanNounsIn } from './german-nouns.ts';

test.each([
  ['Diese woche', 'Diese Woche'],
  ['Name des kindes', 'Name des Kindes'],
  ['Was kaputt ist', 'Was kaputt ist'],
])('German nouns that the starters know are written with a capital: %s', (told, written) => {
  expect(withGermanNouns(told)).toBe(written);
});

test('names for machines and quotes stay as they are', () => {
  const parts = { fields: [{ name: 'ersterTermin', label: 'Erster termin' }], quotes: ['erster termin'] };
  expect(withGermanNounsIn(parts)).toEqual({
    fields: [{ name: 'ersterTermin', label: 'Erster Termin' }],
    quotes: ['erster termin'],
  });
});
