import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { namesRecords } from '#builtin/understand/data/record-key.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { isState, type State } from '#builtin/understand/words/state-words.ts';
import { isOneOf, says } from '#builtin/understand/words/word-list.ts';
import type { Action } from './action.ts';
import type { OfferedIf } from './offered.ts';
import { haveSameVerb } from './same-verb.ts';
import type { StatedCase } from './condition-clauses.ts';
import type { ConditionWords } from './condition-words.ts';

const MAX_STATES = 8;
const MAX_STATE_CHARS = 30;
const DENIED_WORDS = 3;
const PARTICLE_CHARS = 3;

/** What a stated case is read with. */
export type CaseReading = { stated: StatedCase; words: ConditionWords; action: Action; set: RecordSet };

/** The conditions on a text, or on a yes or no, that the words of a case state: "the open ones", "only if they have booked". */
export function stateConditions(column: Column, reading: CaseReading): OfferedIf[] {
  if (column.kind === 'boolean') return ofYesNo(column, reading);
  const isStatus = column.kind === 'text' && column.distinct.length > 0 && column.refersTo === undefined;
  return isStatus ? ofTexts(column, reading) : [];
}

function ofYesNo({ key }: Column, reading: CaseReading): OfferedIf[] {
  const { stated, action } = reading;
  const { when, act, isExcept, isSure } = stated;
  const words = wordsOf(key).filter((word) => !/^(?:is|has|est|es|ist|esta|e)$/.test(word));
  const state = words.at(-1) ?? '';
  const own = wordsOf(action.name);
  // What becomes of a thing does not describe it before.
  if (!isSure && !isExcept && words.some((word) => own.includes(word))) return [];
  // "a cabin only if they have booked one": the words of the key may stand before.
  const at = words.length === 0 ? -1 : when.findIndex((word) => isSameWord(state, word));
  if (at < 0 || !words.every((word) => [...when, ...act].some((one) => isSameWord(word, one)))) return [];
  if (!isSure && !isExcept && !isDescribing(at, reading)) return [];
  const isNot = isDenied(at, reading) !== isExcept;
  if (!isNot && own.some((word) => haveSameVerb(word, state))) return [];
  return isNot ? [{ key, not: true }] : [{ key }];
}

