import type { Day, Month } from './calendar-days.ts';
import { dateFormat } from './format-date.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
/** A Monday and the six days after it. */
const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 5, 1 + day));

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
  locale: string;
  monthNames: readonly string[] | undefined;
  /** In the order of the columns; ignored unless seven. */
  weekdayLabels: readonly string[] | undefined;
  /** Monday is 0. */
  firstWeekday: number;
};

/**
 * English, unless the spec brings its own names: they tell the language of the page better than the browser does. The
 * order of day, month and year is the locale's where the names are in its language.
 */
export function calendarWords({ locale, monthNames, weekdayLabels, firstWeekday }: CalendarNames): CalendarWords {
  const names = monthNames?.length === 12 ? monthNames : undefined;
  const order = names !== undefined || /^en\b/i.test(locale) ? `${locale}-u-ca-gregory` : 'en';
  const monthIn = (day: string, style: 'long' | 'short') => {
    const at = Number(day.slice(5, 7)) - 1;
    return names?.[at] ?? dateFormat('en', 'UTC', { month: style }).format(MONTHS[at]);
  };
  const write = (day: Day, options: Intl.DateTimeFormatOptions, month: string) =>
    dateFormat(order, 'UTC', options)
      .formatToParts(Date.parse(`${day}T00:00:00Z`))
      .map(({ type, value }) => (type === 'month' ? month : value))
      .join('');
  const columns = Array.from({ length: 7 }, (_, at) => (firstWeekday + at) % 7);
  const weekdays = columns.map((weekday, at) => {
    const long = dateFormat('en', 'UTC', { weekday: 'long' }).format(WEEK[weekday]);
    const given = weekdayLabels?.length === 7 ? weekdayLabels[at] : undefined;
    return given === undefined ? { short: long.slice(0, 2), long } : { short: given, long: given };
  });
  return {
    monthTitle: (month) => write(`${month}-01`, { month: 'long', year: 'numeric' }, monthIn(month, 'long')),
    weekdays,
    write: (day, format) => {
      if (format === 'iso') return day;
      if (format === 'long') {
        return write(day, { day: 'numeric', month: 'long', year: 'numeric' }, monthIn(day, 'long'));
      }
      return write(day, { day: 'numeric', month: 'short' }, monthIn(day, 'short'));
    },
    speak: (day) => {
      const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 13 - firstWeekday) % 7]?.long ?? '';
      const date = write(day, { day: 'numeric', month: 'long', year: 'numeric' }, monthIn(day, 'long'));
      return `${weekday}, ${date}`;
    },
  };
}
