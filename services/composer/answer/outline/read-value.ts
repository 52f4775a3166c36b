import type { Json, JsonObject } from '#contract/json/json.ts';
import { isForbiddenToken } from '#contract/json/json-pointer.ts';
import { type Cursor, isAtEnd, sees, skipBlank, take } from './cursor.ts';
import { isQuote, readString } from './read-string.ts';

/** Deepest nesting of lists and objects. */
const DEPTH_MAX = 64;

const POINTER = /\/[^\s,)\]}"“”]+/y;
const FIELD = /\.(?:[\p{L}\p{M}\p{N}_][^\s,)\]}&=!<>"“”]*)?/uy;
/** A field of the item of the repeat around this one, as `..field` or `../field`. */
const OUTER_FIELD = /\.\.\/?[\p{L}\p{N}_][^\s,)\]}&=!<>"“”]*/uy;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const BARE = /[^\s)]+/y;
const BARE_IN_BRACKETS = /[^,\]})]+/y;
const BARE_KEY = /[^:=,\]}]+/y;
const CONSTANTS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Reads one value: a number, a word, a quoted text, a list, an object, a read of the state (`/a/b`), a binding (`@/a/b`) or
 * a field of the repeated item (`.field`). Undefined when there is none.
 *
 * @param inBrackets true where an unquoted text may contain spaces, since a comma or bracket ends it
 */
export function readValue(cursor: Cursor, inBrackets = false, depth = 0): Json | undefined {
  const character = cursor.text.charAt(cursor.at);
  if (isQuote(character)) return readString(cursor);
  if (character === '[') return readList(cursor, depth);
  if (character === '{') return readObject(cursor, depth);
  return readExpression(cursor) ?? readBare(cursor, inBrackets);
}

/** Reads `/a/b`, `@/a/b`, `.field` or `..field`. */
export function readExpression(cursor: Cursor): JsonObject | undefined {
  const isBound = cursor.text.charAt(cursor.at) === '@';
  const place = { text: cursor.text, at: cursor.at + (isBound ? 1 : 0) };
  const pointer = take(place, POINTER);
  const field = pointer === undefined ? (take(place, OUTER_FIELD) ?? take(place, FIELD)) : undefined;
  if (pointer === undefined && field === undefined) return undefined;
  cursor.at = place.at;
  if (pointer !== undefined) return isBound ? { $bindState: pointer } : { $state: pointer };
  return { $bindItem: fieldOf(field ?? '') };
}

/** A field as written after the dot; nested fields may be separated by dots too. One of the outer item begins with `../`. */
export function fieldOf(written: string): string {
  if (written.startsWith('..')) return `../${fieldOf(written.slice(1).replace('/', ''))}`;
  return written.slice(1).replaceAll('.', '/');
}

/** The value of an unquoted word. */
export function bareValue(word: string): Json {
  const constant = CONSTANTS.get(word);
  if (constant !== undefined) return constant;
  const number = NUMBER.test(word) ? Number(word) : Number.NaN;
  return Number.isFinite(number) ? number : word;
}

function readBare(cursor: Cursor, inBrackets: boolean): Json | undefined {
  const word = take(cursor, inBrackets ? BARE_IN_BRACKETS : BARE)
    ?.replace(/[,;]+$/, '')
    .trim();
  return word === undefined || word === '' ? undefined : bareValue(word);
}

function readList(cursor: Cursor, depth: number): Json {
  const list: Json[] = [];
  cursor.at += 1;
  while (nextMember(cursor)) {
    const value = depth < DEPTH_MAX ? readValue(cursor, true, depth + 1) : skipMember(cursor);
    if (value === undefined) break;
    list.push(value);
  }
  close(cursor, /\]/y);
  return list;
}

function readObject(cursor: Cursor, depth: number): Json {
  const object: JsonObject = {};
  let alone: Json | undefined;
  cursor.at += 1;
  while (nextMember(cursor)) {
    const key = readKey(cursor);
    skipBlank(cursor);
    if (key === undefined) break;
    if (take(cursor, /[:=：]/y) === undefined) {
      // Some languages write `{word}` around any value.
      alone = bareValue(key);
      object[key] = true;
      continue;
    }
    skipBlank(cursor);
    const value = depth < DEPTH_MAX ? readValue(cursor, true, depth + 1) : skipMember(cursor);
    if (!isForbiddenToken(key)) object[key] = value ?? null;
  }
  close(cursor, /\}/y);
  return alone !== undefined && Object.keys(object).length === 1 ? alone : object;
}

/** Moves to the next member of a list or object; false at the end. */
function nextMember(cursor: Cursor): boolean {
  take(cursor, /[\s,，;]*/y);
  return !isAtEnd(cursor) && !sees(cursor, /[\]})]/y);
}

function readKey(cursor: Cursor): string | undefined {
  if (isQuote(cursor.text.charAt(cursor.at))) return readString(cursor);
  return take(cursor, BARE_KEY)?.trim();
}

function skipMember(cursor: Cursor): Json {
  take(cursor, /[^,]*/y);
  return null;
}

/** Consumes the closing bracket, or whichever stands in its place. */
function close(cursor: Cursor, bracket: RegExp): void {
  if (take(cursor, bracket) === undefined) take(cursor, /[\]}]/y);
}
