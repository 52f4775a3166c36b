import { expect, test } from 'vitest';
import { codeName } from './code-name.ts';

const named = (name: string, value: string, label = value) => codeName(name, { label, value }, 'de');

test('languages and countries to choose from are called by their names', () => {
  expect(['de', 'en', 'tr'].map((code) => named('sprache', code))).toEqual(['Deutsch', 'Englisch', 'Türkisch']);
  expect(named('shipping_country', 'AT')).toBe('Österreich');
});

test('other codes, and those with a title, stay', () => {
  expect([named('size', 'XL'), named('sprache', 'qx'), named('sprache', 'de', 'Hochdeutsch')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
