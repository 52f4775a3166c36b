import type { UiType } from '#contract/spec/ui-type.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { openingFeatures, readOpening, type OpeningRun, type OpeningTag } from '#builtin/understand/learned/opening.ts';
import { archetypeOf } from '#builtin/understand/learned/archetype.ts';
import { isControlName } from '#builtin/understand/fields/requested-control.ts';
import { ARTICLES, setOf } from '#builtin/understand/learned/connectives.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { ACRONYMS } from '#builtin/understand/words/humanize.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { quotedAs, type Quoted } from '#builtin/understand/words/quoted.ts';
import { afterAsker } from './after-asker.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { trimmedRuns } from './trimmed-runs.ts';
import { subjectTitle } from './subject-title.ts';

/** What the screen is called, and whose it is. */
export type Title = {
  title: string | undefined;
  owner: string | undefined;
  /** The words that name the screen, its kind and its subject. */
  head: string;
  /** Whether the title is a task of the user: "Leave feedback". */
  isTask: boolean;
  /** A title that the request states outside its opening words. */
  statedTitle?: string;
};

/** The opening words of a request, by their role. */
export type Opening = { [tag in OpeningTag]?: string } & {
  head: string;
  /** The lower-case words between the kind of screen and its subject: "für", "meine". */
  link: string[];
  /** Whether the subject comes right before the kind of screen: "recipe app". */
  isSubjectFirst: boolean;
  /** Whether the name is a task of the user: "leave feedback". */
  isTask: boolean;
  /** The words up to the first sign, which for a question is the whole question. */
  clause: string;
};

const MAX_CHARS = 60;
const OWNER_MAX_CHARS = 46;
const LINK_MAX = 4;
const BEFORE_TASKS = setOf('to can could should must pour para pra per peuvent puissent pueda puedan possam poter');
const OF_WORDS = setOf('of von der des de du del do da di della dei');
const STOPS = setOf(', : ; . ? ! ( – —');
const ACRONYM = /^[b-df-hj-np-tv-xz]{2,4}$/i;
// A German noun ends before these joining words.
const GERMAN_JOINT = /^(?:und|oder|für|von|vom|zur|zum|mit|in|im|der|des|bei|aus|an|am|auf)$/;

/** Reads how a request begins. `uiType` is what the caller states; without it the kind is guessed from the words. */
export function openingOf(prompt: string, uiType?: UiType): Opening {
  const asked = uiType ?? archetypeOf(committedWeights().archetype, prompt);
  const whole = readFrom(prompt, asked);
  // What people look at is the title, not who they are.
  const rest = afterAsker(prompt, whole.name ?? whole.subject ?? '');
  const looked = rest === undefined ? undefined : readFrom(rest, asked);
  return looked?.name === undefined && looked?.subject === undefined ? whole : looked;
}

function readFrom(prompt: string, asked: UiType): Opening {
  const { lexicon, opening: model } = committedWeights().tagger;
  const featured = openingFeatures(prompt, asked, lexicon);
  const { tokens } = featured;
  const runs = trimmedRuns(tokens, withOwnedNoun(tokens, readOpening(model, featured)));
  const opening: Opening = {
    head: textOf(tokens, spanned(runs)),
    link: linkIn(tokens, runs),
    isSubjectFirst: isSubjectFirst(runs),
    isTask: isTask(tokens, runs),
    clause: textOf(tokens, { from: 0, to: stopIn(tokens) }),
  };
  for (const run of runs) {
    const text = textOf(tokens, run);
    if (!isControlName(text)) opening[run.tag] = text;
  }
  return opening;
}

/**
 * The title of a screen: a quoted title, else the words that name the screen, else its subject, with the word for the kind of
 * screen if the request names the kind. Undefined if none of these is fit to show.
 */
export function titleOf(
  opening: Opening,
  { uiType, language, copy, quoted }: { uiType: UiType; language: Language; copy: Copy; quoted: readonly Quoted[] },
): Title {
  const { shape, subject, head, clause } = opening;
  // A confirmation is titled by its whole question: "Confirm deleting the report".
  const isQuestion =
    uiType === 'confirmation' && opening.name?.includes(' ') === false && clause.startsWith(opening.name);
  const name = isQuestion ? clause : (opening.name ?? cardName(opening, uiType));
  const kinds: { [type in UiType]?: string } = copy.screenNames;
  const kind = kinds[uiType];
  const namedKind = shape === undefined ? undefined : kind;
  const composed =
    name ??
    (subject === undefined
      ? namedKind && shape
      : subjectTitle({ ...opening, subject, kind: namedKind, uiType, language }));
  const title =
    quotedAs('title', quoted) ?? (composed === undefined ? undefined : writtenTitle(composed, language, clause));
  const owner =
    opening.name === undefined || subject === undefined ? undefined : writtenTitle(subject, language, clause);
  return {
    title: fits(title, MAX_CHARS) ? title : undefined,
    owner: fits(owner, OWNER_MAX_CHARS) ? owner : undefined,
    head,
    isTask: opening.isTask && title === (name === undefined ? undefined : writtenTitle(name, language, clause)),
  };
}

