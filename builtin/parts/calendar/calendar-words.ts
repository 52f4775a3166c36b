import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { LANGUAGES, type Language } from '#builtin/understand/learned/language.ts';

type CalendarWords = { monthNames: string[]; weekdayLabels: string[] };

const cache = new Map<Language, CalendarWords>();

/** Month and weekday names for date controls, whose defaults are English. */
export function calendarWords(language: Language): Partial<CalendarWords> {
  return language === 'en' ? {} : wordsIn(language);
}

/** Short weekday names as headings, beginning with Monday. */
export function weekdaysIn(language: Language): string[] {
  return wordsIn(language).weekdayLabels.map((day) => capitalized(day.replace('.', '')));
}

const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** An ISO date as the heading of a day: "Mon 23 Mar". */
export function dayLabel(day: string, language: Language): string {
  const known = dayFormats.get(language);
  const locale = language === 'en' ? 'en-GB' : language;
  const options: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' };
  const format = known ?? new Intl.DateTimeFormat(locale, options);
  if (known === undefined) dayFormats.set(language, format);
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : capitalized(format.format(date).replaceAll(/[,.]/g, ''));
}

/** The days of the week that texts name, from 0 for Monday, whole or as in "MON"; undefined unless all do so in one language. */
export function weekdaysNamed(texts: readonly string[]): number[] | undefined {
  if (!texts.every((text) => text.length > 1)) return undefined;
  for (const language of LANGUAGES) {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
    const names = Array.from({ length: 7 }, (_, at) => foldText(format.format(Date.UTC(2024, 0, 1 + at))));
    const found = texts.map((text) => names.findIndex((name) => name.startsWith(foldText(text))));
    if (texts.length > 0 && !found.includes(-1) && new Set(found).size === texts.length) return found;
  }
  return undefined;
}

function wordsIn(language: Language): CalendarWords {
  const known = cache.get(language);
  if (known !== undefined) return known;
  const month = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const words = {
    monthNames: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2024, index, 1))),
    // 1 January 2024 was a Monday.
    weekdayLabels: Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2024, 0, 1 + index))),
  };
  cache.set(language, words);
  return words;
}
