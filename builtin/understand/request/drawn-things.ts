import { committedStarters } from '#builtin/starters/read-starters.ts';
import type { Span } from '#builtin/understand/learned/tags.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import { isOneOf } from '#builtin/understand/words/word-list.ts';

/** Shapes of headings that are drawn rather than written. */
const DRAWN: ReadonlySet<string> = new Set(['picture', 'pictures', 'portrait', 'place', 'progress']);
const WORD = /[\p{L}\p{N}]+/gu;
const PHRASE_WORDS = 3;
const MENTIONS_MAX = 8;
// What may follow the name of a picture; any other word is a noun that the picture only describes: "photo album".
const FOLLOWING = setOf(
  'and or on in at of with below above left right top first then beside next for showing to und oder oben links rechts mit von im am ' +
    'et ou en avec de du des a y o con del da di do na no sopra sinistra destra carousel slider upload',
);

/** Adds a fact for each picture, map or bar that the page of a thing is to have: "with image", "and a progress bar". */
export function withDrawnThings(prompt: string, spans: readonly Span[]): Span[] {
  const shapes = committedStarters().shapes.filter(({ name }) => DRAWN.has(name));
  const words = [...prompt.matchAll(WORD)];
  const drawn: Span[] = [];
  for (let at = 0; at < words.length && drawn.length < MENTIONS_MAX; at += 1) {
    const count = phraseLengths(words.length - at).find((length) => {
      const [start, end] = rangeOf(words, at, length);
      const phrase = prompt.slice(start, end);
      return !/[,;:.()]/.test(phrase) && shapes.some((shape) => isOneOf(shape.words, phrase));
    });
    if (count === undefined) continue;
    const [start, end] = rangeOf(words, at, count);
    const isTaken = spans.some((one) => one.start < end && start < one.end && !isOnlyAbout(prompt, one, start));
    if (!isTaken && endsThere(prompt.slice(end))) drawn.push({ tag: 'fact', start, end });
    at += count - 1;
  }
  const others = spans.filter((one) => !drawn.some(({ start, end }) => one.start < end && start < one.end));
  return [...others, ...drawn].toSorted((one, other) => one.start - other.start);
}

/** True for words that name a picture, a map or a bar: an amount after them is not their value. */
export function isDrawn(words: string): boolean {
  return committedStarters().shapes.some((shape) => DRAWN.has(shape.name) && isOneOf(shape.words, words));
}

// A statement such as "with a map" says nothing beyond the name.
function isOnlyAbout(prompt: string, { tag, start: from }: Span, start: number): boolean {
  return (
    (tag === 'value' || tag === 'fact') &&
    /^(?:(?:with|mit|avec|con|com)\s)?(?:\p{L}{1,5}\s)?$/iu.test(prompt.slice(from, start))
  );
}

function phraseLengths(left: number): number[] {
  return Array.from({ length: Math.min(PHRASE_WORDS, left) }, (_, at) => Math.min(PHRASE_WORDS, left) - at);
}

function rangeOf(words: readonly RegExpExecArray[], at: number, count: number): [start: number, end: number] {
  const last = words[at + count - 1];
  return [words[at]?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)];
}

function endsThere(after: string): boolean {
  const next = /^\s+([\p{L}\p{N}]+)/u.exec(after)?.[1];
  return next === undefined ? !/^[-'’]\p{L}/u.test(after) : FOLLOWING.has(foldText(next));
}
