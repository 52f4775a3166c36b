import { hashOf, mixed } from '#builtin/understand/learned/hash.ts';
import { grammarFeatures } from '#builtin/understand/learned/opening.ts';
import type { Span } from '#builtin/understand/learned/tags.ts';
import {
  FEATURE_COUNT,
  tokenFeatures,
  type Featured,
  type Lexicon,
} from '#builtin/understand/learned/token-features.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';
import { NO_WORD, wordFactsOf } from '#builtin/understand/learned/word-facts.ts';
import { cuesAround, type CuesAround } from './cues-around.ts';
import { nameMatches, namesAround, type NameIndex, type NameMatch, type NamesAround } from './name-matches.ts';
import { meaningsOf, type Meanings } from './word-meanings.ts';

/** What the features of the words of a request are made of. Each function tells it for a position, also outside of the text. */
type Request = {
  word: (at: number) => number;
  /** The kind of the name on the screen that the word is in, and its position in that name. */
  name: (at: number) => number;
  /** The kinds of names that have such a word. */
  nameKinds: (at: number) => number;
  names: (at: number) => NamesAround;
  meanings: (at: number) => Meanings;
  cues: (at: number) => CuesAround;
  /** The tag that the tagger of all requests gives to the word. */
  part: (at: number) => number;
};

type Add = (...parts: number[]) => void;

/**
 * The features of each word of a request to change a screen: those of any request, its grammar, the names on the screen, what
 * the lexicons of edits know about it, and the tag of the tagger for all requests. To add one, call `add` once more, then train.
 */
export function changeFeatures(text: string, names: NameIndex, lexicon: Lexicon, spans: readonly Span[]): Featured {
  const { tokens, features } = tokenFeatures(text, 'edit', lexicon);
  const grammar = grammarFeatures(tokens);
  const request = requestOf(tokens, names, spans);
  const all = tokens.map((_, at) => [
    ...features.subarray(at * FEATURE_COUNT, (at + 1) * FEATURE_COUNT),
    ...(grammar[at] ?? []),
    ...ownFeatures(request, at),
  ]);
  const count = all[0]?.length ?? 0;
  const joined = new Uint32Array(all.length * count);
  for (const [at, own] of all.entries()) joined.set(own, at * count);
  return { tokens, features: joined };
}

function requestOf(tokens: readonly Token[], names: NameIndex, spans: readonly Span[]): Request {
  const words = tokens.map((token) => wordFactsOf(token).word);
  const matches = nameMatches(names, tokens);
  const around = namesAround(matches);
  const meanings = meaningsOf(tokens);
  const cues = cuesAround(tokens, meanings);
  const parts = partsOf(tokens, spans);
  return {
    word: (at) => words[at] ?? NO_WORD.word,
    name: (at) => nameCode(matches[at]),
    nameKinds: (at) => matches[at]?.kinds ?? 0,
    names: (at) => around[at] ?? { before: 0, after: 0, count: 0 },
    meanings: (at) => meanings[at] ?? { cue: 0, kind: 0 },
    cues: (at) => cues[at] ?? { last: 0, second: 0, distance: 0, next: 0, first: 0 },
    part: (at) => parts[at] ?? 0,
  };
}

function nameCode(match: NameMatch | undefined): number {
  return match === undefined ? 0 : match.name * 8 + match.position;
}

// A hash for each word: the tag, and whether the word is the first of its span.
function partsOf(tokens: readonly Token[], spans: readonly Span[]): number[] {
  const parts = tokens.map(() => 0);
  let from = 0;
  for (const { tag, start, end } of spans) {
    while (from < tokens.length && (tokens[from]?.start ?? 0) < start) from += 1;
    for (let at = from; at < tokens.length && (tokens[at]?.start ?? end) < end; at += 1)
      parts[at] = hashOf(`${at === from ? 'first' : 'further'} ${tag}`);
  }
  return parts;
}

function ownFeatures(request: Request, at: number): number[] {
  const found: number[] = [];
  const add: Add = (...parts) => {
    let hash = hashOf(`change${found.length}`);
    for (const part of parts) hash = mixed(hash, part);
    found.push(hash);
  };
  addNames(request, at, add);
  addMeanings(request, at, add);
  addCues(request, at, add);
  addParts(request, at, add);
  return found;
}

function addNames({ word, name, nameKinds, names }: Request, at: number, add: Add): void {
  const { before, after, count } = names(at);
  const here = name(at);
  add(here);
  add(here, word(at));
  add(here, word(at - 1));
  add(here, word(at + 1));
  add(here, word(at - 1), word(at - 2));
  add(name(at - 1), here);
  add(here, name(at + 1));
  add(name(at - 1), here, name(at + 1));
  add(nameKinds(at));
  add(nameKinds(at), word(at - 1));
  add(nameKinds(at), word(at + 1));
  add(nameKinds(at - 1), nameKinds(at));
  add(nameKinds(at), nameKinds(at + 1));
  add(nameKinds(at) === 0 ? 0 : 1, here === 0 ? 0 : 1, word(at - 1));
  add(before, here);
  add(after, here);
  add(before, after, here);
  add(before, word(at));
  add(after, word(at));
  add(count, here);
  add(word(at - 3), word(at));
  add(word(at + 3), word(at));
  add(word(0), here);
  add(word(0), word(1), here === 0 ? 0 : 1);
}

function addMeanings({ name, meanings }: Request, at: number, add: Add): void {
  const { cue, kind } = meanings(at);
  const [last, next] = [meanings(at - 1), meanings(at + 1)];
  const here = name(at);
  add(cue);
  add(last.cue);
  add(next.cue);
  add(last.cue, cue);
  add(cue, next.cue);
  add(meanings(at - 2).cue, last.cue);
  add(last.cue, here);
  add(last.cue, meanings(at - 2).cue, here);
  add(next.cue, here);
  add(kind);
  add(kind, last.cue);
  add(kind, here);
  add(last.kind);
  add(next.kind);
  add(next.kind, here);
}

function addCues({ word, name, meanings, cues }: Request, at: number, add: Add): void {
  const { last, second, distance, next, first } = cues(at);
  const here = name(at);
  add(last, distance);
  add(last, here);
  add(last, second);
  add(last, second, here);
  add(last, meanings(at).kind);
  add(next, here);
  add(last, next);
  add(last, next, here);
  add(first, here);
  add(first, last);
  add(first, last, here);
  add(first, word(at));
  add(last, word(at));
}

function addParts({ name, part }: Request, at: number, add: Add): void {
  const here = name(at);
  add(part(at));
  add(part(at - 1), part(at));
  add(part(at), part(at + 1));
  add(part(at), here);
  add(part(at - 1), here);
  add(part(at - 1), part(at), here);
}
