import type { Spec } from '#contract/spec/spec.ts';
import { isOnScreen } from './about-clause.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { isCue, markedWords, type Word } from './marked-words.ts';
import { namesSomething, phrasesOf } from './phrases.ts';
import { hasOldAndNew, isReference, hasCommandWord, PLACE_CUES } from './word-checks.ts';
import { groupsOf, isRemark, type Segment, SEPARATOR_SIGNS, SENTENCE_ENDS } from './segments.ts';

/** Why a phrase stands where it does: what is changed, where to, what it becomes, what it is, what it was. */
export type Role = 'object' | 'anchor' | 'inside' | 'to' | 'instead' | 'said' | 'not' | 'without' | 'is';

/** Words of a change that name something. */
export type Phrase = {
  role: Role;
  text: string;
  start: number;
  end: number;
  segment: number;
  /** What stands in quotation marks in it. */
  quotes: string[];
  kinds: KindOfElement[];
  /** Whether it has words besides articles and kinds. */
  isSpecific: boolean;
  /** "a", "another", "un": something new. */
  isNew: boolean;
  /** Some of its words are left out: they are nothing on the screen. */
  isShortened?: boolean;
};

/** A part of a prompt that asks for one change. */
export type Clause = {
  text: string;
  start: number;
  words: readonly Word[];
  phrases: Phrase[];
  cues: ReadonlySet<Cue>;
  looks: string[];
  /** Looks that it is not to have: "shouldn't be red". */
  deniedLooks: string[];
  /** The places that are named, in order. */
  places: { cue: Cue; segment: number }[];
  /** The segment of the word that says what to do. */
  verbSegment: number;
  /** It tells what somebody does, or is the case, and asks for nothing. */
  isRemark: boolean;
  /** What parts each segment from the one before, and whether it only names things. */
  segments: readonly { separator: string; hasOnlyNames: boolean }[];
};

const WORDS_MAX = 2_000;
const REST_CLAUSES = 20;

/** The clauses of a prompt, each a change that is asked for, or a remark. Rests now and then. */
export function* clausesIn(prompt: string, spec: Spec, language: string): Generator<void, Clause[]> {
  const words = yield* markedWords(prompt, spec, language);
  yield;
  const groups = groupsOf(prompt, words.slice(0, WORDS_MAX));
  const clauses: Clause[] = [];
  let before: readonly Segment[] = [];
  for (const group of groups) {
    if (clauses.length % REST_CLAUSES === 0) yield;
    const clause = clauseOf(prompt, group, isParallel(before, group) ? (clauses.at(-1)?.cues ?? NONE) : NONE);
    clauses.push({ ...clause, phrases: clause.phrases.map((phrase) => narrowed(phrase, clause, spec)) });
    before = group;
  }
  return clauses;
}

const NARROWED: ReadonlySet<Role> = new Set(['object', 'anchor', 'inside']);
const LEFT_OUT_MAX = 4;
const WISHED: readonly Cue[] = ['show', 'add', 'need', 'copy'];

// "the delivery fee went to", "the city for both": of words that are nothing together those that are on the screen.
function narrowed(phrase: Phrase, { words, text, start, cues }: Clause, spec: Spec): Phrase {
  // What is wished for may be new.
  if (phrase.role === 'object' && WISHED.some((cue) => cues.has(cue))) return phrase;
  if (!NARROWED.has(phrase.role) || phrase.quotes.length > 0 || phrase.isNew || isOnScreen(spec, phrase.text))
    return phrase;
  const own = words.filter((word) => word.start >= phrase.start && word.end <= phrase.end);
  for (let left = 1; left <= Math.min(LEFT_OUT_MAX, own.length - 1); left += 1) {
    const last = own.at(-left - 1);
    const isName = own
      .slice(own.length - left)
      .some(
        ({ mark, start: at }) => mark.is === 'name' || mark.is === 'number' || /^\p{Lu}/u.test(text.slice(at - start)),
      );
    if (last === undefined || isName) break;
    const shorter = text.slice(phrase.start - start, last.end - start);
    if (isOnScreen(spec, shorter)) return { ...phrase, text: shorter, end: last.end, isShortened: true };
  }
  return phrase;
}

