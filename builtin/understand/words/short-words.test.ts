import { expect, test } from 'vitest';
import { areInCapitals, calmed, measureOf, writtenOut } from './short-words.ts';

test.each([
  ['Qty ordered', 'en', 'Qty ordered'],
  ['Grp', 'en', 'Group'],
  ['Lifeguards req', 'en', 'Lifeguards required'],
  ['Max teiln', 'de', 'Max Teilnehmer'],
  ['Qte livree', 'fr', 'Quantité livree'],
  ['Obs', 'es', 'Observaciones'],
  ['Tel', 'pt', 'Telefone'],
  ['kg', 'en', 'kg'],
] as const)('%s in %s is written out as %s', (label, language, whole) => {
  expect(writtenOut(label, language)).toBe(whole);
});

test('keys in capitals are words where all of them are', () => {
  expect(areInCapitals(['PEN', 'IN', 'STAY_ID'])).toBe(true);
  expect(areInCapitals(['PEN', 'name', 'STAY_ID'])).toBe(false);
  expect(areInCapitals(['ID'])).toBe(false);
  expect(['PEN', 'POOL TEMP', 'VAT', 'PFL', 'Stay ID'].map(calmed)).toEqual([
    'Pen',
    'Pool temp',
    'VAT',
    'PFL',
    'Stay ID',
  ]);
});

test('a label that is nothing but a unit names what is measured', () => {
  expect(measureOf('Sqm', 'en')).toBe('Area');
  expect(measureOf('Minuten', 'de')).toBe('Dauer');
  expect(measureOf('Min', 'en')).toBe('Min');
});
