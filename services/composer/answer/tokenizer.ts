/**
 * A token of JSON as models write it. A `mark` is one of `{ } [ ] : ,`; a `string` has its decoded text; a `word` is
 * anything else between delimiters: numbers, literals, bare keys, and words that are not JSON.
 */
export type Token = { kind: 'mark' | 'string' | 'word' | 'newline'; text: string };

/**
 * Where in the text the tokenizer is. `inside`: in an object. `broken`: in an unreadable object, where a string ends with
 * its line, so that one missing quote does not invert everything after it. `between`: outside any object, but possibly at
 * a name or a scalar. `prose`: outside, in words, where only `{` has a meaning.
 */
export type Place = 'inside' | 'broken' | 'between' | 'prose';

/** Receives tokens and reports the place in the text. */
export type TokenSink = { take(token: Token): void; prose(text: string): void; place(): Place };

// Opening and closing quotes. A string in straight quotes may contain typographic ones.
const CLOSING: Record<string, string> = { '"': '"', "'": "'" };
for (const quote of '“”„‟') CLOSING[quote] = '"“”„‟';
for (const quote of '‘’‚‛') CLOSING[quote] = "'‘’‚‛";

// East Asian keyboards produce the full-width marks.
const MARKS: Record<string, string> = {
  '{': '{',
  '}': '}',
  '[': '[',
  ']': ']',
  ':': ':',
  ',': ',',
  '：': ':',
  '，': ',',
};
const BLANK = /[\s\u200B\uFEFF]/;
const WORD_END = /[{}[\]:,：，"'“”„‟‘’‚‛/\s\u200B\uFEFF]/g;
const PROSE_END = /[{\n]/g;
const STRING_STOP = /["'“”„‟‘’‚‛\\\n]/g;

type State = 'none' | 'word' | 'string' | 'escape' | 'slash' | 'line-comment' | 'block-comment' | 'block-comment-star';

/**
 * Cuts text into tokens; the result does not depend on the chunking. Tolerates what models write: typographic and single
 * quotes as delimiters, comments, line breaks inside strings. Buffers at most one token, and of an overlong one only its
 * beginning, which is still longer than `tokenMaxChars`.
 */
export class Tokenizer {
  readonly #sink: TokenSink;
  readonly #tokenMaxChars: number;
  #state: State = 'none';
  #text = '';
  #closing = '';

  constructor(sink: TokenSink, tokenMaxChars: number) {
    this.#sink = sink;
    this.#tokenMaxChars = tokenMaxChars;
  }

  feed(piece: string): void {
    for (let at = 0; at < piece.length;) at = this.#step(piece, at);
  }

  /** Discards the unfinished token. True when it was a string or a comment without its end. */
  drop(): boolean {
    const wasOpen = this.#state !== 'none' && this.#state !== 'word' && this.#state !== 'line-comment';
    this.#state = 'none';
    this.#text = '';
    return wasOpen;
  }

  /** Reads from `at` as far as the current state lasts; returns where it stopped. */
  #step(piece: string, at: number): number {
    switch (this.#state) {
      case 'none':
        return this.#sink.place() === 'prose' ? this.#prose(piece, at) : this.#begin(piece, at);
      case 'word':
        return this.#word(piece, at);
      case 'string':
        return this.#string(piece, at);
      case 'escape':
        this.#keep(piece.charAt(at));
        this.#state = 'string';
        return at + 1;
      case 'slash':
        return this.#slash(piece, at);
      case 'line-comment':
        return this.#lineComment(piece, at);
      default:
        return this.#blockComment(piece, at);
    }
  }

  #begin(piece: string, at: number): number {
    const character = piece.charAt(at);
    const mark = MARKS[character];
    const closing = CLOSING[character];
    if (mark !== undefined) this.#sink.take({ kind: 'mark', text: mark });
    else if (character === '\n') this.#sink.take({ kind: 'newline', text: '' });
    else if (character === '/') this.#state = 'slash';
    else if (closing !== undefined) {
      this.#state = 'string';
      this.#closing = closing;
    } else if (!BLANK.test(character)) {
      this.#state = 'word';
      this.#text = character;
    }
    return at + 1;
  }

  #prose(piece: string, at: number): number {
    const end = indexOf(PROSE_END, piece, at);
    if (end > at) this.#sink.prose(piece.slice(at, end));
    else this.#sink.take(piece[at] === '{' ? { kind: 'mark', text: '{' } : { kind: 'newline', text: '' });
    return Math.max(end, at + 1);
  }

  #word(piece: string, at: number): number {
    const end = indexOf(WORD_END, piece, at);
    this.#keep(piece.slice(at, end));
    if (end < piece.length) this.#finish('word', this.#text);
    return end;
  }

  #string(piece: string, at: number): number {
    const stop = indexOf(STRING_STOP, piece, at);
    const character = piece.charAt(stop);
    if (character === '\n' && this.#sink.place() !== 'inside') return this.#stringEndsWithLine(piece, at, stop);
    if (stop < piece.length && this.#closing.includes(character)) {
      this.#keep(piece.slice(at, stop));
      this.#finish('string', decodeString(this.#text));
    } else {
      this.#keep(piece.slice(at, stop + 1));
      if (character === '\\') this.#state = 'escape';
    }
    return stop + 1;
  }

  /** Outside objects, and in broken ones, a quote that is not closed on its line opened no string. */
  #stringEndsWithLine(piece: string, at: number, lineEnd: number): number {
    this.#keep(piece.slice(at, lineEnd));
    if (this.#sink.place() === 'between') this.#sink.prose(this.#text);
    this.drop();
    return lineEnd;
  }

  #slash(piece: string, at: number): number {
    const next = piece[at];
    if (next === '/' || next === '*') {
      this.#state = next === '/' ? 'line-comment' : 'block-comment';
      return at + 1;
    }
    this.#state = 'word';
    this.#text = '/';
    return at;
  }

  #lineComment(piece: string, at: number): number {
    const end = piece.indexOf('\n', at);
    if (end >= 0) this.#state = 'none';
    return end < 0 ? piece.length : end;
  }

  #blockComment(piece: string, at: number): number {
    const character = piece.charAt(at);
    if (this.#state === 'block-comment-star' && character === '/') this.#state = 'none';
    else this.#state = character === '*' ? 'block-comment-star' : 'block-comment';
    return at + 1;
  }

  #keep(more: string): void {
    if (this.#text.length <= this.#tokenMaxChars) this.#text += more.slice(0, this.#tokenMaxChars + 1);
  }

  #finish(kind: 'word' | 'string', text: string): void {
    this.drop();
    this.#sink.take({ kind, text });
  }
}

/** Position of the next match of a global pattern, or the length of the text. */
function indexOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

const ESCAPES = /\\(?:u([0-9a-fA-F]{4})|([^]))/g;
const PLAIN: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  "'": "'",
  '/': '/',
  '\\': '\\',
};

/**
 * Decodes the text between a JSON string's quotes. An escape that JSON does not define, such as the `\d` of a pattern,
 * keeps its backslash: the model meant both characters. A line break becomes one `\n`.
 *
 * Source: RFC 8259, section 7.
 */
export function decodeString(raw: string): string {
  const text = raw.includes('\r') ? raw.replaceAll('\r\n', '\n') : raw;
  if (!text.includes('\\')) return text;
  return text.replaceAll(ESCAPES, (whole, hex: string | undefined, character: string | undefined) =>
    hex === undefined ? (PLAIN[character ?? ''] ?? whole) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
