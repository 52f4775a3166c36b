import { type Cursor, isAtEnd, sees, take } from '../answer/outline/cursor.ts';

/** The functions that take a language, with what stands for each argument before it that is left out. */
const FORMATTERS: { readonly [name: string]: readonly string[] } = {
  format_number: ['`null`', "''", '`null`'],
  format_date: ['`null`', "'medium'"],
  format_duration: ['`null`', "'clock'"],
};
const CALL = /(?<![\w$])(?:format_number|format_date|format_duration)\s*\(/y;
const QUOTED = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"/y;
const OPENING = /[([{]/y;
const CLOSING = /[)\]}]/y;

/**
 * An expression in which every number, date and duration is formatted in a language, except where one is named, so that
 * it gives the same wherever it is evaluated. English, the default of the functions, is not written.
 */
export function withLanguage(expression: string, language: string): string {
  if (language === 'en') return expression;
  const cursor: Cursor = { text: expression, at: 0 };
  let text = '';
  // A closing bracket that nothing has opened stays where it is.
  while (!isAtEnd(cursor)) text += readMembers(cursor, language).join(',') + (take(cursor, CLOSING) ?? '');
  return text;
}

/** What stands between two brackets, or in the whole expression, divided at its commas. */
function readMembers(cursor: Cursor, language: string): string[] {
  const members: string[] = [];
  let member = '';
  while (!isAtEnd(cursor) && !sees(cursor, CLOSING)) {
    const call = take(cursor, CALL);
    const opening = call ?? take(cursor, OPENING);
    if (opening !== undefined) {
      const inside = readMembers(cursor, language);
      const named = call === undefined ? inside : namingLanguage(call, inside, language);
      member += opening + named.join(',') + (take(cursor, CLOSING) ?? '');
    } else if (take(cursor, /,/y) !== undefined) {
      members.push(member);
      member = '';
    } else member += take(cursor, QUOTED) ?? take(cursor, /[^]/y) ?? '';
  }
  return [...members, member];
}

function namingLanguage(call: string, given: readonly string[], language: string): readonly string[] {
  const before = FORMATTERS[call.replace(/\s*\($/, '')] ?? [];
  const isComplete = given.length > before.length || given[0]?.trim() === '';
  return isComplete ? given : [...given, ...before.slice(given.length), `'${language}'`];
}
