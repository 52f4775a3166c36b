import { findRows, type Row } from '#builtin/edit/finding/rows.ts';
import { memberAt, textOf, shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { keyNamed, shapeOf } from '#builtin/edit/changing/change-row.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import type { Reader } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause } from '#builtin/edit/reading/clauses/clauses.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { isCue, type Word } from '#builtin/edit/reading/clauses/marked-words.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { valueIn, type FoundValue } from '#builtin/edit/reading/clauses/value-in.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

const WINDOW_MAX_WORDS = 6;
const CLAUSE_MAX_WORDS = 60;
const OTHER_CHANGE_CUES: readonly Cue[] =
  'add remove sort swap move required optional when copy max min step fill first last up down'.split(
    ' ',
  ) as readonly Cue[];
const SURE_SCORE = 0.9;

/** Reads a new value for an entry of a list: "mark the Miller order as shipped". */
export const readEntry: Reader = (clause, { spec, lastMentioned }) => {
  const { words, cues } = clause;
  if (words.length > CLAUSE_MAX_WORDS || shownLists(spec).length === 0) return undefined;
  if (OTHER_CHANGE_CUES.some((cue) => cues.has(cue))) return undefined;
  // "the box also has "Bread"" adds an entry to a list in the row.
  if (cues.has('also') && words.some(({ mark }) => mark.is === 'quote')) return undefined;
  const find = (text: string) => findRows(spec, text);
  const lastRow = lastMentionedRow(lastMentioned, find);
  const namesOtherElement = clause.phrases.some(
    ({ role, text }) => role === 'object' && findTargets(spec, text).length > 0 && !isMemberOf(lastRow, text),
  );
  const found = rowIn(clause, find) ?? (namesOtherElement ? undefined : lastRow);
  if (found === undefined) return undefined;
  // "instead of Town "City"" is a new name, not a value.
  const isRename =
    clause.phrases.some(({ role, quotes }) => role === 'object' && quotes.length > 0) &&
    clause.phrases.some(({ role, text }) => role === 'instead' && text === found.text);
  if (isRename) return undefined;
  const rest = words.filter((_, at) => at < found.from || at >= found.to);
  const nameWords = words.slice(found.from, found.to);
  // "the Alto plan": "plan" belongs to the name of the entry and is not the column to change.
  const isNoun = (word: Word) =>
    found.row.list.members.some(
      ({ key, label }) =>
        nameWords.some((one) => isCellOf(found.row, one, key)) && wordsOf(label).includes(word.folded),
    );
  const remaining = [...rest, ...nameWords.filter((word) => !isCellOf(found.row, word))].filter(
    (word) => !isNoun(word),
  );
  const was = clause.phrases.find(({ role }) => role === 'not' || role === 'instead')?.text;
  const statedWords = remaining.flatMap(({ folded, mark }) => (mark.is === 'cue' ? [] : folded.split(' ')));
  const isNaming = cues.has('rename') || cues.has('say');
  const member =
    keyNamed(found.row.list, remaining.map(({ folded }) => folded).join(' ')) ??
    keyWithValue(found.row, was) ??
    keyByFirstWord(found.row, statedWords) ??
    (isNaming ? undefined : otherColumnKey(found.row, nameWords));
  // For the entry that was last mentioned, the clause must name the column.
  if (found.to === 0 && member === undefined) return undefined;
  // A rename without a column does not change a value.
  if (member === undefined && isNaming) return undefined;
  const value = valueFor(clause, rest, found.row, member);
  const isOtherRow =
    value !== undefined && clause.phrases.some(({ quotes }) => quotes.includes(value)) && find(value).length > 0;
  return value === undefined || isOtherRow ? undefined : [{ verb: 'entry', row: found.text, member, value }];
};

function isMemberOf(found: Found | undefined, words: string): boolean {
  if (found === undefined) return false;
  return (keyNamed(found.row.list, words) ?? keyByFirstWord(found.row, wordsOf(words))) !== undefined;
}

type Found = { row: Row; from: number; to: number; text: string };

// The longest run of words that matches exactly one entry, shortened at its end while it still does.
function rowIn(clause: Clause, find: (text: string) => Row[]): Found | undefined {
  const { length } = clause.words;
  for (let size = Math.min(WINDOW_MAX_WORDS, length); size > 0; size -= 1)
    for (let from = 0; from + size <= length; from += 1) {
      const found = rowAt(clause, from, from + size, find);
      if (found !== undefined) return shortestName(clause, found, find);
    }
  return undefined;
}

function rowAt(
  { words, text, start }: Clause,
  from: number,
  to: number,
  find: (text: string) => Row[],
): Found | undefined {
  const run = words.slice(from, to);
  const [first] = run;
  const last = run.at(-1);
  const hasSign = run.some(({ mark, folded }) => mark.is === 'sign' && folded !== '-');
  if (first === undefined || last === undefined || hasSign) return undefined;
  if (!canBoundName(first, run.length) || !canBoundName(last, run.length)) return undefined;
  // "2.1 kg": a name does not start inside a number.
  if (/[\d][.,]$/.test(text.slice(0, first.start - start))) return undefined;
  const name = text.slice(first.start - start, last.end - start);
  const [row, ...others] = find(name);
  const isOne = row !== undefined && others.length === 0 && run.some((word) => isIdentifying(row, word));
  return isOne ? { row, from, to, text: name } : undefined;
}

// "V-12 is ready": the new value is not part of the name.
function shortestName(clause: Clause, found: Found, find: (text: string) => Row[]): Found {
  const { row, from, to } = found;
  for (let end = from + 1; end < to; end += 1) {
    const shorter = rowAt(clause, from, end, find);
    if (shorter?.row.list === row.list && shorter.row.index === row.index) return shorter;
  }
  return found;
}

function canBoundName({ mark, folded }: Word, size: number): boolean {
  return mark.is !== 'cue' && mark.is !== 'look' && (mark.is !== 'plain' || folded.length > 2 || size > 1);
}

// True for a word of a column whose values are unique, such as a name or a number, unlike a status.
function isIdentifying(row: Row | undefined, word: Word): boolean {
  return row !== undefined && row.list.members.some(({ key }) => isUnique(row.list, key) && isCellOf(row, word, key));
}

// "her table is 5": the entry that was last mentioned.
function lastMentionedRow(lastMentioned: string | undefined, find: (text: string) => Row[]): Found | undefined {
  const rows = lastMentioned === undefined ? [] : find(lastMentioned);
  const [row] = rows;
  return lastMentioned === undefined || row === undefined || rows.length > 1
    ? undefined
    : { row, from: 0, to: 0, text: lastMentioned };
}

function isCellOf({ list, index }: Row, { folded }: Word, only?: string): boolean {
  const parts = folded === '' ? [] : folded.split(' ');
  return list.members.some(({ key }) => {
    const words = key === (only ?? key) ? wordsOf(textOf(memberAt(list.entries[index], key))) : [];
    return parts.some((one) => words.some((word) => wordSimilarity(word, one) >= SURE_SCORE));
  });
}

function isUnique({ entries }: ShownList, key: string): boolean {
  const texts = entries.map((entry) => textOf(memberAt(entry, key)));
  return new Set(texts).size === texts.length;
}

// "gross 900": the only column whose label starts with a word of the clause.
function keyByFirstWord({ list }: Row, statedWords: readonly string[]): string | undefined {
  const matching = list.members.filter(
    ({ key, label }) =>
      typeof memberAt(list.entries[0], key) !== 'boolean' && statedWords.includes(wordsOf(label)[0] ?? ''),
  );
  return matching.length === 1 ? matching[0]?.key : undefined;
}

// In a list of two columns, the one that does not name the entry.
function otherColumnKey({ list, index }: Row, nameWords: readonly Word[]): string | undefined {
  const [one, other, ...more] = list.members;
  const isNamed = one !== undefined && nameWords.some((word) => isCellOf({ list, index }, word, one.key));
  return isNamed && more.length === 0 ? other?.key : undefined;
}

// "costs 12, not 10": the only column that holds the old number.
function keyWithValue({ list, index }: Row, was: string | undefined): string | undefined {
  const number = was === undefined ? undefined : numberIn(was);
  const holding = list.members.filter(({ key }) => {
    const value = memberAt(list.entries[index], key);
    return typeof value === 'string' && number !== undefined && numberIn(value) === number;
  });
  const exact = list.members.filter(({ key }) => memberAt(list.entries[index], key) === number);
  return holding.length === 1 ? holding[0]?.key : exact.length === 1 ? exact[0]?.key : undefined;
}

// The new value: a quotation, a value that another entry has, a number, else, for a named column, the words after "to".
function valueFor(clause: Clause, rest: readonly Word[], row: Row, member: string | undefined): string | undefined {
  const { list } = row;
  const quote = rest.find(({ mark }) => mark.is === 'quote');
  if (quote?.mark.is === 'quote') return quote.mark.text;
  const denialAt = rest.findIndex((word) => isCue(word, 'instead', 'not'));
  const statedWords = (denialAt === -1 ? rest : rest.slice(0, denialAt)).flatMap(({ folded }) => folded.split(' '));
  // A value that another entry has. Unless the column is named, columns of unique values such as names do not count.
  const knownValue = list.members
    .filter(({ key }) => (member === undefined ? !isUnique(list, key) : key === member))
    .flatMap(({ key }) => list.entries.map((entry) => memberAt(entry, key)))
    .find((one) => typeof one === 'string' && /\p{L}/u.test(one) && containsAll(statedWords, wordsOf(one)));
  const number = valueIn(clause);
  const isOutsideName = number !== undefined && rest.some(({ start }) => start >= number.start && start < number.end);
  const isPrice = isOutsideName && /[€£$¥]/.test(number.text);
  if (typeof knownValue === 'string' && !isPrice) return knownValue;
  if (isOutsideName) return withUnit(clause, number, row);
  const to = rest.findLast((word) => isCue(word, 'to', 'say', 'is'));
  const newWords = rest.filter((word) => to !== undefined && word.start > to.start);
  const first = newWords.find((word) => !isCue(word, 'filler'));
  const last = newWords.findLast((word) => !isCue(word, 'filler'));
  if (member === undefined || first === undefined || last === undefined) return undefined;
  return clause.text.slice(first.start - clause.start, last.end - clause.start);
}

// Keeps the unit if the entry has it: "15 kg" replaces "12 kg".
function withUnit({ text, start }: Clause, { text: number, end }: FoundValue, { list, index }: Row): string {
  const [unit = ''] = /^\s?[\p{L}%°²³/]{1,6}/u.exec(text.slice(end - start)) ?? [];
  const shapes = list.members.map(({ key }) => shapeOf(textOf(memberAt(list.entries[index], key))));
  return unit !== '' && shapes.includes(shapeOf(number + unit)) ? number + unit : number;
}

function containsAll(statedWords: readonly string[], words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => statedWords.some((one) => wordSimilarity(one, word) >= SURE_SCORE));
}