// "rename A to B and C to D": the deed is told once.
function isParallel(before: readonly Segment[], group: readonly Segment[]): boolean {
  const words = before.flatMap((one) => one.words);
  const own = group.flatMap((one) => one.words);
  return (
    !SENTENCE_ENDS.has(group[0]?.separator ?? '.') &&
    words.some((word) => isCue(word, 'rename', 'make', 'say')) &&
    hasOldAndNew(words) &&
    hasOldAndNew(own) &&
    !hasCommandWord(own)
  );
}

const NONE: ReadonlySet<Cue> = new Set();

function clauseOf(prompt: string, segments: readonly Segment[], told: ReadonlySet<Cue>): Clause {
  const words = segments.flatMap((segment) => segment.words);
  const start = words[0]?.start ?? 0;
  const verbSegment = segments.findIndex((segment) => hasCommandWord(segment.words));
  return {
    text: prompt.slice(start, words.at(-1)?.end ?? start),
    start,
    words,
    phrases: sharedRoles(
      bothBetween(
        segments.flatMap((segment, index) => phrasesOf(prompt, segment.words, index)),
        words,
      ),
      segments,
    ),
    cues: new Set([...cuesIn(words), ...[...told].filter((cue) => SHARED.includes(cue))]),
    looks: looksIn(segments, false),
    deniedLooks: looksIn(segments, true),
    places: segments.flatMap((segment, index) =>
      segment.words.flatMap(({ mark }) =>
        mark.is === 'cue' && PLACE_CUES.includes(mark.cue) ? [{ cue: mark.cue, segment: index }] : [],
      ),
    ),
    verbSegment: Math.max(0, verbSegment),
    isRemark: segments.every(isRemark),
    segments: segments.map(({ separator, words: own }) => ({
      separator,
      hasOnlyNames: own.every((word) => isReference(word) || isCue(word, 'filler', 'of', 'one', 'all')),
    })),
  };
}

// "ponlas", "fallo": what is meant is joined to the verb.
const JOINED = /(?:[aeinrz])l[aoei]s?$/;
const SHARED: readonly Cue[] = ['rename', 'make', 'say'];
const JOINABLE: readonly Cue[] = ['make', 'move', 'rename', 'remove', 'add'];

function cuesIn(words: readonly Word[]): ReadonlySet<Cue> {
  const cues = new Set(words.flatMap(({ mark }) => (mark.is === 'cue' ? [mark.cue] : [])));
  if (words.some((word) => isCue(word, ...JOINABLE) && JOINED.test(word.folded))) cues.add('it');
  return cues;
}

function looksIn(segments: readonly Segment[], isDenied: boolean): string[] {
  const plain = segments.filter(({ words }) => !namesSomething(words));
  return plain.flatMap(({ words }) => {
    const denial = words.findIndex((word) => isCue(word, 'not', 'none', 'instead'));
    return words.flatMap(({ mark }, at) =>
      mark.is === 'look' && (denial !== -1 && denial < at) === isDenied ? [mark.look] : [],
    );
  });
}

// "between doing and done": both are where it goes.
function bothBetween(phrases: Phrase[], words: readonly Word[]): Phrase[] {
  const between = words.find((word) => isCue(word, 'between'));
  const at =
    between === undefined ? -1 : phrases.findIndex(({ role, start }) => role === 'anchor' && start > between.start);
  const other = at === -1 ? undefined : phrases[at + 1];
  return other === undefined ? phrases : phrases.with(at + 1, { ...other, role: 'anchor' });
}

// "below milestones and documents": what is only named goes with what stands before it.
function sharedRoles(phrases: readonly Phrase[], segments: readonly Segment[]): Phrase[] {
  const shared: Phrase[] = [];
  for (const phrase of phrases) {
    const before = shared.at(-1);
    const separator = segments[phrase.segment]?.separator ?? '.';
    const isNext =
      before?.segment === phrase.segment - 1 && !SEPARATOR_SIGNS.has(separator) && phrase.quotes.length === 0;
    const isShared =
      isNext &&
      before.role === 'anchor' &&
      segments[phrase.segment]?.words.every((word) => isReference(word) || isCue(word, 'filler'));
    shared.push(isShared === true ? { ...phrase, role: 'anchor' } : phrase);
  }
  return shared;
}
