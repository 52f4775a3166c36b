import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { type Cursor, sees, skipBlank, take } from './cursor.ts';
import { isQuote, readString } from './read-string.ts';
import { bareValue, fieldOf } from './read-value.ts';

const OPERATORS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/===?/y, 'eq'],
  [/!==?/y, 'neq'],
  [/>=/y, 'gte'],
  [/<=/y, 'lte'],
  [/>/y, 'gt'],
  [/</y, 'lt'],
  [/=/y, 'eq'],
];
const SUBJECT = /@?[/.]?[^\s=!<>&|)"“”]*/uy;
const AND = /&&?|and\b/y;
// After a blank, a `>` begins an event unless a number follows.
const EVENT = /\s+[a-z]*>\s*[^\s\d.=-]/y;

/** Reads what follows `if=` as a `visible` condition; undefined when it is not one. */
export function readCondition(cursor: Cursor): Json | undefined {
  if (isQuote(cursor.text.charAt(cursor.at))) return readCondition({ text: readString(cursor), at: 0 });
  const conditions: JsonObject[] = [];
  do {
    skipBlank(cursor);
    const condition = readClause(cursor);
    if (condition === undefined) return undefined;
    conditions.push(condition);
  } while (takesAnd(cursor));
  const [first] = conditions;
  return conditions.length === 1 ? first : conditions;
}

function takesAnd(cursor: Cursor): boolean {
  const start = cursor.at;
  skipBlank(cursor);
  if (take(cursor, AND) !== undefined) return true;
  cursor.at = start;
  return false;
}

function readClause(cursor: Cursor): JsonObject | undefined {
  let isReversed = false;
  while (take(cursor, /!|not\s+/y) !== undefined) isReversed = !isReversed;
  const isWrapped = take(cursor, /\(\s*/y) !== undefined;
  const subject = readSubject(cursor);
  if (subject === undefined) return undefined;
  const compared = readComparison(cursor);
  if (isWrapped) take(cursor, /\s*\)/y);
  return { ...arranged(subject, compared), ...(isReversed && { not: true }) };
}

const MIRRORED: { readonly [name: string]: string } = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' };

/** Subject and comparison as one condition. A field stands on the left only: `/picked==.id` becomes `.id==/picked`. */
function arranged(subject: JsonObject, compared: JsonObject): JsonObject {
  const [[name, operand] = []] = Object.entries(compared);
  if (name === undefined || !isJsonObject(operand) || !Object.hasOwn(operand, '$item'))
    return { ...subject, ...compared };
  return { ...operand, [MIRRORED[name] ?? name]: subject };
}

function readSubject(cursor: Cursor): JsonObject | undefined {
  const written = take(cursor, SUBJECT)?.replace(/^@/, '') ?? '';
  if (written.startsWith('.')) return { $item: fieldOf(written) };
  if (written.startsWith('/')) return written.length > 1 ? { $state: written } : undefined;
  return /^[\p{L}_][\p{L}\p{N}_/-]*$/u.test(written) ? { $state: `/${written}` } : undefined;
}

function readComparison(cursor: Cursor): JsonObject {
  if (sees(cursor, EVENT)) return {};
  const start = cursor.at;
  skipBlank(cursor);
  const [, name] = OPERATORS.find(([pattern]) => take(cursor, pattern) !== undefined) ?? [];
  if (name === undefined) {
    cursor.at = start;
    return {};
  }
  skipBlank(cursor);
  if (isQuote(cursor.text.charAt(cursor.at))) return { [name]: readString(cursor) };
  const word = take(cursor, /[^\s&|)]*/y) ?? '';
  return { [name]: (/^@?[/.]\p{L}/u.test(word) ? readSubject({ text: word, at: 0 }) : undefined) ?? bareValue(word) };
}
