import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { cueOf } from '#builtin/edit/words/cues.ts';
import { kindAt } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { atOrdinal, ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { sameWord } from '#builtin/edit/words/same-word.ts';
import { memberAt, textOf, shownLists, type ShownList } from './shown-lists.ts';

/** An entry of a list that the screen shows. */
export type Row = { list: ShownList; index: number };

const SURE = 0.9;
const WORDS_MAX = 12;

type Cells = { first: ReadonlySet<string>; all: ReadonlySet<string> };
const kept = new WeakMap<ShownList, readonly Cells[]>();
const SMALL: ReadonlySet<string> = new Set(['filler', 'is', 'of', 'one', 'to', 'inside', 'it', 'all', 'also']);

/** The entries that words mean by what stands in them: "the Miller order"; several where they fit equally well. */
export function findRows(spec: Spec, phrase: string): Row[] {
  const all = wordsOf(phrase);
  if (all.length === 0 || all.length > WORDS_MAX) return [];
  const lists = shownLists(spec);
  const ranked = rankedRow(lists, all);
  if (ranked.length > 0) return ranked;
  const words = all.filter((_, at) => !isSmall(all, at));
  let [best, found]: [number, Row[]] = [0, []];
  for (const list of lists) {
    const hits = words.map((word, at) => hitsOf(list, words, at, word));
    for (const index of list.entries.keys()) {
      const score = scoreOf(hits, index);
      if (score < best || score === 0) continue;
      if (score > best) [best, found] = [score, []];
      found.push({ list, index });
    }
  }
  const [first] = found;
  // A list may be drawn more than once.
  const own = found.filter(({ list }) => list === first?.list);
  return isTelling(own) ? own : [];
}

// What is said of half of all entries tells none of them.
function isTelling(rows: readonly Row[]): boolean {
  return rows.length > 0 && rows.length * 2 <= Math.max(2, rows[0]?.list.entries.length ?? 0);
}

function isSmall(words: readonly string[], at: number): boolean {
  const cue = cueOf(words, at, ANY_LANGUAGE);
  return cue !== undefined && SMALL.has(cue.meaning);
}

// "the second order", "the last entry": a place in the only list that is called so.
function rankedRow(lists: readonly ShownList[], words: readonly string[]): Row[] {
  for (const [at] of words.entries()) {
    const ordinal = ordinalAt(words, at, ANY_LANGUAGE);
    if (ordinal === undefined) continue;
    const rest = words.filter((_, other) => (other < at || other >= at + ordinal.size) && !isSmall(words, other));
    const meant = lists.filter((list) => rest.length > 0 && rest.every((word, i) => isOfList(list, rest, i, word)));
    const [list] = meant;
    const index = list === undefined ? undefined : atOrdinal([...list.entries.keys()], ordinal.meaning);
    if (list !== undefined && meant.length === 1 && index !== undefined) return [{ list, index }];
  }
  return [];
}

function isOfList(list: ShownList, words: readonly string[], at: number, word: string): boolean {
  return list.words.some((one) => sameWord(word, one) >= SURE) || kindAt(words, at, ANY_LANGUAGE)?.meaning === 'row';
}

function cellsOf(list: ShownList): readonly Cells[] {
  const known = kept.get(list) ?? list.entries.map((entry) => wordsIn(list, entry));
  kept.set(list, known);
  return known;
}

function wordsIn(list: ShownList, entry: Json): Cells {
  const texts = list.members.map(({ key }) => textOf(memberAt(entry, key)));
  return { first: new Set(wordsOf(nameOf(list, entry))), all: new Set(texts.flatMap(wordsOf)) };
}

/** Where a word stands in the entries of a list; whether it is about the list itself. */
type Hits = { first: ReadonlySet<number>; all: ReadonlySet<number>; isOwn: boolean; isWord: boolean };

// The runs of words of a clause have many words in common: each is looked for once.
const keptHits = new WeakMap<ShownList, Map<string, Pick<Hits, 'first' | 'all'>>>();

function hitsOf(list: ShownList, words: readonly string[], at: number, word: string): Hits {
  const known = keptHits.get(list) ?? new Map<string, Pick<Hits, 'first' | 'all'>>();
  keptHits.set(list, known);
  let hits = known.get(word);
  if (hits === undefined) {
    const cells = cellsOf(list);
    const holding = (of: keyof Cells) => new Set(cells.flatMap((one, index) => (has(one[of], word) ? [index] : [])));
    hits = { first: holding('first'), all: holding('all') };
    known.set(word, hits);
  }
  return { ...hits, isOwn: isOfList(list, words, at, word), isWord: /\p{L}{2}/u.test(word) };
}

function scoreOf(hits: readonly Hits[], index: number): number {
  let score = 0;
  let isNamed = false;
  let count = 0;
  for (const { first, all, isOwn, isWord } of hits) {
    if (first.has(index)) score += 2;
    else if (all.has(index)) score += 1;
    else if (!isOwn) return 0;
    if (all.has(index)) count += 1;
    // A number alone may be anything: "order 3" is an order.
    isNamed ||= isOwn || (isWord && score > 0);
  }
  return isNamed || count > 1 ? score : 0;
}

function has(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (word.length > 3 && [...words].some((one) => sameWord(word, one) >= SURE));
}

/** What the entries of lists are called: the first of their members that is words. */
export function rowNames(spec: Spec): (readonly string[])[] {
  return shownLists(spec).flatMap((list) => list.entries.map((entry) => wordsOf(nameOf(list, entry))));
}

function nameOf({ members }: ShownList, entry: Json): string {
  const texts = members.map(({ key }) => textOf(memberAt(entry, key)));
  return texts.find((text) => /\p{L}{2}/u.test(text)) ?? '';
}
