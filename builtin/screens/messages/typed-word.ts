import { bind, part, type Part } from '#builtin/part.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const TYPING = wordList(
  'type|typing|typed|retype|eintippen|eintippt|tippen|eingeben|eingibt|taper|tapant|saisir|saisissant|escribir|escribiendo|escriba|escribe',
  'digitare|digitando|scrivere|scrivendo|digitar|escrever|escrevendo',
);
const LABELS: { readonly [language in Language]: (word: string) => string } = {
  en: (word) => `Type ${word} to confirm`,
  de: (word) => `Zur Bestätigung ${word} eingeben`,
  fr: (word) => `Saisissez ${word} pour confirmer`,
  es: (word) => `Escribe ${word} para confirmar`,
  it: (word) => `Scrivi ${word} per confermare`,
  pt: (word) => `Digite ${word} para confirmar`,
};

/** The word that has to be typed before an action is done, where the request asks for that: the only text its schema lets through. */
export function typedWord({ prompt }: Understanding, action: Action | undefined): string | undefined {
  if (action === undefined || !says(TYPING, prompt)) return undefined;
  const fixed = action.fields.map((field) => field.fixed).filter((value) => typeof value === 'string');
  return fixed.find((word) => prompt.includes(word));
}

/** A field for that word, and the button, which can be pressed once the word is there. */
export function withTypedWord(u: Understanding, word: string, button: Part): { field: Part; buttons: Part[] } {
  const path = `/${ownKey(u, 'typedWord')}`;
  const label = LABELS[u.language](word);
  const field = part('typedWord', 'Input', { name: 'typedWord', label, value: bind(path) }, [], {
    seeds: { [path]: '' },
  });
  const waiting = part(`${button.id}Waiting`, 'Button', { ...button.props, disabled: true }, [], {
    visible: { $state: path, neq: word },
  });
  return { field, buttons: [waiting, { ...button, visible: { $state: path, eq: word } }] };
}
