import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

const FIRST = wordList('first/given name|forename|vorname|prenom|nombre|nombres|nome');
const LAST = wordList(
  'last/family name|surname|nachname|familienname|nom|nom de famille|apellido|apellidos|cognome|sobrenome|apelido',
);

/** The members of an object that hold the first and the last name of a person; undefined without both. */
export function personName<Member extends { key: string }>(
  members: readonly Member[],
): { first: Member; last: Member } | undefined {
  const named = (list: typeof FIRST) => members.find(({ key }) => isOneOf(list, wordsOf(key).join(' ')));
  const [first, last] = [named(FIRST), named(LAST)];
  return first === undefined || last === undefined ? undefined : { first, last };
}
