import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

const BODY = wordList(
  'body|content|text|article|message|document|markdown|html|draft|note|notes|post|letter|inhalt|contenu|contenido',
  'body text|story|description|letter/email body|rich text',
);

/** True for a name of the text itself, in records and params. */
export function namesBody(name: string): boolean {
  return isOneOf(BODY, name);
}
