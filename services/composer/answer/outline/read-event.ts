import type { Json, JsonObject } from '#contract/json/json.ts';
import { isForbiddenToken } from '#contract/json/json-pointer.ts';
import { type Cursor, isAtEnd, sees, skipBlank, take } from './cursor.ts';
import { isQuote, readString } from './read-string.ts';
import { readExpression, readValue } from './read-value.ts';

const VERB = /(?:on:?)?([a-zA-Z]*)[-=]?>\s*/y;

/** True at the beginning of an event: `>action(…)` or `verb>action(…)`. */
export function isEvent(cursor: Cursor): boolean {
  return sees(cursor, VERB);
}

/** Reads an event as its verb and its binding; undefined when it names no action. */
export function readEvent(cursor: Cursor): [verb: string, binding: JsonObject] | undefined {
  const verb = (take(cursor, VERB) ?? '').replace(/[-=]?>\s*$/, '');
  const action = isQuote(cursor.text.charAt(cursor.at)) ? readString(cursor) : take(cursor, /[^\s(),>"]+/y);
  if (action === undefined || action === '') return undefined;
  if (take(cursor, /\(/y) === undefined) return [verb === '' ? 'commit' : verb, { action }];
  return [verb === '' ? 'commit' : verb, { action, params: readParams(cursor) }];
}

function readParams(cursor: Cursor): JsonObject {
  const params: JsonObject = {};
  for (;;) {
    take(cursor, /[\s,，;]*/y);
    if (isAtEnd(cursor) || take(cursor, /\)/y) !== undefined) return params;
    const start = cursor.at;
    const param = readNamed(cursor) ?? readUnnamed(cursor);
    if (param !== undefined && !isForbiddenToken(param[0])) params[param[0]] = param[1];
    // Always advance.
    if (cursor.at === start) cursor.at += 1;
  }
}

function readNamed(cursor: Cursor): [name: string, value: Json] | undefined {
  const start = cursor.at;
  const name = isQuote(cursor.text.charAt(start)) ? readString(cursor) : take(cursor, /[^\s=:,()/."@]+/y);
  skipBlank(cursor);
  if (name === undefined || take(cursor, /[=:：]/y) === undefined) {
    cursor.at = start;
    return undefined;
  }
  skipBlank(cursor);
  return [name, readValue(cursor, true) ?? null];
}

/** In `plan(/picked)` the param is named after what is read. */
function readUnnamed(cursor: Cursor): [name: string, value: Json] | undefined {
  const value = readExpression(cursor);
  const [written] = value === undefined ? [] : Object.values(value);
  const name = typeof written === 'string' ? written.split('/').at(-1) : undefined;
  if (value !== undefined && name) return [name, value];
  readValue(cursor, true);
  return undefined;
}
