import { capitalized } from '#builtin/understand/words/identifier.ts';
import { setOf } from '#builtin/understand/learned/connectives.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isWeekday } from '#builtin/understand/amounts/weekday-names.ts';
import type { ReadingMode, TaggedPart } from './tagged-part.ts';

/** Something that a request states with its time: "Mon 17:00 yoga", "1952 founded". `time` is written as in the request. */
export type StatedEvent = { time: string; title: string };

type Found = StatedEvent & { start: number; end: number };

const CLOCK = /^(?:\d{1,2}[:.h]\d{2}|\d{1,2}(?:am|pm|uhr|h))$/iu;
const HALF = /^(?:am|pm|uhr|h)$/iu;
const YEAR = /^(?:1[5-9]|20)\d{2}$/u;
const DAY_NOUNS = setOf('day tag jour día dia giorno');
const SEPARATOR = /[,;\n]/u;
const LIST_SIGN = /^[*•–-]$/u;
const JOINT = /^[:–—-]$/u;
const QUOTES = /^['"“„«]|['"”“»]$/gu;
// "9:00 to 17:00" are hours, and "closed" is no event.
const HOURS = setOf('am pm uhr to bis al alle as closed geschlossen ferme chiuso cerrado fechado');
const TITLE_MAX_CHARS = 60;
const WORD_MAX_CHARS = 14;
const SEGMENT_MAX_CHARS = 90;
const EVENTS_MIN = 2;
/** What these screens list is asked for, not shown. */
const ASKING: ReadonlySet<ReadingMode> = new Set<ReadingMode>([
  'form',
  'wizard',
  'settings_panel',
  'pricing_table',
  'edit',
  'journey',
]);

/** The events that a request lists, in its order, and what lies in one; none if it lists fewer than two in a row. */
export function statedEvents(prompt: string, mode: ReadingMode): { events: StatedEvent[]; isInEvent: IsInEvent } {
  const listed = ASKING.has(mode) ? [] : runOf(segmentsOf(prompt).map(eventOf));
  // "2024 revenue 52k" is a figure of a year.
  const found = mode === 'dashboard' && listed.every(({ time }) => YEAR.test(time)) ? [] : listed;
  const isInEvent: IsInEvent = ({ start, end }) => found.some((event) => start < event.end && event.start < end);
  return { events: found.map(({ time, title }) => ({ time, title })), isInEvent };
}

type IsInEvent = (part: Pick<TaggedPart, 'start' | 'end'>) => boolean;

type Segment = { text: string; start: number };

// Parted by commas and lines, and by what begins a list: "finals week: maths mon 9am".
function segmentsOf(prompt: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (let at = 0; at <= prompt.length; at += 1) {
    const sign = prompt[at] ?? '\n';
    const isSentenceSign = (sign === '.' || sign === ':') && /\s/u.test(prompt[at + 1] ?? ' ');
    if (!SEPARATOR.test(sign) && !(isSentenceSign && !isShortDay(prompt.slice(start, at)))) continue;
    segments.push({ text: prompt.slice(start, at), start });
    start = at + 1;
  }
  return segments;
}

// "Mo. 9 Uhr"
function isShortDay(before: string): boolean {
  return isWeekday(before.slice(-WORD_MAX_CHARS).split(/\s/u).at(-1) ?? '');
}

function eventOf({ text, start }: Segment): Found | undefined {
  if (text.length > SEGMENT_MAX_CHARS) return undefined;
  const words = text.split(/\s+/u).filter((word) => word !== '');
  if (LIST_SIGN.test(words[0] ?? '')) words.shift();
  const first = timeAt(words, 0);
  const lastAt = [2, 3].map((count) => words.length - count).find((at) => at > 0 && isDayAndClock(words, at));
  const [timeWords, titleWords] =
    first > 0
      ? [words.slice(0, first), words.slice(first)]
      : [words.slice(lastAt ?? words.length), words.slice(0, lastAt ?? 0)];
  const title = titleWords
    .filter((word, at) => !((at === 0 || at === titleWords.length - 1) && JOINT.test(word)))
    .join(' ')
    .replaceAll(QUOTES, '');
  if (timeWords.length === 0 || !isTitle(title)) return undefined;
  return { time: timeWords.join(' '), title: capitalized(title), start, end: start + text.length };
}

// How many words of a time begin at a word: "Mon 17:00", "9 am", "día 3", "1952".
function timeAt(words: readonly string[], at: number): number {
  const [word = '', next = ''] = words.slice(at);
  const clock = clockAt(words, isWeekday(word) ? at + 1 : at);
  if (clock > 0) return clock + (isWeekday(word) ? 1 : 0);
  if (DAY_NOUNS.has(word.toLowerCase()) && /^\d{1,2}$/u.test(next)) return 2;
  return YEAR.test(word) ? 1 : 0;
}

function clockAt(words: readonly string[], at: number): number {
  const [word = '', next = ''] = words.slice(at);
  if (CLOCK.test(word)) return HALF.test(next) ? 2 : 1;
  return /^\d{1,2}$/u.test(word) && HALF.test(next) ? 2 : 0;
}

function isDayAndClock(words: readonly string[], at: number): boolean {
  return isWeekday(words[at] ?? '') && clockAt(words, at + 1) === words.length - at - 1;
}

function isTitle(text: string): boolean {
  const names = wordsOf(text).filter((word) => /\p{L}{3}/u.test(word) && !HOURS.has(word) && !isWeekday(word));
  return text.length <= TITLE_MAX_CHARS && names.length > 0;
}

// One alone is a remark.
function runOf(segments: readonly (Found | undefined)[]): Found[] {
  const inRow = segments.flatMap((one, at) => {
    const hasNeighbour = [segments[at - 1], segments[at + 1]].some((other) => other !== undefined);
    return one !== undefined && hasNeighbour ? [one] : [];
  });
  return inRow.length < EVENTS_MIN ? [] : inRow;
}
