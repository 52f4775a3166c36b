import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';
import { NAME_KINDS, type ScreenName } from './screen-names.ts';

/** Where a word of a request occurs among the names on the screen. */
export type NameMatch = {
  /** The whole name that the word is in: 1 + the index of its kind, or 0. */
  name: number;
  /** Its position in that name: one of the constants below, or 0. */
  position: number;
  /** A bit for each kind that has a name with this word, or with one that begins alike. */
  kinds: number;
};

const [ONLY, FIRST, FURTHER, LAST] = [1, 2, 3, 4];
const NAME_MAX_WORDS = 8;
const SAME_BEGINNING_MAX = 50;
const STEM_CHARS = 5;
const WORD_MIN_CHARS = 3;

/** For each word of a request, where it occurs among the names on the screen. */
export function nameMatches({ byFirstWord, byWord }: NameIndex, tokens: readonly Token[]): NameMatch[] {
  const words = tokens.flatMap(({ text }, token) => wordsOf(text).map((word) => ({ word, token })));
  const matches = tokens.map((): NameMatch => ({ name: 0, position: 0, kinds: 0 }));
  let until = 0;
  for (const [at, { word, token }] of words.entries()) {
    const match = matches[token];
    if (match === undefined) continue;
    match.kinds |= (byWord.get(word) ?? 0) | (byWord.get(stemOf(word)) ?? 0);
    if (at < until) continue;
    const found = longestAt(byFirstWord.get(word) ?? [], words, at);
    if (found === undefined) continue;
    until = at + found.words.length;
    const last = words[until - 1]?.token ?? token;
    for (let index = token; index <= last; index += 1) {
      const one = matches[index];
      if (one === undefined) continue;
      one.name = found.kind;
      one.position = token === last ? ONLY : index === token ? FIRST : index === last ? LAST : FURTHER;
    }
  }
  return matches;
}

/** The kinds of the last whole name before a word and of the next one after it, and how many names came before. */
export type NamesAround = { before: number; after: number; count: number };

const NAMES_COUNT_MAX = 4;

/** The names around each word of a request. */
export function namesAround(matches: readonly NameMatch[]): NamesAround[] {
  const around: NamesAround[] = [];
  let [before, count] = [0, 0];
  for (const { name, position } of matches) {
    around.push({ before, after: 0, count: Math.min(count, NAMES_COUNT_MAX) });
    if (name !== 0 && (position === ONLY || position === LAST)) [before, count] = [name, count + 1];
  }
  let after = 0;
  for (let at = matches.length - 1; at >= 0; at -= 1) {
    const [one, match] = [around[at], matches[at]];
    if (one !== undefined) one.after = after;
    if (match !== undefined && match.name !== 0 && (match.position === ONLY || match.position === FIRST))
      after = match.name;
  }
  return around;
}

type IndexedName = { kind: number; words: readonly string[] };

/** The names on a screen by their first words, and the kinds of names that have a word or one that begins alike. */
export type NameIndex = {
  byFirstWord: ReadonlyMap<string, readonly IndexedName[]>;
  byWord: ReadonlyMap<string, number>;
};

/** Indexes the names on a screen. */
export function nameIndex(names: readonly ScreenName[]): NameIndex {
  const byFirstWord = new Map<string, IndexedName[]>();
  const byWord = new Map<string, number>();
  for (const { kind, text } of names) {
    const words = wordsOf(text);
    const [first] = words;
    if (first === undefined || words.length > NAME_MAX_WORDS) continue;
    const bit = 1 << NAME_KINDS.indexOf(kind);
    for (const word of words) {
      if (word.length < WORD_MIN_CHARS) continue;
      byWord.set(word, (byWord.get(word) ?? 0) | bit);
      byWord.set(stemOf(word), (byWord.get(stemOf(word)) ?? 0) | bit);
    }
    const list = byFirstWord.get(first) ?? [];
    byFirstWord.set(first, list);
    if (list.length < SAME_BEGINNING_MAX) list.push({ kind: NAME_KINDS.indexOf(kind) + 1, words });
  }
  return { byFirstWord, byWord };
}

// The sign keeps a stem apart from a whole word. A short word is its own stem.
function stemOf(word: string): string {
  return word.length < STEM_CHARS ? word : `${word.slice(0, STEM_CHARS)}-`;
}

function longestAt(
  names: readonly IndexedName[],
  words: readonly { word: string }[],
  at: number,
): IndexedName | undefined {
  let longest: IndexedName | undefined;
  for (const name of names)
    if (
      name.words.length > (longest?.words.length ?? 0) &&
      name.words.every((word, index) => words[at + index]?.word === word)
    )
      longest = name;
  return longest;
}
