import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { cueOf } from '#builtin/edit/words/cues.ts';
import { kindAt } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { atOrdinal, ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { memberAt, textOf, shownLists, type ShownList } from './shown-lists.ts';

/** An entry of a list that the screen shows. */
export type Row = { list: ShownList; index: number };

const WORDS_MAX = 12;

/** The words of an entry: those of its name, and those of all its members. */
type Cells = { name: ReadonlySet<string>; all: ReadonlySet<string> };
const cachedCells = new WeakMap<ShownList, readonly Cells[]>();
const IGNORED_CUES: ReadonlySet<string> = new Set(['filler', 'is', 'of', 'one', 'to', 'inside', 'it', 'all', 'also']);

/** The list entries that contain the words of a phrase: "the Miller order". Several if they fit equally well. */
export function findRows(spec: Spec, phrase: string, lists: readonly ShownList[] = shownLists(spec)): Row[] {
  // The same list may be on the screen more than once; the first is enough.
  const [first = []] = findRowsInLists(spec, phrase, lists);
  const told = wordsOf(phrase).join(' ');
  const whole = first.filter(
    ({ list, index }) => wordsOf(nameOf(list, list.entries[index] ?? null)).join(' ') === told,
  );
  return whole.length === 1 ? whole : isSelective(first) ? first : [];
}

/** The entries that contain the words of a phrase, of each list that has some which fit best. */
export function findRowsInLists(spec: Spec, phrase: string, lists: readonly ShownList[] = shownLists(spec)): Row[][] {
  const all = wordsOf(phrase);
  if (all.length === 0 || all.length > WORDS_MAX) return [];
  const byOrdinal = rowByOrdinal(lists, all);
  if (byOrdinal.length > 0) return [byOrdinal];
  const words = all.filter((_, at) => !isIgnored(all, at));
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
  return [...Map.groupBy(found, ({ list }) => list).values()];
}

// Words that fit more than half of the entries single out none of them.
function isSelective(rows: readonly Row[]): boolean {
  return rows.length > 0 && rows.length * 2 <= Math.max(2, rows[0]?.list.entries.length ?? 0);
}

function isIgnored(words: readonly string[], at: number): boolean {
  const cue = cueOf(words, at, ANY_LANGUAGE);
  return cue !== undefined && IGNORED_CUES.has(cue.meaning);
}

// "the second order", "the last entry": by position in the only list with that name.
function rowByOrdinal(lists: readonly ShownList[], words: readonly string[]): Row[] {
  for (const [at] of words.entries()) {
    const ordinal = ordinalAt(words, at, ANY_LANGUAGE);
    if (ordinal === undefined) continue;
    const rest = words.filter((_, other) => (other < at || other >= at + ordinal.size) && !isIgnored(words, other));
    const matching = lists.filter((list) => rest.length > 0 && rest.every((word, i) => namesList(list, rest, i, word)));
    const [list] = matching;
    const index = list === undefined ? undefined : atOrdinal([...list.entries.keys()], ordinal.meaning);
    if (list !== undefined && matching.length === 1 && index !== undefined) return [{ list, index }];
  }
  return [];
}

function namesList(list: ShownList, words: readonly string[], at: number, word: string): boolean {
  return list.words.some((one) => isSameWord(word, one)) || kindAt(words, at, ANY_LANGUAGE)?.meaning === 'row';
}

function cellsOf(list: ShownList): readonly Cells[] {
  const known = cachedCells.get(list) ?? list.entries.map((entry) => wordsIn(list, entry));
  cachedCells.set(list, known);
  return known;
}

function wordsIn(list: ShownList, entry: Json): Cells {
  const texts = list.members.map(({ key }) => textOf(memberAt(entry, key)));
  return { name: new Set(wordsOf(nameOf(list, entry))), all: new Set(texts.flatMap(wordsOf)) };
}

/** The entries whose name, or any member, contains a word. `isListWord`: it names the list itself. */
type Hits = { name: ReadonlySet<number>; all: ReadonlySet<number>; isListWord: boolean; isWord: boolean };

// Phrases tried for one clause share many words, so each word is looked up only once per list.
const cachedHits = new WeakMap<ShownList, Map<string, Pick<Hits, 'name' | 'all'>>>();

function hitsOf(list: ShownList, words: readonly string[], at: number, word: string): Hits {
  const known = cachedHits.get(list) ?? new Map<string, Pick<Hits, 'name' | 'all'>>();
  cachedHits.set(list, known);
  let hits = known.get(word);
  if (hits === undefined) {
    const cells = cellsOf(list);
    const holding = (of: keyof Cells) =>
      new Set(cells.flatMap((one, index) => (hasWord(one[of], word) ? [index] : [])));
    hits = { name: holding('name'), all: holding('all') };
    known.set(word, hits);
  }
  return { ...hits, isListWord: namesList(list, words, at, word), isWord: /\p{L}{2}/u.test(word) };
}

function scoreOf(hits: readonly Hits[], index: number): number {
  let score = 0;
  let isNamed = false;
  let count = 0;
  for (const { name, all, isListWord, isWord } of hits) {
    if (name.has(index)) score += 2;
    else if (all.has(index)) score += 1;
    else if (!isListWord) return 0;
    if (all.has(index)) count += 1;
    // A number alone could mean anything; it takes another word: "order 3".
    isNamed ||= isListWord || (isWord && score > 0);
  }
  return isNamed || count > 1 ? score : 0;
}

function hasWord(words: ReadonlySet<string>, word: string): boolean {
  // "SH030" is another than "SH020".
  const isCode = word.length <= 3 || /\d/.test(word);
  return words.has(word) || (!isCode && [...words].some((one) => isSameWord(word, one)));
}

/** The name of an entry: its first member with words. */
export function nameOf({ members }: ShownList, entry: Json): string {
  const texts = members.map(({ key }) => textOf(memberAt(entry, key)));
  return texts.find((text) => /\p{L}{2}/u.test(text)) ?? '';
}
