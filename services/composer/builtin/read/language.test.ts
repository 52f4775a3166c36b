import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['Contact form with name', 'en'],
  ['Formular mit Name und Telefon', 'de'],
  ['Liste des commandes', 'fr'],
  ['Tablero con columnas para el equipo', 'es'],
  ['Table of shops in Köln and the Ruhr', 'en'],
])('%j is written in %s', (prompt, language) => {
  expect(languageOf(prompt)).toBe(language);
});
