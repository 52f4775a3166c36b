import { hashOf } from './hash.ts';
import type { Token } from './tokens.ts';

/**
 * The position of a word relative to commas, colons, brackets and conjunctions. Requests are mostly enumerations, and the
 * members of an enumeration usually share a tag.
 */
export type Place = {
  /** Index of the first word of its segment, and of the word after the last. */
  from: number;
  to: number;
  /** Index of the first word of its sentence. */
  sentence: number;
  /** The sign or conjunction before the segment and after it, as a number; 0 at the edges of the text. */
  before: number;
  after: number;
  /** Index of the last colon or opening bracket before it in its sentence; -1 if there is none. */
  opener: number;
  /** Number of open brackets around it. */
  depth: number;
  /** True between quotation marks. */
  quoted: boolean;
  /** True when the previous sentence was a question, so that answers may follow. */
  asked: boolean;
  /** Number of the segment in the text, and of the enumeration that the segment belongs to. */
  segment: number;
  list: number;
};

const CONJUNCTIONS: ReadonlySet<string> = new Set('and or & + plus und oder sowie et ou y o e ed u then'.split(' '));
const STOPS: ReadonlySet<string> = new Set(['.', '!', '?', '…']);
const SIGNS: ReadonlySet<string> = new Set([
  ',',
  ';',
  ':',
  '/',
  '-',
  '–',
  '—',
  '•',
  '·',
  '|',
  '*',
  '>',
  '=',
  '→',
  '{',
  '}',
  '#',
]);
const OPENERS: ReadonlySet<string> = new Set(['(', '[']);
const CLOSERS: ReadonlySet<string> = new Set([')', ']']);
const QUOTES: ReadonlySet<string> = new Set(['"', '“', '”', '„', '«', '»', '‘', '`', "'", '’', '‹', '›', '‟']);
const LIST_SIGNS: ReadonlySet<string> = new Set([',', ';', '/', '•', '·', '|', '-', '–', '—', '*']);

/** True for a word or sign that ends a segment. */
function splits(token: Token): boolean {
  const { lower } = token;
  return (
    CONJUNCTIONS.has(lower) ||
    STOPS.has(lower) ||
    SIGNS.has(lower) ||
    OPENERS.has(lower) ||
    CLOSERS.has(lower) ||
    QUOTES.has(lower)
  );
}

/** The place of each token; `text` is the text they were cut from. */
export function placesOf(tokens: readonly Token[], text: string): Place[] {
  const places: Place[] = [];
  const state = { sentence: 0, opener: -1, depth: 0, quoted: false, asked: false, segment: 0, list: 0 };
  let from = 0;
  let before = 0;
  const close = (to: number, after: number) => {
    for (let at = from; at < to; at += 1) {
      const place = places[at];
      if (place !== undefined) {
        place.to = to;
        place.after = after;
      }
    }
  };
  for (const [at, token] of tokens.entries()) {
    const ends = splits(token);
    const breaks = startsLine(text, tokens[at - 1], token);
    if (ends || breaks) {
      const sign = breaks ? '\n' : token.lower;
      before = hashOf(sign);
      close(at, before);
      pass(state, sign, at);
      from = ends ? at + 1 : at;
      state.segment += 1;
      if (breaks && ends) pass(state, token.lower, at);
    }
    places.push({ ...state, from: ends ? at : from, to: at + 1, before, after: 0 });
  }
  close(tokens.length, 0);
  return places;
}

type State = Omit<Place, 'from' | 'to' | 'before' | 'after'>;

function pass(state: State, sign: string, at: number): void {
  if (STOPS.has(sign))
    Object.assign(state, { sentence: at + 1, opener: -1, asked: sign === '?', list: state.list + 1 });
  else if (sign === '\n') state.list += 1;
  else if (sign === ':') Object.assign(state, { opener: at, list: state.list + 1 });
  else if (OPENERS.has(sign)) Object.assign(state, { opener: at, depth: state.depth + 1, list: state.list + 1 });
  else if (CLOSERS.has(sign)) Object.assign(state, { depth: Math.max(0, state.depth - 1), list: state.list + 1 });
  else if (QUOTES.has(sign)) state.quoted = !state.quoted;
  else if (!LIST_SIGNS.has(sign) && !CONJUNCTIONS.has(sign)) state.list += 1;
}

function startsLine(text: string, previous: Token | undefined, token: Token): boolean {
  return previous !== undefined && text.slice(previous.end, token.start).includes('\n');
}
