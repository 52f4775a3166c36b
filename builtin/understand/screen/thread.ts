import type { Action } from '#builtin/understand/actions/action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allRecords, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { endsIn, isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

const TEXT = wordList(
  'text|content|body|message|nachricht|inhalt|texte|contenu|texto|mensaje|mensagem|conteudo|testo|messaggio',
);
/** The names of the member that says who wrote a message. */
export const AUTHOR = wordList(
  'author|author id|from|sender|sender id|name|user|by|role|autor|autor id|absender|von|auteur|expediteur|de|remitente|remetente|autore|mittente',
);

/** Whether a key holds what a message says. */
export function isTextKey(key: string): boolean {
  return isOneOf(TEXT, wordsOf(key).join(' '));
}

/** The column that says who wrote a message. */
export function authorColumn(set: RecordSet): Column | undefined {
  return set.columns.find(({ key }) => endsIn(AUTHOR, wordsOf(key).join(' '))) ?? columnFor(set, 'person');
}

/** The messages of a conversation in the data: texts by somebody at some time. */
export function threadIn(data: Group): RecordSet | undefined {
  return allRecords(data).find(
    (set) =>
      set.columns.some(({ key }) => isTextKey(key)) &&
      set.columns.some(({ kind }) => kind === 'dateTime') &&
      authorColumn(set) !== undefined &&
      !areLetters(set),
  );
}

// Each with a subject of its own: letters and tickets, which are answered one by one.
function areLetters({ columns, rows }: RecordSet): boolean {
  const subject = columns.find(({ key }) => isOneOf(SUBJECT, wordsOf(key).join(' ')))?.key;
  return subject !== undefined && rows.length > 1 && new Set(rows.map((row) => row[subject])).size === rows.length;
}

const SUBJECT = wordList('subject|subject line|betreff|objet|sujet|asunto|assunto|oggetto');

/** Whether an action sends a message. */
export function isReply({ fields }: Action): boolean {
  return fields.some(({ name }) => isTextKey(name));
}
