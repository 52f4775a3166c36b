import { expect, test } from 'vitest';
import { requestedNotes } from './requested-notes.ts';

test.each([
  ['A form with name. Please mention that boats need 2 days of drying. Button: Go', 'Boats need 2 days of drying'],
  [
    'Prices. Students pay 4.50 euros on Mondays, please mention that. Button: Buy',
    'Students pay 4.50 euros on Mondays',
  ],
  ['Preise. Kinder zahlen nichts, schreib das bitte darunter', 'Kinder zahlen nichts'],
  ['un formulaire avec le nom et signaler que la cave ferme à midi', 'La cave ferme à midi'],
  ['con nombre y avisar que hay que traer 2 toallas, gracias', 'Hay que traer 2 toallas'],
  ['com nome e lembrar que as aulas começam cedo', 'As aulas começam cedo'],
  ['Prezzi. I cani non pagano, scrivilo sotto', 'I cani non pagano'],
])('%s asks for a note on the screen', (prompt, note) =>
  expect(requestedNotes(prompt).map(({ text }) => text)).toEqual([note]),
);

test('a request that only lists parts has no note', () => {
  expect(requestedNotes('A form with name, a note and a text. It should say thanks.')).toEqual([]);
});
