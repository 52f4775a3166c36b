import type { Spec } from '#contract/spec/spec.ts';
import { clockIn } from '#builtin/understand/amounts/time-range.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { datesIn } from './dates-in-text.ts';

const TODAY: ReadonlySet<string> = new Set('today heute hoy hoje oggi aujourdhui'.split(' '));
const TOMORROW: ReadonlySet<string> = new Set('tomorrow morgen demain manana domani amanha'.split(' '));
const DAY_MS = 86_400_000;

/** The date in a text, as date pickers store it. `today` supplies a missing year, and resolves "tomorrow". */
export function dateTold(text: string, today: string | undefined): string | undefined {
  const word = joinedWords(text);
  if (TODAY.has(word)) return today;
  if (TOMORROW.has(word) && today !== undefined)
    return new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, today.length);
  return dayIn(text, today?.slice(0, 'YYYY'.length));
}

/** The day that a screen counts as today, if its state keeps one. */
function todayOf({ state }: Spec): string | undefined {
  const [, day] = Object.entries(state ?? {}).find(([key]) => TODAY.has(joinedWords(key))) ?? [];
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(day) ? day : undefined;
}

/** The date in a text on a screen: without a year it is in that of today, else in the only year of the screen's data. */
export function dateOn(spec: Spec, text: string): string | undefined {
  const years = new Set(JSON.stringify(spec.state ?? {}).match(/\b20\d{2}(?=-\d{2}-\d{2})/gu));
  const [year] = years;
  return dateTold(text, todayOf(spec)) ?? (years.size === 1 ? dayIn(text, year) : undefined);
}

/** A date as date pickers store it: "12.10.2026", "12/10/2026" and "12 October 2026" are "2026-10-12". */
export function isoDate(text: string): string | undefined {
  return dayIn(text, undefined);
}

// The only date in a text that is nothing else; a missing year is that of today.
function dayIn(text: string, yearOfToday: string | undefined): string | undefined {
  const [date, ...others] = datesIn(text);
  const isAlone = date !== undefined && date.text.length >= text.trim().length - '.'.length;
  const year = date?.year ?? yearOfToday;
  if (!isAlone || others.length > 0 || year === undefined) return undefined;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(date.month)}-${two(date.day)}`;
}

const WITH_MINUTES = /^(\d{1,2})(?:\s?h\s?|:)(\d{2})(?=$|\s)/iu;

/** The time of day, `HH:MM`, that is all of a text: "18 h 30", "8 pm", "11 Uhr". */
export function timeTold(text: string): string | undefined {
  return clockIn(
    text
      .trim()
      .replace(WITH_MINUTES, '$1:$2')
      .replace(/^(\d{1,2})\s?h$/iu, '$1 uhr'),
  );
}