// A "carte du jour" is no map: the word is what the thing is called.
function cardName({ shape = '', subject, head, isSubjectFirst: isLast }: Opening, uiType: UiType): string | undefined {
  return uiType !== 'map' && subject !== undefined && !isLast && isOneOf(CARDS, shape) ? head : undefined;
}

const CARDS = wordList('carte|karte|tageskarte|wochenkarte|carta');

/**
 * Formats a title: "CONTACT US" becomes "Contact us", and a short word without vowels is an acronym: "crm".
 *
 * @param said the request as written, which shows whether German nouns are capitalised
 */
export function writtenTitle(words: string, language: Language, said = words): string {
  if (ACRONYM.test(words)) return words.toUpperCase();
  const isShouted = words.includes(' ') && words === words.toUpperCase();
  const calm = (isShouted ? words.toLowerCase() : words)
    .split(' ')
    .map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word));
  // If one German noun is capitalised, the writer capitalised all of them.
  const isSpelled = language !== 'de' || /(?:^|\s)\p{Lu}\p{Ll}/u.test(said);
  return capitalized((isSpelled ? calm : withNouns(calm)).join(' '));
}

// "für den onlineshop": the last word of a German name and a word before a joining word are nouns.
function withNouns(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const isNoun = at > 0 && (next === undefined || GERMAN_JOINT.test(next)) && !GERMAN_JOINT.test(word);
    return isNoun ? capitalized(word) : word;
  });
}

// "The members of a rowing club": if only a subject is found, the noun that it belongs to is part of the title.
function withOwnedNoun(tokens: readonly Token[], runs: readonly OpeningRun[]): readonly OpeningRun[] {
  const [only, ...others] = runs;
  if (only === undefined || others.length > 0 || only.tag !== 'subject') return runs;
  let at = only.from - 1;
  while (ARTICLES.has(tokens[at]?.lower ?? '')) at -= 1;
  return OF_WORDS.has(tokens[at]?.lower ?? '') && at > 0 ? [{ ...only, from: at - 1 }] : runs;
}

function stopIn(tokens: readonly Token[]): number {
  const stop = tokens.findIndex(({ text }) => STOPS.has(text));
  return stop < 0 ? tokens.length : stop;
}

// "Form to report …", "people should be able to order …", "pour prendre …".
function isTask(tokens: readonly Token[], runs: readonly OpeningRun[]): boolean {
  const name = runs.find(({ tag }) => tag === 'name');
  return name !== undefined && BEFORE_TASKS.has(tokens[name.from - 1]?.lower ?? '');
}

function isSubjectFirst(runs: readonly OpeningRun[]): boolean {
  const subject = runs.find(({ tag }) => tag === 'subject');
  return runs.some(({ tag, from }) => tag === 'shape' && from === subject?.to);
}

function linkIn(tokens: readonly Token[], runs: readonly OpeningRun[]): string[] {
  const [shape, subject] = [runs.find(({ tag }) => tag === 'shape'), runs.find(({ tag }) => tag === 'subject')];
  if (shape === undefined || subject === undefined || subject.from < shape.to) return [];
  const between = tokens.slice(shape.to, subject.from);
  return between.length > LINK_MAX ? between.slice(-1).map(({ lower }) => lower) : between.map(({ lower }) => lower);
}

function spanned(runs: readonly OpeningRun[]): Pick<OpeningRun, 'from' | 'to'> {
  return { from: Math.min(...runs.map(({ from }) => from)), to: Math.max(...runs.map(({ to }) => to)) };
}

// The words as written, with one blank for any space between them.
function textOf(tokens: readonly Token[], { from, to }: Pick<OpeningRun, 'from' | 'to'>): string {
  let text = '';
  let end = tokens[from]?.start ?? 0;
  for (const word of tokens.slice(from, to)) {
    text += (word.start > end ? ' ' : '') + word.text;
    ({ end } = word);
  }
  return text;
}

function fits(text: string | undefined, max: number): text is string {
  return text !== undefined && text.length <= max && /\p{L}/u.test(text);
}
