import type { Day, Month } from './calendar-days.ts';
import { dateFormat } from './format-date.ts';
import { knownLocale } from '../format-number.ts';

/** A Monday and the six days after it. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 5, 1 + day));

const MONTH: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };
const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** The names of months and weekdays, and how a date is written with them. */
export type CalendarWords = {
  /** Such as "November 2026". */
  monthTitle: (month: Month) => string;
  /** Headings of the columns, in the order of the columns. */
  weekdays: readonly { short: string; long: string }[];
  /** As a field prints it. */
  write: (day: Day, format: 'iso' | 'long' | 'short') => string;
  /** As a screen reader speaks it, with the weekday. */
  speak: (day: Day) => string;
};

type CalendarNames = {
  /** Of the figures and their order. */
  locale: string;
  /** Of the names that the spec does not bring. */
  wordsLocale: string;
  monthNames: readonly string[] | undefined;
  /** In the order of the columns; ignored unless seven. */
  weekdayLabels: readonly string[] | undefined;
  /** Monday is 0. */
  firstWeekday: number;
};

/**
 * In the language of the page's words, unless the spec brings its own names, which then show the language.
 * The order of day, month and year is the locale's where the names are in its language.
 */
export function calendarWords(options: CalendarNames): CalendarWords {
  const { locale, wordsLocale, monthNames, weekdayLabels, firstWeekday } = options;
  const names = monthNames?.length === 12 ? monthNames : undefined;
  const isOneLanguage = languageOf(locale) === languageOf(wordsLocale);
  const order = names !== undefined || isOneLanguage ? gregorian(locale) : gregorian(wordsLocale);
  const write = (day: Day, format: Intl.DateTimeFormatOptions) =>
    dateFormat(order, 'UTC', format)
      .formatToParts(Date.parse(`${day}T00:00:00Z`))
      .map(({ type, value }) => (type === 'month' ? (names?.[Number(day.slice(5, 7)) - 1] ?? value) : value))
      .join('');
  const columns = Array.from({ length: 7 }, (_, at) => (firstWeekday + at) % 7);
  const weekdays = columns.map((weekday, at) => {
    const name = (style: 'long' | 'short') => dateFormat(wordsLocale, 'UTC', { weekday: style }).format(WEEK[weekday]);
    const long = name('long');
    const given = weekdayLabels?.length === 7 ? weekdayLabels[at] : undefined;
    return given === undefined
      ? { short: languageOf(wordsLocale) === 'en' ? long.slice(0, 2) : name('short'), long }
      : { short: given, long: given };
  });
  return {
    monthTitle: (month) => write(`${month}-01`, MONTH),
    weekdays,
    write: (day, format) => {
      if (format === 'iso') return day;
      return write(day, format === 'long' ? LONG : SHORT);
    },
    speak: (day) => {
      const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 13 - firstWeekday) % 7]?.long ?? '';
      return `${weekday}, ${write(day, LONG)}`;
    },
  };
}

function languageOf(tag: string): string {
  return new Intl.Locale(knownLocale(tag)).language;
}

function gregorian(tag: string): string {
  return `${knownLocale(tag)}-u-ca-gregory`;
}
