import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { cueOf } from '#builtin/edit/reading/cues.ts';
import { kindAt } from '#builtin/edit/reading/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/reading/lexicon.ts';
import { atOrdinal, ordinalAt } from '#builtin/edit/reading/ordinals.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { sameWord } from './same-word.ts';
import { memberAt, textOf, shownLists, type ShownList } from './shown-lists.ts';

/** An entry of a list that the screen shows. */
export type Row = { list: ShownList; index: number };

const SURE = 0.9;
const WORDS_MAX = 12;

type Cells = { first: ReadonlySet<string>; all: ReadonlySet<string> };
const kept = new WeakMap<ShownList, readonly Cells[]>();
const SMALL: ReadonlySet<string> = new Set(['filler', 'of', 'one', 'to', 'inside', 'it', 'all', 'also']);

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
    for (const [index, cells] of cellsOf(list).entries()) {
      const score = scoreOf(words, cells, list);
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

function scoreOf(words: readonly string[], { first, all }: Cells, list: ShownList): number {
  let score = 0;
  let isNamed = false;
  let hits = 0;
  for (const [at, word] of words.entries()) {
    const isOwn = isOfList(list, words, at, word);
    if (has(first, word)) score += 2;
    else if (has(all, word)) score += 1;
    else if (!isOwn) return 0;
    if (has(all, word)) hits += 1;
    // A number alone may be anything: "order 3" is an order.
    isNamed ||= isOwn || (/\p{L}{2}/u.test(word) && score > 0);
  }
  return isNamed || hits > 1 ? score : 0;
}

function has(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || (word.length > 3 && [...words].some((one) => sameWord(word, one) >= SURE));
}

/** What the entries of lists are called: the first of their members that is words. */
export function namesOfRows(spec: Spec): (readonly string[])[] {
  return shownLists(spec).flatMap((list) => list.entries.map((entry) => wordsOf(nameOf(list, entry))));
}

function nameOf({ members }: ShownList, entry: Json): string {
  const texts = members.map(({ key }) => textOf(memberAt(entry, key)));
  return texts.find((text) => /\p{L}{2}/u.test(text)) ?? '';
}
