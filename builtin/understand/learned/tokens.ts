/** A word, number or sign of a text and its position; `end` is exclusive. */
export type Token = { text: string; lower: string; start: number; end: number };

const LETTER = /[\p{L}\p{M}\p{N}_]/u;
const DIGIT = /\p{N}/u;
const SPACE = /\s/u;
// A full stop before one of these ends a word, not a sentence: "CAS no., quantity".
const AFTER_ABBREVIATION: ReadonlySet<string> = new Set([',', ';', ':', ')']);
const ELISION_MAX_CHARS = 4;
const ELIDED_MIN_CHARS = 3;
const WORD_MAX_CHARS = 64;

/**
 * Cuts a text into words, numbers and signs in one pass. "e-mail" and "don't" stay whole, "l'adresse" is split after the
 * apostrophe, and "1,250.50" is one number.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const size = charSize(text, at);
    const char = text.slice(at, at + size);
    if (isSpace(char)) at += size;
    else if (isWordChar(char)) {
      const end = wordEnd(text, at);
      tokens.push(tokenOf(text, at, end));
      at = end;
    } else {
      tokens.push(tokenOf(text, at, at + size));
      at += size;
    }
  }
  return tokens;
}

function tokenOf(source: string, start: number, end: number): Token {
  const text = source.slice(start, end);
  return { text, lower: text.toLowerCase(), start, end };
}

function wordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length && at - start < WORD_MAX_CHARS) {
    const size = charSize(text, at);
    const char = text.slice(at, at + size);
    if (isWordChar(char)) at += size;
    else if (isApostrophe(char) && isElision(text, start, at)) return at + size;
    else if (joins(text, at, char)) at += size;
    else break;
  }
  return at;
}

// A sign inside a word belongs to it: "e-mail", "don't", "1.250,50".
function joins(text: string, at: number, char: string): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + 1);
  if (char === '-' || isApostrophe(char)) return isWordChar(before) && isWordChar(after);
  if (char === ',') return DIGIT.test(before) && DIGIT.test(after);
  return char === '.' && isWordChar(before) && (isWordChar(after) || AFTER_ABBREVIATION.has(after));
}

function isElision(text: string, start: number, at: number): boolean {
  if (at - start > ELISION_MAX_CHARS) return false;
  for (let ahead = 1; ahead <= ELIDED_MIN_CHARS; ahead += 1) if (!isWordChar(text.charAt(at + ahead))) return false;
  return true;
}

function isApostrophe(char: string): boolean {
  return char === "'" || char === '’';
}

function charSize(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xd800 && code <= 0xdbff && at + 1 < text.length ? 2 : 1;
}

/** True for a character that can be part of a word. */
export function isWordChar(char: string): boolean {
  const code = char.charCodeAt(0);
  if (code < 128) return isAsciiWord(code);
  return LETTER.test(char);
}

function isAsciiWord(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}

function isSpace(char: string): boolean {
  const code = char.charCodeAt(0);
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : SPACE.test(char);
}
