import type { Spec } from '#contract/spec/spec.ts';
import { isOnScreen } from './about-clause.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import type { KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { isCue, markedWords, type Word } from './marked-words.ts';
import { givesName, phrasesOf } from './phrases.ts';
import { hasOldAndNew, isReference, hasCommandWord, PLACE_CUES } from './word-checks.ts';
import { groupsOf, isRemark, type Segment, SEPARATOR_SIGNS, SENTENCE_ENDS } from './segments.ts';

/** The role of a phrase in its clause. The cue before the phrase decides it. */
export type Role =
  /** What is changed: "remove *the email field*". */
  | 'object'
  /** What something is put next to: "add a phone field after *the email field*". */
  | 'anchor'
  /** What contains the object, or is to contain it: "the email field in *the contact card*". */
  | 'inside'
  /** What it becomes, or where it goes: "rename Email to *Work email*". */
  | 'to'
  /** What it was before: "a table instead of *the list*". */
  | 'instead'
  /** A text to show: "a button that says *Save*". */
  | 'said'
  /** What is denied: "V-3 is at ten, not *nine*". */
  | 'not'
  /** What it is to lose or can do without: "show the list without *the date*". */
  | 'without'
  /** What it is said to be: "the visit is *Tuesday*". */
  | 'is';

/** Words of a clause that name something. */
export type Phrase = {
  role: Role;
  text: string;
  start: number;
  end: number;
  segment: number;
  /** The quoted parts of the phrase. */
  quotes: string[];
  kinds: KindOfElement[];
  /** It has words besides articles and kinds. */
  isSpecific: boolean;
  /** It has "a", "another" or "un", so it names something new. */
  isNew: boolean;
  /** Words were dropped from its end, because only the rest names something on the screen. */
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
  /** Looks to take away: "shouldn't be red". */
  deniedLooks: string[];
  /** The place cues, in order. */
  places: { cue: Cue; segment: number }[];
  /** The segment that contains the verb. */
  verbSegment: number;
  /** It states a fact and asks for nothing. */
  isRemark: boolean;
  /** What separates each segment from the previous one, and whether it consists of names only. */
  segments: readonly { separator: string; hasOnlyNames: boolean }[];
};

const WORDS_MAX = 2_000;
const YIELD_EVERY_CLAUSES = 20;

/** The clauses of a prompt, each a request for a change or a remark. Yields now and then. */
export function* clausesIn(prompt: string, spec: Spec, language: string): Generator<void, Clause[]> {
  const words = yield* markedWords(prompt, spec, language);
  yield;
  const groups = groupsOf(prompt, words.slice(0, WORDS_MAX));
  const clauses: Clause[] = [];
  let before: readonly Segment[] = [];
  for (const group of groups) {
    if (clauses.length % YIELD_EVERY_CLAUSES === 0) yield;
    const clause = clauseOf(prompt, group, canShareVerb(before, group) ? (clauses.at(-1)?.cues ?? NONE) : NONE);
    clauses.push({ ...clause, phrases: clause.phrases.map((phrase) => withoutUnknownEnd(phrase, clause, spec)) });
    before = group;
  }
  return clauses;
}

const SHORTENED_ROLES: ReadonlySet<Role> = new Set(['object', 'anchor', 'inside']);
const DROPPED_MAX_WORDS = 4;
const REQUEST_CUES: readonly Cue[] = ['show', 'add', 'need', 'copy'];

// "the delivery fee went to", "the city for both": drops words from the end until the rest names something on the screen.
function withoutUnknownEnd(phrase: Phrase, { words, text, start, cues }: Clause, spec: Spec): Phrase {
  // A requested object may be new.
  if (phrase.role === 'object' && REQUEST_CUES.some((cue) => cues.has(cue))) return phrase;
  if (!SHORTENED_ROLES.has(phrase.role) || phrase.quotes.length > 0 || phrase.isNew || isOnScreen(spec, phrase.text))
    return phrase;
  const own = words.filter((word) => word.start >= phrase.start && word.end <= phrase.end);
  for (let dropped = 1; dropped <= Math.min(DROPPED_MAX_WORDS, own.length - 1); dropped += 1) {
    const last = own.at(-dropped - 1);
    const isName = own
      .slice(own.length - dropped)
      .some(
        ({ mark, start: at }) => mark.is === 'name' || mark.is === 'number' || /^\p{Lu}/u.test(text.slice(at - start)),
      );
    if (last === undefined || isName) break;
    const shorter = text.slice(phrase.start - start, last.end - start);
    if (isOnScreen(spec, shorter)) return { ...phrase, text: shorter, end: last.end, isShortened: true };
  }
  return phrase;
}

// "rename A to B and C to D": the second part shares the verb of the first.
function canShareVerb(before: readonly Segment[], group: readonly Segment[]): boolean {
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

function clauseOf(prompt: string, segments: readonly Segment[], inheritedCues: ReadonlySet<Cue>): Clause {
  const words = segments.flatMap((segment) => segment.words);
  const start = words[0]?.start ?? 0;
  const verbSegment = segments.findIndex((segment) => hasCommandWord(segment.words));
  return {
    text: prompt.slice(start, words.at(-1)?.end ?? start),
    start,
    words,
    phrases: withSharedAnchors(
      withBothAnchors(
        segments.flatMap((segment, index) => phrasesOf(prompt, segment.words, index)),
        words,
      ),
      segments,
    ),
    cues: new Set([...cuesIn(words), ...[...inheritedCues].filter((cue) => SHAREABLE_CUES.includes(cue))]),
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

// "ponlas", "fallo": a verb with a joined pronoun.
const JOINED_PRONOUN = /(?:[aeinrz])l[aoei]s?$/;
const SHAREABLE_CUES: readonly Cue[] = ['rename', 'make', 'say'];
const PRONOUN_VERB_CUES: readonly Cue[] = ['make', 'move', 'rename', 'remove', 'add'];

function cuesIn(words: readonly Word[]): ReadonlySet<Cue> {
  const cues = new Set(words.flatMap(({ mark }) => (mark.is === 'cue' ? [mark.cue] : [])));
  if (words.some((word) => isCue(word, ...PRONOUN_VERB_CUES) && JOINED_PRONOUN.test(word.folded))) cues.add('it');
  return cues;
}

function looksIn(segments: readonly Segment[], isDenied: boolean): string[] {
  const plain = segments.filter(({ words }) => !givesName(words));
  return plain.flatMap(({ words }) => {
    const denial = words.findIndex((word) => isCue(word, 'not', 'none', 'instead'));
    return words.flatMap(({ mark }, at) =>
      mark.is === 'look' && (denial !== -1 && denial < at) === isDenied ? [mark.look] : [],
    );
  });
}

// "between doing and done": both phrases are anchors.
function withBothAnchors(phrases: Phrase[], words: readonly Word[]): Phrase[] {
  const between = words.find((word) => isCue(word, 'between'));
  const at =
    between === undefined ? -1 : phrases.findIndex(({ role, start }) => role === 'anchor' && start > between.start);
  const other = at === -1 ? undefined : phrases[at + 1];
  return other === undefined ? phrases : phrases.with(at + 1, { ...other, role: 'anchor' });
}

// "below milestones and documents": a segment of only names shares the anchor role of the previous phrase.
function withSharedAnchors(phrases: readonly Phrase[], segments: readonly Segment[]): Phrase[] {
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
