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
