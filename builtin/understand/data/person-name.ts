import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import type { Column } from './column.ts';

type Member = { key: string } & Partial<Pick<Column, 'path'>>;

const FIRST = wordList(
  'first name|firstname|given name|forename|vorname|prenom|nombre|nombres|nome|primeiro nome|nombre de pila',
);
const LAST = wordList(
  'last name|lastname|family name|surname|nachname|familienname|zuname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido',
);

/** The members that are the first and the last name of one person: "prenom" and "nom". */
export function personName<One extends Member>(members: readonly One[]): readonly [One, One] | undefined {
  for (const last of members) {
    if (!isOneOf(LAST, nameIn(last))) continue;
    const first = members.find(
      (one) => one !== last && isOneOf(FIRST, nameIn(one)) && holderOf(one) === holderOf(last),
    );
    if (first !== undefined) return [first, last];
  }
  return undefined;
}

function nameIn({ key, path }: Member): string {
  return wordsOf(path?.at(-1) ?? key).join(' ');
}

function holderOf({ path = [] }: Member): string {
  return path.slice(0, -1).join('/');
}

/** True for the key of a first name. */
export function isFirstName(key: string): boolean {
  return isOneOf(FIRST, wordsOf(key).join(' '));
}
