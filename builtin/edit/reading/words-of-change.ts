import type { Spec } from '#contract/spec/spec.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import { namedBefore, namesBefore, rowNamedBefore } from '#builtin/edit/finding/named-before.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { cuesIn, unquoted } from '#builtin/edit/words/meanings.ts';
import { kindAt } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { numberTold } from '#builtin/edit/words/number-in.ts';
import { atOrdinal, ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { weekdaysIn } from '#builtin/edit/words/weekdays.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import type { Change } from './changes.ts';
import type { Command } from './command.ts';

/** One step of a change: commands that may carry it out, of which the first that fits the screen is taken. */
export type Attempt = readonly Command[];

/** What a change is read against. `lastMentioned` is what "it" refers to. */
export type ChangeContext = {
  spec: Spec;
  prompt: string;
  lastMentioned: string | undefined;
  /** The change before. */
  before?: Change | undefined;
};

/** The tagged words of a change with one of the tags, in order. */
export function wordsWith({ words }: Change, ...tags: readonly ChangeTag[]): TaggedWords[] {
  return words.filter(({ tag }) => tags.includes(tag));
}

/** The first text with a tag. */
export function textOf(change: Change, tag: ChangeTag): string | undefined {
  return wordsWith(change, tag)[0]?.text;
}

/** The texts with a tag; pronouns are replaced by what was last mentioned. */
export function textsOf(change: Change, tag: ChangeTag, context: ChangeContext): string[] {
  const told = wordsWith(change, tag);
  // "the search is small, make it bigger": within one change a pronoun repeats the words before it.
  const isRepeated = ({ text }: TaggedWords, at: number) => at > 0 && isPronoun(text);
  return told
    .filter((words, at) => !isRepeated(words, at))
    .flatMap((words) => severalMeantBy(words, context) ?? [meantBy(words, context)]);
}

const PAIR: ReadonlySet<string> = new Set('both beide beiden ambos ambas entrambi entrambe'.split(' '));

// "swap A and B and make both bigger", "the second": of the things that were named last.
function severalMeantBy({ text, start }: TaggedWords, { prompt, spec, before }: ChangeContext): string[] | undefined {
  const { nameWords, kinds } = parseTargetPhrase(text);
  const words = wordsOf(text);
  if (kinds.length > 0) return undefined;
  const swapped = before?.verb === 'swap' ? wordsWith(before, 'swapped').map((one) => one.text) : [];
  const ordinal = words.flatMap((_, at) => ordinalAt(words, at, ANY_LANGUAGE)?.meaning ?? [])[0];
  if (ordinal !== undefined && swapped.length === 2 && nameWords.length < 2)
    return [atOrdinal(swapped, ordinal) ?? []].flat();
  const count = words.some((word) => PAIR.has(word)) ? 2 : numberTold(words.at(-1) ?? '');
  if (count === undefined || count < 2 || nameWords.some((word) => numberTold(word) !== count)) return undefined;
  if (swapped.length === count) return swapped;
  const named = namesBefore(spec, prompt.slice(0, start));
  return named.length === count ? named : undefined;
}

/** What a change is about: the texts with a tag, else its place, else what was last mentioned. */
export function targetsOf(change: Change, tag: ChangeTag, context: ChangeContext): string[] {
  const told = textsOf(change, tag, context);
  const place = textOf(change, 'of') ?? textOf(change, 'inside');
  return told.length > 0 ? told : [place ?? context.lastMentioned ?? []].flat();
}

/** "that button": the words before tell which. */
const POINTING_WORDS: ReadonlySet<string> = new Set(
  [
    'that this those these dieser diese dieses diesen diesem jener jene jenes jenen cet cette ce ces',
    'esa ese eso esas esos esta este esto estas estos aquel aquella quel quell quello quella quelle quegli quei',
    'questo questa queste questi essa esse essas esses aquele aquela',
  ]
    .join(' ')
    .split(' '),
);
/** "his row" */
const OWNERS_WORDS: ReadonlySet<string> = new Set(
  'his her their sa son su sua suo seu seine seinen ihre ihren'.split(' '),
);
const POINTING_CHARS = 12;

// "take that button out", "it": what was last mentioned, or else what the words before name on the screen.
function meantBy(words: TaggedWords, context: ChangeContext): string {
  const { text, start } = words;
  const isIt = isPronoun(text);
  const [first = '', ...rest] = wordsOf(text);
  const isPointed = rest.length > 0 && (POINTING_WORDS.has(first) || OWNERS_WORDS.has(first));
  const { nameWords, kinds } = parseTargetPhrase(isPointed ? rest.join(' ') : text);
  const last = wordsOf(textBefore(words, context.prompt, POINTING_CHARS)).at(-1) ?? '';
  const isPointing = isPointed || POINTING_WORDS.has(last);
  if (!isIt && !(nameWords.length === 0 && isPointing)) return text;
  const before = context.prompt.slice(0, start);
  const isRow = kinds.includes('row');
  const named = isRow ? undefined : namedBefore(context.spec, before, isIt ? [] : kinds);
  const isOfEntry = isRow || PERSONS.has(text.toLowerCase()) || (isIt && named === undefined);
  const row = isOfEntry ? rowNamedBefore(context.spec, before) : undefined;
  if (PERSONS.has(text.toLowerCase())) return row ?? text;
  const isOpen = isIt || kinds.length === 0;
  const known = row ?? (isOpen ? context.lastMentioned : undefined) ?? named ?? context.lastMentioned;
  return known ?? (isIt ? kindBefore(before) : undefined) ?? text;
}

const KIND_CHARS = 60;

// "The map is too small, make it bigger": the last kind of element that the words before name.
function kindBefore(before: string): string | undefined {
  const words = wordsOf(before.slice(-KIND_CHARS));
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const kind = kindAt(words, at, ANY_LANGUAGE);
    if (kind !== undefined) return words.slice(at, at + kind.size).join(' ');
  }
  return undefined;
}

