/** An unusable JSON Pointer. The message names the pointer and the fault. */
export class PointerError extends Error {}

// Prototype members: a patch that reaches them attacks the applier, ours or the client's.
const FORBIDDEN_TOKENS = new Set(['__proto__', 'constructor', 'prototype']);

/** Most tokens of a pointer: deeper than any sane document, and shallow enough for every walk over what it can reach. */
export const POINTER_TOKENS_MAX = 100;

/**
 * Splits a JSON Pointer into its unescaped tokens; the empty pointer, which names the whole document, gives [].
 *
 * @throws PointerError when the text is no pointer, has more than 100 tokens, or one names an object's prototype
 *
 * Source: RFC 6901, sections 3 and 4.
 */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  // What a model wrote may be anything where the format has a pointer.
  if (typeof (pointer as unknown) !== 'string') throw new PointerError('a pointer is a text');
  if (!pointer.startsWith('/')) throw new PointerError(`pointer "${pointer}" does not start with "/"`);
  const tokens = pointer.slice(1).split('/');
  if (tokens.length > POINTER_TOKENS_MAX)
    throw new PointerError(`a pointer with ${tokens.length} tokens goes too deep`);
  return tokens.map((token) => unescapeToken(token, pointer));
}

function unescapeToken(token: string, pointer: string): string {
  if (!token.includes('~')) return refuseForbidden(token, pointer);
  if (/~(?![01])/.test(token)) throw new PointerError(`pointer "${pointer}" has a "~" that is neither "~0" nor "~1"`);
  return refuseForbidden(token.replaceAll('~1', '/').replaceAll('~0', '~'), pointer);
}

function refuseForbidden(token: string, pointer: string): string {
  if (isForbiddenToken(token))
    throw new PointerError(`pointer "${pointer}" names "${token}", which no document may hold`);
  return token;
}

/** True for a token that every applier reads in the same way: not empty, nothing to escape, not a prototype member. */
export function isPlainToken(token: string): boolean {
  return token !== '' && !/[~/]/.test(token) && !isForbiddenToken(token) && token.isWellFormed();
}

/** True for the name of a prototype member, which no pointer may contain. */
export function isForbiddenToken(token: string): boolean {
  return FORBIDDEN_TOKENS.has(token);
}

/** True when a pointer is equal to another one or below it. */
export function isAtOrBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}

/** Joins tokens into a JSON Pointer, escaping each. */
export function formatPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/**
 * The value at a pointer, or undefined when there is none. Reads own properties only, and array items by canonical index
 * ("0", "12", never "01" or "-").
 *
 * @throws PointerError as {@link parsePointer}
 */
export function readPointer(document: unknown, pointer: string): unknown {
  let value = document;
  for (const token of parsePointer(pointer)) value = readMember(value, token);
  return value;
}

/** One step of a pointer: own property of an object, member of an array, else undefined. */
export function readMember(container: unknown, token: string): unknown {
  if (typeof container !== 'object' || container === null) return undefined;
  if (Array.isArray(container) && !isArrayIndex(token)) return undefined;
  return Object.hasOwn(container, token) ? (container as Record<string, unknown>)[token] : undefined;
}

/** True for a canonical array index: digits without a leading zero. Source: RFC 6901, section 4. */
export function isArrayIndex(token: string): boolean {
  return /^(0|[1-9]\d{0,8})$/.test(token);
}

/** The tokens of a pointer, or [] for a malformed one. */
export function safeTokens(pointer: string): string[] {
  try {
    return parsePointer(pointer);
  } catch (thrown) {
    if (thrown instanceof PointerError) return [];
    throw thrown;
  }
}

/** The value at a pointer, or undefined when there is none or the pointer is malformed. */
export function readQuietly(document: unknown, pointer: string): unknown {
  try {
    return readPointer(document, pointer);
  } catch (thrown) {
    if (thrown instanceof PointerError) return undefined;
    throw thrown;
  }
}