function ofTexts({ key, distinct }: Column, reading: CaseReading): OfferedIf[] {
  const { stated, action, set } = reading;
  const { when, isExcept, isSure } = stated;
  if (distinct.length > MAX_STATES || !distinct.every(isKeyLike) || titleColumn(set)?.key === key) return [];
  // A word that names one state means no other.
  // "the road and piste closures" names things of some kinds, and all are meant.
  const isKind =
    !plays(key, 'status') &&
    distinct.filter((state) => placeInOwnWords(state, when, distinct) !== undefined).length > 1;
  if (isKind && !isSure && !isExcept) return [];
  const named = distinct.map((state) => placeInOwnWords(state, when, distinct));
  const found = distinct.flatMap((state, place) => {
    const at = named[place] ?? placeByMeaning(state, when, named);
    return at === undefined || (!isSure && !isExcept && !isDescribing(at, reading)) ? [] : [{ state, at }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const isNot = isDenied(first.at, reading) !== isExcept;
  const states = found.map(({ state }) => state);
  if (isNot) return states.filter((state) => !isNegative(state, reading)).map((state) => ({ key, neq: state }));
  // What becomes of a thing does not describe it before.
  const own = wordsOf(action.name);
  const isOutcome = (state: string) => {
    const [begin = '', ...others] = wordsOf(state);
    return own.some((word) => haveSameVerb(word, begin) || (word.length > PARTICLE_CHARS && others.includes(word)));
  };
  if (states.some(isOutcome)) return [];
  const isOpen = states.some((state) => isState('open', state));
  const all = distinct.filter((state) => states.includes(state) || (isOpen && isState('open', state)));
  const [only, ...more] = all;
  if (only !== undefined && more.length === 0) return [{ key, eq: only }];
  return distinct.filter((state) => !all.includes(state)).map((state) => ({ key, neq: state }));
}

// "not arrived" denies nothing where it is the name of the state.
function isNegative(state: string, { stated, words }: CaseReading): boolean {
  return !stated.isSure && says(words.not, wordsOf(state).join(' '));
}

// "in_progress", "OFFEN": words of a program, and nobody's name or address.
function isKeyLike(text: string): boolean {
  return /^[\p{L}\d]+(?:[_ -][\p{L}\d]+){0,3}$/u.test(text) && text.length <= MAX_STATE_CHARS;
}

// Where words name a state in its own words, of which short ones may be missing: "signed" for "signed_off".
function placeInOwnWords(state: string, words: readonly string[], states: readonly string[]): number | undefined {
  const all = wordsOf(state);
  const [first = '', ...others] = all;
  const isLone = others.every((word) => word.length <= PARTICLE_CHARS) && beginLike(first, states) === 1;
  const long = isLone ? [first] : all.filter((word) => word.length > 2);
  const own = long.length > 0 ? long : all;
  const at = words.findIndex(
    (_, start) => own.length > 0 && own.every((word, index) => isSameWord(word, words[start + index] ?? '')),
  );
  return at < 0 ? undefined : at;
}

function beginLike(word: string, states: readonly string[]): number {
  return states.filter((state) => wordsOf(state).some((one) => isSameWord(word, one))).length;
}

const MEANINGS: readonly State[] = [
  'open',
  'paid',
  'free',
  'taken',
  'running',
  'stopped',
  'paused',
  'arrived',
  'underWay',
  'approved',
  'rejected',
  'joined',
  'waiting',
  'missing',
  'faulty',
];

// Where another word means a state: "unpaid" for "due".
function placeByMeaning(
  state: string,
  words: readonly string[],
  taken: readonly (number | undefined)[],
): number | undefined {
  const meanings = MEANINGS.filter((one) => isState(one, state));
  const at = words.findIndex(
    (word, index) => !taken.includes(index) && meanings.some((one) => isState(one, word, true)),
  );
  return at < 0 ? undefined : at;
}

function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  return (
    word.length > 3 &&
    other.length > 3 &&
    (haveSameStem(word, other) || (word.slice(0, 4) === other.slice(0, 4) && haveSameVerb(word, other)))
  );
}

// Without a word for a condition, what is denied is what is done; but "those that are not due".
function isDenied(at: number, reading: CaseReading): boolean {
  const { stated, words } = reading;
  return (stated.isSure || isRelative(at, reading)) && says(words.not, wordsBefore(at, stated.when).join(' '));
}

function isRelative(at: number, { stated: { when }, words }: CaseReading): boolean {
  return wordsBefore(at, when).some((word) => isOneOf(words.relative, word));
}

function wordsBefore(at: number, words: readonly string[]): readonly string[] {
  return words.slice(Math.max(0, at - DENIED_WORDS), at);
}

// "the open ones", "open invoices", "facturas pendientes", "those who are late"; but "to a free bed" is where something goes.
function isDescribing(at: number, reading: CaseReading): boolean {
  const { stated, words, set } = reading;
  const { when } = stated;
  if (isRelative(at, reading)) return true;
  const [early = '', before = '', after = ''] = [when[at - 2], when[at - 1], when[at + 1]];
  if (isOneOf(words.to, before) || (isOneOf(words.ones, before) && isOneOf(words.to, early))) return false;
  const isThing = (word: string) => word !== '' && (namesRecords([word], set) || /^ones?$/.test(word));
  return (
    isThing(after) ||
    isThing(before) ||
    isOneOf(words.ones, before) ||
    (at === 0 && (when.length === 2 || isOneOf(words.modal, after)))
  );
}