const PERSONS: ReadonlySet<string> = new Set(['her', 'him']);

/** A text, or what was last mentioned if it is a pronoun. */
export function referent(text: string, { lastMentioned }: ChangeContext): string {
  return isPronoun(text) && lastMentioned !== undefined ? lastMentioned : text;
}

const THERE_WORDS: ReadonlySet<string> = new Set('there dort da la alli ahi li'.split(' '));
// Alone they stand for something; before a noun they are articles.
const ALONE: ReadonlySet<string> = new Set(
  'her him er il lui lei le elle der den die das quello quella celui celle ce ca ese esa eso esos esas este esta esse essa ela ele'.split(
    ' ',
  ),
);

/** True for "it", "those" and "there". */
export function isPronoun(text: string): boolean {
  const words = wordsOf(text);
  return (
    (words.length === 1 && ALONE.has(words[0] ?? '')) ||
    (words.length > 0 && words.length <= 2 && words.every((word) => THERE_WORDS.has(word) || cuesIn(word)[0] === 'it'))
  );
}

/** The options that a change tells: "Monday to Friday" are five. */
export function choicesOf(change: Change): string[] {
  const told = wordsWith(change, 'option').flatMap(({ text }) => {
    const option = unquoted(text).replace(VERB_AT_END, '');
    return (weekdaysIn(option) ?? [option]).map(capitalized);
  });
  return [...new Set(told)];
}

// "aus dem Häkchen Ja und Nein machen": a German sentence ends in its verb.
const VERB_AT_END = /\s(?:machen|anbieten|haben|sein|werden|geben|lassen|hinzufügen|ergänzen)$/u;

const SENTENCE_END = /^[\s\S]*[.!?]\s+/u;

/** The prompt from the first to the last tagged word of a change, and what its sentence says before, up to a number of characters. */
export function sentenceOf({ words }: Change, prompt: string, charsBefore = 0): string {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const lead = prompt.slice(Math.max(0, start - charsBefore), start).replace(SENTENCE_END, '');
  return lead + prompt.slice(start, end);
}

/** The text after the last tagged word of a change, up to a number of characters. */
export function textAfter({ words }: Change, prompt: string, chars: number): string {
  const end = words.at(-1)?.end ?? 0;
  return prompt.slice(end, end + chars);
}

/** The text before a tagged word, up to a number of characters. */
export function textBefore({ start }: TaggedWords, prompt: string, chars: number): string {
  return prompt.slice(Math.max(0, start - chars), start);
}

/** "the two buttons": one phrase names both. */
export const BOTH = /^(?:the )?(?:two|both|beiden?|zwei|deux|dos|amb[ao]s|due|entramb[ei]|dois|duas)\s/iu;
