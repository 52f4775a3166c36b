import type { Json } from '../json/json.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)/;
const CLOCK = /^(\d{1,2}):(\d\d)(?::(\d\d(?:[.,]\d{1,3})?))?/;
const ZONE = /(?:Z|([+-])(\d\d):?(\d\d))$/;
const DAY_MINUTES = 1_440;
const DAY_MS = 86_400_000;
/** The first and last day that a date with a four-digit year can name. */
const [FIRST_DAY, LAST_DAY] = [Date.UTC(0, 0, 1) / DAY_MS - 693_595, Date.UTC(9999, 11, 31) / DAY_MS];

/** Whole days from one date to another, negative backwards; null where one of them is no date. Clock times do not count. */
export function daysBetween(from: string, to: string): number | null {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  return start === undefined || end === undefined ? null : end - start;
}

/**
 * Minutes from one moment to another, negative backwards: two times of day, or two dates with a time. Null where one of them
 * is neither, or only one has a date.
 */
export function minutesBetween(from: string, to: string): number | null {
  const [start, end] = [minuteNumber(from), minuteNumber(to)];
  if (start === undefined || end === undefined || DATE.test(from) !== DATE.test(to)) return null;
  // Seconds have thousandths at most.
  return Math.round((end - start) * 60_000) / 60_000;
}

const EPOCH = { fromSeconds: 1e9, toSeconds: 2.2e9, msPerSecond: 1_000 };

/** A moment in seconds or milliseconds since 1970, from 2001 to 2039, as a text in UTC; undefined for other values. */
export function momentOf(value: Json | undefined): string | undefined {
  if (typeof value !== 'number') return undefined;
  const seconds = value >= EPOCH.fromSeconds * EPOCH.msPerSecond ? value / EPOCH.msPerSecond : value;
  const isMoment = seconds >= EPOCH.fromSeconds && seconds < EPOCH.toSeconds;
  return isMoment ? new Date(seconds * EPOCH.msPerSecond).toISOString() : undefined;
}

/** The date that many days later; text after the date is kept. Null when there is no date. */
export function addDays(date: string, days: number): string | null {
  const day = dayNumber(date);
  const text = day === undefined ? undefined : dateText(day + Math.trunc(days));
  return text === undefined ? null : text + date.slice(text.length);
}

/** The date that many months later, or the last day of a shorter month. Null when there is no date. */
export function addMonths(date: string, months: number): string | null {
  if (dayNumber(date) === undefined) return null;
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)].map(Number) as [
    number,
    number,
    number,
  ];
  const place = year * 12 + month - 1 + Math.trunc(months);
  const first = `${String(Math.floor(place / 12)).padStart(4, '0')}-${String((((place % 12) + 12) % 12) + 1).padStart(2, '0')}`;
  const days = daysBetween(`${first}-01`, addDays(`${first}-28`, 4)?.slice(0, 7).concat('-01') ?? '');
  return days === null ? null : `${first}-${String(Math.min(day, days)).padStart(2, '0')}${date.slice(10)}`;
}

/** A time of day, or a date with one, that many minutes later; a time of day wraps at midnight. Null for other texts. */
export function addMinutes(time: string, minutes: number): string | null {
  const at = DATE.test(time) ? 11 : 0;
  const clock = clockMinutes(time.slice(at));
  if (clock === undefined) return null;
  const whole = Math.floor(clock) + Math.round(minutes);
  const day = at === 0 ? '' : addDays(time.slice(0, at), Math.floor(whole / DAY_MINUTES));
  if (day === null) return null;
  const ofDay = ((whole % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number): string => String(part).padStart(2, '0');
  const rest = time.slice(at).replace(/^\d{1,2}:\d\d/, '');
  return `${day}${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}${rest}`;
}

function dayNumber(text: string): number | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A month 13 or a 31 April is not carried over into a date that nobody gave.
  return date.getUTCMonth() === Number(month) - 1 ? date.getTime() / DAY_MS : undefined;
}

function dateText(day: number): string | undefined {
  return day >= FIRST_DAY && day <= LAST_DAY ? new Date(day * DAY_MS).toISOString().slice(0, 10) : undefined;
}

function clockMinutes(text: string): number | undefined {
  const [, hour, minute, second = '0'] = CLOCK.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return undefined;
  return Number(hour) * 60 + Number(minute) + Number(second.replace(',', '.')) / 60;
}

/** Minutes since the start of the day, or since 1970; in UTC where a zone is given. */
function minuteNumber(text: string): number | undefined {
  if (!DATE.test(text)) return clockMinutes(text);
  const day = dayNumber(text);
  const clock = text.length > 10 ? clockMinutes(text.slice(11)) : 0;
  if (day === undefined || clock === undefined) return undefined;
  const [, sign, hours = '0', minutes = '0'] = ZONE.exec(text.slice(10)) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return day * DAY_MINUTES + clock - ahead;
}
