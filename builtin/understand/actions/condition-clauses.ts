import { foldText } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, says, type WordList } from '#builtin/understand/words/word-list.ts';
import type { ConditionWords } from './condition-words.ts';

/** What a request says in which cases something is done: the words of the case, and those of what is done. */
export type StatedCase = {
  act: readonly string[];
  when: readonly string[];
  /** True where it is done in all other cases: "unless", "cannot". */
  isExcept: boolean;
  /** True where a word says that this is a condition; else it may only describe the things. */
  isSure: boolean;
  /** True where other things that are done stand between the two: "stop and delete only if …". */
  isShared?: boolean;
  /** True where it applies to every action: "nothing can be done with paid ones". */
  isForAll?: boolean;
};

/** What is asked about words of a request: whether they name what an action does, or what another one does. */
export type ActionTests = {
  isThis: (words: readonly string[]) => boolean;
  isOther: (words: readonly string[]) => boolean;
};

type Clause = readonly string[];
type Reading = ActionTests & { words: ConditionWords };

/** The cases that a request states for an action. */
export function statedCases(request: string, words: ConditionWords, tests: ActionTests): StatedCase[] {
  const reading = { ...tests, words };
  return sentencesOf(request).flatMap((clauses) => clauses.flatMap((_, at) => casesIn(clauses, at, reading)));
}

function casesIn(clauses: readonly Clause[], at: number, reading: Reading): StatedCase[] {
  const { words } = reading;
  const clause = clauses[at] ?? [];
  const marker = markerIn(clause, words);
  if (marker !== undefined) return ofCondition(clauses, at, marker, reading);
  const text = clause.join(' ');
  const isDenied = says(words.never, text) || says(words.unbuttoned, text);
  return isDenied ? ofDenial(clause, reading) : descriptionsIn(clause, reading);
}

/** The clauses of each sentence, as folded words. */
function sentencesOf(request: string): Clause[][] {
  const plain = foldText(request)
    .replaceAll(/\bcan['’]?t\b/g, 'cannot')
    .replaceAll(/n['’]t\b/g, ' not')
    .replaceAll(/['’]/g, ' ');
  return plain
    .split(/[.!?;](?:\s|$)|\n/)
    .map((sentence) => sentence.split(/[,:()]|\s[-–—]\s/).map((clause) => clause.match(/[\p{L}\p{N}]+/gu) ?? []))
    .map((clauses) => clauses.filter(({ length }) => length > 0));
}

type Marker = { at: number; length: number; isExcept: boolean };

// Where a condition begins in a clause, how many words say so, and whether it excludes. The longest is the surest.
function markerIn(clause: Clause, { only, except }: ConditionWords): Marker | undefined {
  const found = clause.flatMap((_, at): Marker[] => {
    const [excluding, sure] = [lengthOf(except, clause, at), lengthOf(only, clause, at)];
    const length = Math.max(excluding, sure);
    return length === 0 ? [] : [{ at, length, isExcept: excluding >= sure }];
  });
  return found.find(({ length }) => length > 1) ?? found[0];
}

function lengthOf(list: WordList, clause: Clause, at: number): number {
  for (let length = Math.min(list.longest, clause.length - at); length > 0; length -= 1)
    if (list.phrases.has(clause.slice(at, at + length).join(' '))) return length;
  return 0;
}

function ofCondition(clauses: readonly Clause[], index: number, marker: Marker, reading: Reading): StatedCase[] {
  const clause = clauses[index] ?? [];
  const { at, length, isExcept } = marker;
  // "Delete drafts only": nothing follows, so what stands before describes the things.
  if (at > 0 && at + length === clause.length) {
    const last = partsOf(clause.slice(0, at), reading.words).at(-1) ?? [];
    return isOneOf(reading.words.alone, clause[at] ?? '') && reading.isThis(last)
      ? [{ act: last, when: last, isExcept: false, isSure: true }]
      : [];
  }
  const act = deedBefore(clauses, index, at, reading);
  const { when, rest } = untilOther(clause.slice(at + length), act, reading);
  const others = rest.length > 0 ? casesIn([rest], 0, reading) : [];
  if (reading.isThis(act)) return [{ act, when, isExcept, isSure: true, isShared: reading.isOther(act) }, ...others];
  // "Only tools that are not reserved can be extended", "approve only those below 1,000".
  const isAlone = length === 1 && isOneOf(reading.words.alone, clause[at] ?? '') && reading.isThis(when);
  return isAlone ? [{ act: when, when, isExcept: false, isSure: true }, ...others] : others;
}

// "If it is full, join the waiting list"; else what is done stands before the condition: "…, as long as it isn't full".
function deedBefore(clauses: readonly Clause[], index: number, at: number, reading: Reading): Clause {
  const { words, isThis, isOther } = reading;
  const clause = clauses[index] ?? [];
  const before = partsOf(clause.slice(0, at), words);
  const last = before.at(-1);
  if (last !== undefined) return isThis(last) ? last : before.flat();
  const [previous = [], next = []] = [clauses[index - 1], clauses[index + 1]];
  const isOfNext = isOneOf(words.and, clause[0] ?? '') || !(isThis(previous) || isOther(previous));
  return isOfNext ? next : previous;
}

/** The parts of a clause between words that join what is done. */
function partsOf(clause: Clause, { and }: ConditionWords): Clause[] {
  const parts: string[][] = [[]];
  for (const word of clause) {
    if (isOneOf(and, word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter(({ length }) => length > 0);
}

// "…if it has not shipped and refund paid ones": what follows is about another action.
function untilOther(clause: Clause, act: Clause, reading: Reading): { when: Clause; rest: Clause } {
  const { words, isThis, isOther } = reading;
  const isNext = (rest: Clause) => isOther(rest) || (act.length > 0 && !isThis(act) && isThis(rest));
  const and = clause.findIndex((word, at) => at > 0 && isOneOf(words.and, word) && isNext(clause.slice(at + 1)));
  return and === -1 ? { when: clause, rest: [] } : { when: clause.slice(0, and), rest: clause.slice(and + 1) };
}

// "Owners cannot be removed", "sold ones without a button", "nothing can be done with paid ones".
function ofDenial(clause: Clause, { words, isThis }: Reading): StatedCase[] {
  const isForAll = !isThis(clause) && says(words.nothing, clause.join(' '));
  return [{ act: clause, when: clause, isExcept: true, isSure: false, isForAll }];
}

// "pay the open ones", "einen freien Termin buchen": the things that something is done with are described.
function descriptionsIn(clause: Clause, { words }: Reading): StatedCase[] {
  return partsOf(clause, words)
    .filter(({ length }) => length > 1)
    .map((part) => ({ act: part, when: part, isExcept: false, isSure: false }));
}
