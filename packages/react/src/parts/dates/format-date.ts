import { knownLocale } from '../format-number.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The locale and time zone in which a moment is written. */
export type Place = { readonly locale: string; readonly timeZone: string };

const formats = new Map<string, Intl.DateTimeFormat>();
const byOptions = new WeakMap<object, Map<string, Intl.DateTimeFormat>>();
const MEDIUM: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
const MOMENT: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const TIME = /^(\d{1,2}):(\d{2})$/;

/** The formatter for a locale, time zone and options, made once. */
export function dateFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const place = `${locale}|${timeZone}`;
  const same = byOptions.get(options)?.get(place);
  if (same !== undefined) return same;
  const key = `${place}|${JSON.stringify(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(knownLocale(locale), { ...options, timeZone: knownTimeZone(timeZone) });
  formats.set(key, format);
  byOptions.set(options, (byOptions.get(options) ?? new Map<string, Intl.DateTimeFormat>()).set(place, format));
  return format;
}

/**
 * A date, a moment or epoch milliseconds as the locale writes it; text that is none of them comes back as it is. A plain
 * date is a day of the calendar: it reads the same in every time zone.
 */
export function formatDate(value: string | number, place: Place, options: Intl.DateTimeFormatOptions = MEDIUM): string {
  const moment = readMoment(value);
  if (moment === undefined) return String(value);
  return dateFormat(place.locale, moment.isFloating ? 'UTC' : place.timeZone, options).format(moment.epochMs);
}

/**
 * A fact as a person reads it: a text that is exactly an ISO date or a date with a time is written as the locale writes
 * it, a moment by the clocks of the page; any other text stays as it is. Beside others of its year a day goes without it.
 */
export function factText(text: string, place: Place, isYearKnown = false): string {
  if (DATE.test(text)) return formatDate(text, place, isYearKnown ? DAY : MEDIUM);
  return DATE_TIME.test(text) ? formatDate(text, place, MOMENT) : text;
}

/** Whether these are several days, all of one year. */
export function areDaysOfOneYear(texts: readonly string[]): boolean {
  const year = texts[0]?.slice(0, 5) ?? '';
  return texts.length > 1 && texts.every((text) => DATE.test(text) && text.startsWith(year));
}

/** Minutes since midnight as the locale writes a time of day. */
export function formatTimeOfDay(minutes: number, locale: string, isHour12?: boolean): string {
  const options: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    ...(isHour12 === true && { hour12: true }),
    ...(isHour12 === false && { hour: '2-digit', hourCycle: 'h23' }),
  };
  return dateFormat(locale, 'UTC', options).format(minutes * MINUTE_MS);
}

/** Epoch milliseconds of a date or moment; without an offset it is in `timeZone`. */
export function epochOf(value: string | number, timeZone: string): number | undefined {
  const moment = readMoment(value);
  if (moment === undefined) return undefined;
  return moment.isFloating ? moment.epochMs - offsetMs(moment.epochMs, timeZone) : moment.epochMs;
}

/** Minutes since midnight of `HH:mm` (24:00 included) or of a number of minutes; undefined for anything else. */
export function minutesOfDay(value: string | number): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const [, hours = '', minutes = ''] = TIME.exec(value) ?? [];
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes);
}

/** Minutes since midnight that the clocks of a time zone show at a moment. */
export function minutesAt(epochMs: number, timeZone: string): number {
  const local = epochMs + offsetMs(epochMs, timeZone);
  return Math.floor((((local % DAY_MS) + DAY_MS) % DAY_MS) / MINUTE_MS);
}

type Moment = {
  epochMs: number;
  /** Without a time zone of its own: the figures are what is meant, read as if in UTC. */
  isFloating: boolean;
};

function readMoment(value: string | number): Moment | undefined {
  if (typeof value === 'number') return Math.abs(value) <= 8.64e15 ? { epochMs: value, isFloating: false } : undefined;
  if (DATE.test(value)) return momentOf(`${value}T00:00:00Z`, true);
  const zone = DATE_TIME.exec(value)?.[7];
  if (!DATE_TIME.test(value)) return undefined;
  return zone === undefined ? momentOf(`${value}Z`, true) : momentOf(value, false);
}

function momentOf(iso: string, isFloating: boolean): Moment | undefined {
  const epochMs = Date.parse(iso);
  // JavaScript reads 30 February as 2 March.
  const day = iso.slice(0, 10);
  const isDay = !Number.isNaN(epochMs) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return isDay ? { epochMs, isFloating } : undefined;
}

/** How far the clocks of a time zone are ahead of UTC at a moment. */
function offsetMs(epochMs: number, timeZone: string): number {
  const parts = dateFormat('en', timeZone, FIGURES).formatToParts(epochMs);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(epochMs / 1000) * 1000;
}

const FIGURES: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
};

function knownTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
