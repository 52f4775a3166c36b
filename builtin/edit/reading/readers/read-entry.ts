import { findRows, type Row } from '#builtin/edit/finding/rows.ts';
import { memberAt, textOf, shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { keyNamed, shapeOf } from '#builtin/edit/changing/change-row.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { sameWord } from '#builtin/edit/words/same-word.ts';
import type { Reader } from '#builtin/edit/reading/clauses/about-clause.ts';
import type { Clause } from '#builtin/edit/reading/clauses/clauses.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { isCue, type Word } from '#builtin/edit/reading/clauses/marked-words.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { valueIn, type FoundValue } from '#builtin/edit/reading/clauses/value-in.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

const WINDOW_MAX_WORDS = 6;
const CLAUSE_MAX_WORDS = 60;
const OTHER_DEEDS: readonly Cue[] =
  'add remove sort swap move required optional when copy max min step fill first last up down'.split(
    ' ',
  ) as readonly Cue[];
const SURE = 0.9;

/** Reads that an entry of a list is to say something else: "mark the Miller order as shipped". */
export const readEntry: Reader = (clause, { spec, lastMentioned }) => {
  const { words, cues } = clause;
  if (words.length > CLAUSE_MAX_WORDS || shownLists(spec).length === 0) return undefined;
  if (OTHER_DEEDS.some((cue) => cues.has(cue))) return undefined;
  // "the box also has "Bread"" is one more of a list in it.
  if (cues.has('also') && words.some(({ mark }) => mark.is === 'quote')) return undefined;
  const find = (said: string) => findRows(spec, said);
  const before = rowSpoken(lastMentioned, find);
  const isOther = clause.phrases.some(
    ({ role, text }) => role === 'object' && findTargets(spec, text).length > 0 && !isMemberOf(before, text),
  );
  const found = rowIn(clause, find) ?? (isOther ? undefined : before);
  if (found === undefined) return undefined;
  // "instead of Town "City"": what it is called, and no value of it.
  const isCalled =
    clause.phrases.some(({ role, quotes }) => role === 'object' && quotes.length > 0) &&
    clause.phrases.some(({ role, text }) => role === 'instead' && text === found.text);
  if (isCalled) return undefined;
  const rest = words.filter((_, at) => at < found.from || at >= found.to);
  const own = words.slice(found.from, found.to);
  // "the Alto plan": the noun of the entry is no member to change.
  const isNoun = (word: Word) =>
    found.row.list.members.some(
      ({ key, label }) => own.some((one) => isCellOf(found.row, one, key)) && wordsOf(label).includes(word.folded),
    );
  const all = [...rest, ...own.filter((word) => !isCellOf(found.row, word))].filter((word) => !isNoun(word));
  const was = clause.phrases.find(({ role }) => role === 'not' || role === 'instead')?.text;
  const told = all.flatMap(({ folded, mark }) => (mark.is === 'cue' ? [] : folded.split(' ')));
  const isNaming = cues.has('rename') || cues.has('say');
  const member =
    keyNamed(found.row.list, all.map(({ folded }) => folded).join(' ')) ??
    keyHolding(found.row, was) ??
    keyBegun(found.row, told) ??
    (isNaming ? undefined : otherKey(found.row, own));
  // Of what was spoken of before, only what is named.
  if (found.to === 0 && member === undefined) return undefined;
  // What is called otherwise is no value of it.
  if (member === undefined && isNaming) return undefined;
  const value = valueFor(clause, rest, found.row, member);
  const isOtherRow =
    value !== undefined && clause.phrases.some(({ quotes }) => quotes.includes(value)) && find(value).length > 0;
  return value === undefined || isOtherRow ? undefined : [{ verb: 'entry', row: found.text, member, value }];
};

function isMemberOf(found: Found | undefined, words: string): boolean {
  if (found === undefined) return false;
  return (keyNamed(found.row.list, words) ?? keyBegun(found.row, wordsOf(words))) !== undefined;
}

type Found = { row: Row; from: number; to: number; text: string };

// The longest run of words that means one entry and no other, without the words at its ends that it can do without.
function rowIn(clause: Clause, find: (text: string) => Row[]): Found | undefined {
  const { length } = clause.words;
  for (let size = Math.min(WINDOW_MAX_WORDS, length); size > 0; size -= 1)
    for (let from = 0; from + size <= length; from += 1) {
      const found = rowAt(clause, from, from + size, find);
      if (found !== undefined) return shortest(clause, found, find);
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
  const isCut = run.some(({ mark, folded }) => mark.is === 'sign' && folded !== '-');
  if (first === undefined || last === undefined || isCut) return undefined;
  if (!isName(first, run.length) || !isName(last, run.length)) return undefined;
  // "2.1 kg": no name begins in the middle of a number.
  if (/[\d][.,]$/.test(text.slice(0, first.start - start))) return undefined;
  const said = text.slice(first.start - start, last.end - start);
  const [row, ...others] = find(said);
  const isOne = row !== undefined && others.length === 0 && run.some((word) => isNameOf(row, word));
  return isOne ? { row, from, to, text: said } : undefined;
}

// "V-12 is ready": what the entry is to be is no part of what it is called.
function shortest(clause: Clause, found: Found, find: (text: string) => Row[]): Found {
  const { row, from, to } = found;
  for (let end = from + 1; end < to; end += 1) {
    const shorter = rowAt(clause, from, end, find);
    if (shorter?.row.list === row.list && shorter.row.index === row.index) return shorter;
  }
  return found;
}

function isName({ mark, folded }: Word, size: number): boolean {
  return mark.is !== 'cue' && mark.is !== 'look' && (mark.is !== 'plain' || folded.length > 2 || size > 1);
}

// What stands in one entry only: its name, its number; not the state that it is in.
function isNameOf(row: Row | undefined, word: Word): boolean {
  return row !== undefined && row.list.members.some(({ key }) => isUnique(row.list, key) && isCellOf(row, word, key));
}

// "her table is 5": the entry that was spoken of.
function rowSpoken(lastMentioned: string | undefined, find: (text: string) => Row[]): Found | undefined {
  const rows = lastMentioned === undefined ? [] : find(lastMentioned);
  const [row] = rows;
  return lastMentioned === undefined || row === undefined || rows.length > 1
    ? undefined
    : { row, from: 0, to: 0, text: lastMentioned };
}

function isCellOf({ list, index }: Row, { folded }: Word, only?: string): boolean {
  const said = folded === '' ? [] : folded.split(' ');
  return list.members.some(({ key }) => {
    const words = key === (only ?? key) ? wordsOf(textOf(memberAt(list.entries[index], key))) : [];
    return said.some((one) => words.some((word) => sameWord(word, one) >= SURE));
  });
}

function isUnique({ entries }: ShownList, key: string): boolean {
  const texts = entries.map((entry) => textOf(memberAt(entry, key)));
  return new Set(texts).size === texts.length;
}

// "gross 900": the only member whose name begins so.
function keyBegun({ list }: Row, told: readonly string[]): string | undefined {
  const begun = list.members.filter(
    ({ key, label }) => typeof memberAt(list.entries[0], key) !== 'boolean' && told.includes(wordsOf(label)[0] ?? ''),
  );
  return begun.length === 1 ? begun[0]?.key : undefined;
}

// Of a name and what is told of it, what is told.
function otherKey({ list, index }: Row, own: readonly Word[]): string | undefined {
  const [one, other, ...more] = list.members;
  const isNamed = one !== undefined && own.some((word) => isCellOf({ list, index }, word, one.key));
  return isNamed && more.length === 0 ? other?.key : undefined;
}

// "costs 12, not 10": the only member that says the old number.
function keyHolding({ list, index }: Row, was: string | undefined): string | undefined {
  const number = was === undefined ? undefined : numberIn(was);
  const holding = list.members.filter(({ key }) => {
    const value = memberAt(list.entries[index], key);
    return typeof value === 'string' && number !== undefined && numberIn(value) === number;
  });
  const exact = list.members.filter(({ key }) => memberAt(list.entries[index], key) === number);
  return holding.length === 1 ? holding[0]?.key : exact.length === 1 ? exact[0]?.key : undefined;
}

// What is quoted; what another entry has there; a number; else, of a member that is named, all that follows "to".
function valueFor(clause: Clause, rest: readonly Word[], row: Row, member: string | undefined): string | undefined {
  const { list } = row;
  const quote = rest.find(({ mark }) => mark.is === 'quote');
  if (quote?.mark.is === 'quote') return quote.mark.text;
  const denied = rest.findIndex((word) => isCue(word, 'instead', 'not'));
  const told = (denied === -1 ? rest : rest.slice(0, denied)).flatMap(({ folded }) => folded.split(' '));
  // What tells an entry from the others is no value of another.
  const known = list.members
    .filter(({ key }) => (member === undefined ? !isUnique(list, key) : key === member))
    .flatMap(({ key }) => list.entries.map((entry) => memberAt(entry, key)))
    .find((one) => typeof one === 'string' && /\p{L}/u.test(one) && isSaid(told, wordsOf(one)));
  const number = valueIn(clause);
  const isOfRest = number !== undefined && rest.some(({ start }) => start >= number.start && start < number.end);
  const isPrice = isOfRest && /[€£$¥]/.test(number.text);
  if (typeof known === 'string' && !isPrice) return known;
  if (isOfRest) return withUnit(clause, number, row);
  const to = rest.findLast((word) => isCue(word, 'to', 'say', 'is'));
  const behind = rest.filter((word) => to !== undefined && word.start > to.start);
  const first = behind.find((word) => !isCue(word, 'filler'));
  const last = behind.findLast((word) => !isCue(word, 'filler'));
  if (member === undefined || first === undefined || last === undefined) return undefined;
  return clause.text.slice(first.start - clause.start, last.end - clause.start);
}

// "15 kg" where the entry says "12 kg".
function withUnit({ text, start }: Clause, { text: number, end }: FoundValue, { list, index }: Row): string {
  const [unit = ''] = /^\s?[\p{L}%°²³/]{1,6}/u.exec(text.slice(end - start)) ?? [];
  const shapes = list.members.map(({ key }) => shapeOf(textOf(memberAt(list.entries[index], key))));
  return unit !== '' && shapes.includes(shapeOf(number + unit)) ? number + unit : number;
}

function isSaid(told: readonly string[], words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => told.some((one) => sameWord(one, word) >= SURE));
}
