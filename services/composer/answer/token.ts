/**
 * A token of JSON as models write it. A `mark` is one of `{ } [ ] : ,`; a `string` carries its decoded text; a `word`
 * is anything else between delimiters: numbers, literals, bare keys, and words that are no JSON at all.
 */
export type Token = { kind: 'mark' | 'string' | 'word' | 'newline'; text: string };

/**
 * Where the text stands. `inside`: in an object. `broken`: in an object that cannot be read any more, where a string
 * ends with its line, so that one lost quote does not turn all that follows inside out. `between`: outside of any
 * object, but perhaps at a name or a scalar. `prose`: outside, in words, where only `{` means anything.
 */
export type Place = 'inside' | 'broken' | 'between' | 'prose';

/** Takes tokens, and says where in the text they end. */
export type TokenSink = { take(token: Token): void; prose(text: string): void; place(): Place };
