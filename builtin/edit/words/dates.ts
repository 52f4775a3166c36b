import type { Spec } from '#contract/spec/spec.ts';
import { joinedWords } from '#builtin/understand/words/fold-text.ts';
import { datesIn } from './dates-in-text.ts';
import { monthIn } from './months.ts';

const TODAY: ReadonlySet<string> = new Set('today heute hoy hoje oggi aujourdhui'.split(' '));
const TOMORROW: ReadonlySet<string> = new Set('tomorrow morgen demain manana domani amanha'.split(' '));
const DAY_MS = 86_400_000;

/** The date that a text tells, as date pickers store it. `today` tells the year that is missing, and what "tomorrow" is. */
export function dateTold(text: string, today: string | undefined): string | undefined {
  const whole = isoDate(text);
  if (whole !== undefined) return whole;
  const word = joinedWords(text);
  if (TODAY.has(word)) return today;
  if (TOMORROW.has(word) && today !== undefined)
    return new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, today.length);
  const [date, ...others] = datesIn(text);
  const year = date?.year ?? (today === undefined ? undefined : Number(today.slice(0, 'YYYY'.length)));
  const isAlone = date !== undefined && date.text.length >= text.trim().length - '.'.length;
  return !isAlone || others.length > 0 || year === undefined ? undefined : dateOf(String(year), date.month, date.day);
}

/** The day that a screen counts as today, if its state keeps one. */
export function todayOf({ state }: Spec): string | undefined {
  const [, day] = Object.entries(state ?? {}).find(([key]) => TODAY.has(joinedWords(key))) ?? [];
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(day) ? day : undefined;
}

/** A date as date pickers store it: "12.10.2026", "12/10/2026" and "12 October 2026" are "2026-10-12". */
export function isoDate(text: string): string | undefined {
  const words = text.trim();
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  const [, first = '', second = '', last] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(words) ?? [];
  if (last !== undefined) return dateOf(last, Number(second), Number(first));
  const [, dayBefore = '', name = '', yearAfter = ''] =
    /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s(?:de\s|of\s)?(\p{L}{3,10})\.?,?\s(?:de\s|del\s)?(\d{4})$/iu.exec(words) ?? [];
  const named = name === '' ? undefined : monthIn(name);
  return named === undefined ? undefined : dateOf(yearAfter, named, Number(dayBefore));
}

function dateOf(year: string, month: number, day: number): string | undefined {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isReal ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : undefined;
}
