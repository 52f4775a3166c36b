import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { tokensOf } from '#builtin/understand/learned/tokens.ts';
import { cueOf, type Cue } from '#builtin/edit/words/cues.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import type { ChangeTag } from './change-tags.ts';
import type { ScreenName } from './screen-names.ts';
import type { TaggedWords } from './tagged-words.ts';

/** A word of the request with its position. */
type Word = { word: string; start: number; end: number };

/** Words between a field and what is said of it: "the note for "Nobody home" shouldn't be required". */
const BETWEEN_MAX = 6;
const BREAK = /[.,;:!?()\n]/u;
/** Tags that a name may have by mistake where the words around it say that it is required. */
const REPLACED: ReadonlySet<ChangeTag> = new Set(['set', 'of', 'inside', 'before', 'after', 'at', 'turned']);
const REQUIREMENTS: ReadonlySet<ChangeTag> = new Set(['must', 'may', 'required', 'optional']);
const FILLED = /fill|empl|ompil|ellen|reench|ausgef/u;
const DENIALS: ReadonlySet<Cue> = new Set(['not', 'none']);
/** "n'a pas besoin d'être obligatoire" */
const DENIAL_WORDS = 5;
const NAME_MIN_CHARS = 3;
/** A word for it beside the whole name of a field leaves little doubt. */
const MARGIN = 200;
/** What the tagger itself is sure of stands. */
const SURE_MARGIN = 80;
const NAME_MAX_WORDS = 6;

/**
 * Tags the field that the request calls required or optional, where the tagger found none: the whole name of a field on the
 * screen, next to a word for it in the same part of the sentence.
 */
export function withRequirements(
  words: readonly TaggedWords[],
  prompt: string,
  names: readonly ScreenName[],
): TaggedWords[] {
  const fields = new Set(names.flatMap(({ kind, text }) => (kind === 'field' ? [wordsOf(text).join(' ')] : [])));
  const all = wordsIn(prompt);
  const folded = all.map(({ word }) => word);
  let tagged = [...words];
  for (let at = 0; at < all.length; at += 1) {
    const told = requirementAt(folded, at);
    if (told === undefined) continue;
    const [cue, last] = [all[at], all[at + told.size - 1]];
    const field = fieldBeside(all, at, told.size, prompt, fields);
    const isOfOther = (one: TaggedWords) =>
      // "an optional email field", "when an order is added the date is required"
      (one.tag === 'new' && one.start < (last?.end ?? 0) && one.end > (cue?.start ?? 0)) ||
      (one.tag === told.tag &&
        one.margin >= SURE_MARGIN &&
        one.start >= (field?.end ?? 0) &&
        one.end <= (cue?.start ?? 0));
    if (field !== undefined && !tagged.some(isOfOther)) tagged = withTag(tagged, field, told.tag, prompt);
    at += told.size - 1;
  }
  return tagged.flatMap(requirementApart);
}

// "an optional email": the first word says nothing of what it is.
function requirementApart(one: TaggedWords): TaggedWords[] {
  const [whole = '', word = ''] = one.tag === 'new' ? (/^(\p{L}+)\s+/u.exec(one.text) ?? []) : [];
  const cue = cueOf(wordsOf(word), 0, ANY_LANGUAGE)?.meaning;
  if ((cue !== 'optional' && cue !== 'required') || /^\p{Lu}/u.test(word)) return [one];
  return [
    { ...one, tag: cue, text: word, end: one.start + word.length },
    { ...one, text: one.text.slice(whole.length), start: one.start + whole.length },
  ];
}

function wordsIn(prompt: string): Word[] {
  return tokensOf(prompt).flatMap(({ text, start, end }) => wordsOf(text).map((word) => ({ word, start, end })));
}

// "shouldn't be required" and "optional" say the same.
function requirementAt(folded: readonly string[], at: number): { tag: 'must' | 'may'; size: number } | undefined {
  const cue = cueOf(folded, at, ANY_LANGUAGE);
  if (cue?.meaning === 'optional') return { tag: 'may', size: cue.size };
  if (cue?.meaning !== 'required') return undefined;
  // "Could be filled in with today" is a start value.
  if (FILLED.test(folded.slice(at, at + cue.size).join(' '))) return undefined;
  const isDenied = folded
    .slice(Math.max(0, at - DENIAL_WORDS), at)
    .some((_, back, before) => DENIALS.has(cueOf(before, back, ANY_LANGUAGE)?.meaning ?? 'is'));
  return { tag: isDenied ? 'may' : 'must', size: cue.size };
}

// The nearest whole name of a field before or after the words, without a sign or another field in between.
function fieldBeside(
  all: readonly Word[],
  at: number,
  size: number,
  prompt: string,
  fields: ReadonlySet<string>,
): Pick<TaggedWords, 'start' | 'end'> | undefined {
  for (let distance = 0; distance <= BETWEEN_MAX; distance += 1)
    for (const field of [endingAt(all, at - 1 - distance, fields), beginningAt(all, at + size + distance, fields)]) {
      if (field === undefined) continue;
      const [from, to] =
        field.start < (all[at]?.start ?? 0) ? [field.end, all[at]?.start] : [all[at]?.end, field.start];
      if (!BREAK.test(prompt.slice(from, to))) return field;
    }
  return undefined;
}

function endingAt(all: readonly Word[], last: number, fields: ReadonlySet<string>) {
  return named(all, fields, (count) => [last - count + 1, last]);
}

function beginningAt(all: readonly Word[], first: number, fields: ReadonlySet<string>) {
  return named(all, fields, (count) => [first, first + count - 1]);
}

// The longest name first.
function named(
  all: readonly Word[],
  fields: ReadonlySet<string>,
  range: (count: number) => [number, number],
): Pick<TaggedWords, 'start' | 'end'> | undefined {
  for (let count = NAME_MAX_WORDS; count > 0; count -= 1) {
    const [from, to] = range(count);
    const [first, last] = [all[from], all[to]];
    if (first === undefined || last === undefined) continue;
    const text = all
      .slice(from, to + 1)
      .map(({ word }) => word)
      .join(' ');
    if (text.length >= NAME_MIN_CHARS && fields.has(text)) return { start: first.start, end: last.end };
  }
  return undefined;
}

function withTag(
  words: readonly TaggedWords[],
  { start, end }: Pick<TaggedWords, 'start' | 'end'>,
  tag: 'must' | 'may',
  prompt: string,
): TaggedWords[] {
  const overlapping = words.filter((one) => one.start < end && one.end > start);
  const same = overlapping.find((one) => one.tag === tag);
  if (same !== undefined)
    return words.map((one) => (one === same ? { ...one, margin: Math.max(one.margin, MARGIN) } : one));
  const isTold = overlapping.some((one) => REQUIREMENTS.has(one.tag) && one.margin >= MARGIN);
  const isOther = overlapping.some((one) => !REPLACED.has(one.tag) && !REQUIREMENTS.has(one.tag));
  if (isTold || isOther) return [...words];
  const field: TaggedWords = { tag, start, end, text: prompt.slice(start, end), margin: MARGIN };
  return [...words.filter((one) => !overlapping.includes(one)), field].toSorted(
    (one, other) => one.start - other.start,
  );
}
