import { type JsonFault, TOO_DEEP, TOO_MANY_MEMBERS, TOO_WIDE } from './json-fault.ts';
import { LIMITS } from '../limits.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;

/** An open object or array: its members so far, and the name of the last. */
type Scope = { isArray: boolean; members: number; name: string };

/**
 * Finds where a text, JSON or not, is nested deeper or has more members than a body or an object may. It only counts, so that
 * a text which would take long to parse is refused before it is parsed. Too many members are reported at the top-level field
 * that exceeds the limit.
 */
export function findTooManyMembers(text: string): JsonFault | undefined {
  const open: Scope[] = [];
  let members = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const scope = open.at(-1);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (scope !== undefined && !scope.isArray && nextCode(text, end + 1) === COLON) {
        scope.name = text.slice(at + 1, end);
        scope.members += 1;
        if (scope.members > LIMITS.jsonObjectMaxMembers) return { path: fieldOf(open), message: TOO_WIDE };
      }
      at = end;
    } else if (code === COMMA || isOpening(code)) {
      members += 1;
      if (members > LIMITS.jsonMaxMembers) return { path: fieldOf(open), message: TOO_MANY_MEMBERS };
      if (code !== COMMA) {
        if (open.length > LIMITS.jsonMaxDepth) return { path: open.map(placeIn), message: TOO_DEEP };
        open.push({ isArray: code === OPEN_ARRAY, members: 0, name: '' });
      } else if (scope?.isArray === true) scope.members += 1;
    } else if (isClosing(code)) open.pop();
  }
  return undefined;
}

function fieldOf(open: readonly Scope[]): PropertyKey[] {
  return open.length > 1 ? open.slice(0, 1).map(placeIn) : [];
}

function placeIn({ isArray, members, name }: Scope): PropertyKey {
  return isArray ? members : name;
}

function isOpening(code: number): boolean {
  return code === OPEN_ARRAY || code === 0x7b;
}

function isClosing(code: number): boolean {
  return code === 0x5d || code === 0x7d;
}

/** Position of the quote that ends a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

function nextCode(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at);
}
