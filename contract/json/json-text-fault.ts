import type { JsonFault } from './json-fault.ts';
import { runToEnd } from '../run-to-end.ts';

type Scope = { keys: Set<string>; name: string } | { index: number };

// Strings with the colon after a name, brackets, and numbers that may lose precision: long ones, and those with an exponent.
const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]|(?<![\d.])-?(?:\d[\d.]{15,}(?:[eE][+-]?\d+)?|\d[\d.]*[eE][+-]?\d+)/g;

const STEP_TOKENS = 5_000;

/**
 * What `JSON.parse` would silently lose of a JSON text: all but the last of duplicate members, and digits beyond a double's
 * precision. Undefined when there is nothing.
 *
 * @param text JSON text that `JSON.parse` accepts; the result for anything else is meaningless
 *
 * Source: RFC 8259, section 4: "The names within an object SHOULD be unique", and section 6 on precision.
 */
export function findJsonTextFault(text: string): JsonFault | undefined {
  return runToEnd(searchJsonTextFault(text));
}

/** The same in steps, so that other work can run while a long text is searched. */
export function* searchJsonTextFault(text: string): Generator<void, JsonFault | undefined> {
  const scopes: Scope[] = [];
  const fault = (message: string): JsonFault => ({
    path: scopes.map((step) => ('keys' in step ? step.name : step.index)),
    message,
  });
  let tokens = 0;
  for (const [lexeme, colon] of text.matchAll(TOKEN)) {
    tokens += 1;
    if (tokens % STEP_TOKENS === 0) yield;
    const scope = scopes.at(-1);
    if (lexeme === '{') scopes.push({ keys: new Set(), name: '' });
    else if (lexeme === '[') scopes.push({ index: 0 });
    else if (lexeme === '}' || lexeme === ']') scopes.pop();
    else if (lexeme === ',' && scope !== undefined && 'index' in scope) scope.index += 1;
    else if (colon !== undefined && scope !== undefined && 'keys' in scope) {
      scope.name = JSON.parse(lexeme.slice(0, -colon.length)) as string;
      if (scope.keys.has(scope.name)) return fault('stands twice in the same object');
      scope.keys.add(scope.name);
    } else if (/^-?\d/.test(lexeme)) {
      const message = lostDigits(lexeme);
      if (message !== undefined) return fault(message);
    }
  }
  return undefined;
}

/**
 * What `JSON.parse` silently turns a number into when it loses digits. Undefined for a number that is serialized with the
 * same value, or that a double equals; and for one beyond the range of doubles, which is a separate fault.
 *
 * @param literal a number in JSON's grammar
 *
 * Source: RFC 8259, section 6, on precision.
 */
function lostDigits(literal: string): string | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value) || decimalOf(literal) === decimalOf(String(value))) return undefined;
  const isWhole = /^-?\d+$/.test(literal);
  if (isWhole && BigInt(value) === BigInt(literal)) return undefined;
  if (value === 0) return 'is a number too close to zero for JSON readers; send it as a string';
  const noun = isWhole ? 'a whole number' : 'a number';
  return `is ${noun} with more digits than JSON readers keep; send it as a string`;
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The canonical form of a decimal number: digits without leading and trailing zeros, and the exponent of the last digit. */
function decimalOf(literal: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] = NUMBER.exec(literal) ?? [];
  const digits = whole + fraction;
  let start = 0;
  let end = digits.length;
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  if (start === end) return '0';
  return `${sign}${digits.slice(start, end)}e${Number(power) - fraction.length + digits.length - end}`;
}
