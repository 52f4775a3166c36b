import { expect, test } from 'vitest';
import { requestParts } from '../request-parts.ts';
import { withDescribedButtons } from './described-buttons.ts';

test.each([
  ['Photo library with an upload button', ['upload']],
  ['Empty inbox, with a button to compose a message', ['compose a message']],
  ['Empty inbox with a button to refresh and a help text', ['refresh']],
  ['Leere Galerie mit einem Knopf zum Hochladen', ['Hochladen']],
  ['Page vide avec un bouton pour ajouter une photo', ['ajouter une photo']],
  ['A form with a big red button', []],
  ['A radio button for the size', []],
  ['A page with two buttons', []],
])('a single button is called what the sentence says: %s', (prompt, expected) => {
  expect(withDescribedButtons(prompt, []).map(({ start, end }) => prompt.slice(start, end))).toEqual(expected);
});

test('it is a button of the request, and no fact', () => {
  const { buttons, facts } = requestParts('Empty state for a photo library with an upload button', 'empty_state');
  expect([buttons, facts]).toEqual([['Upload'], []]);
});
