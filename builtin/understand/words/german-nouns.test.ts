import { expect, test } from 'vitest';
import { withGermanNouns, withGermanNounsIn } from './german-nouns.ts';

test.each([
  ['Diese woche', 'Diese Woche'],
  ['Name des kindes', 'Name des Kindes'],
  ['Was kaputt ist', 'Was kaputt ist'],
  ['Preisen', 'Preise'],
  ['Aufgaben', 'Aufgaben'],
  ['Kosten', 'Kosten'],
])(
  'withGermanNouns writes nouns that the starters know with a capital, and plurals as they are named: %s',
  (label, capitalized) => {
    expect(withGermanNouns(label)).toBe(capitalized);
  },
);

test('withGermanNounsIn leaves machine names and quotes unchanged', () => {
  const parts = { fields: [{ name: 'ersterTermin', label: 'Erster termin' }], quotes: ['erster termin'] };
  expect(withGermanNounsIn(parts)).toEqual({
    fields: [{ name: 'ersterTermin', label: 'Erster Termin' }],
    quotes: ['erster termin'],
  });
});
