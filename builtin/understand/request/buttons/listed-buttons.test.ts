import { describe, expect, test } from 'vitest';
import { withListedButtons } from './listed-buttons.ts';
import { requestParts } from '../request-parts.ts';

function buttonsIn(prompt: string): string[] {
  return withListedButtons(prompt, []).map(({ start, end }) => prompt.slice(start, end));
}

test.each([
  ['sign up page with google and github buttons', ['google', 'github']],
  ['a timer, and next and previous buttons', ['next', 'previous']],
  ['letter editor with save, print and send buttons', ['save', 'print', 'send']],
  ['Rechnung mit Drucken- und Senden-Buttons', []],
  ['letter editor with recipient and subject, buttons Preview and Send', []],
  ['Von, bis und Bemerkung, dazu Buttons Absenden und Löschen', []],
  ['a card with two buttons', []],
])('names listed before the word for buttons are buttons: %s', (prompt, expected) => {
  expect(buttonsIn(prompt)).toEqual(expected);
});

test('what is marked as something else before a comma is left', () => {
  const prompt = 'form with name, save and cancel buttons';
  const start = prompt.indexOf('name');
  const marked = withListedButtons(prompt, [{ tag: 'field', start, end: start + 4 }]);
  expect(marked.map(({ tag, start: from, end }) => [tag, prompt.slice(from, end)])).toEqual([
    ['field', 'name'],
    ['button', 'save'],
    ['button', 'cancel'],
  ]);
});

describe('A button', () => {
  test('is not called by the word that leads to its label', () => {
    const prompt =
      "page d'accueil pour une fromagerie, avec nos fromages du moment, les horaires et un bouton pour commander un plateau";
    expect(requestParts(prompt, 'other').buttons).toEqual(['Commander un plateau']);
  });
});
