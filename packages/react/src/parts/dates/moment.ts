import { asDay, type Day } from './calendar-days.ts';

/**
 * A day with a time, as `YYYY-MM-DDTHH:mm` and perhaps seconds and an offset. A DatePicker and a TimePicker that are bound to the
 * same place each write their part of it.
 */
const TIME = /^(?:(\d{4}-\d{2}-\d{2})[T ])?(\d{2}:\d{2})(.*)$/;

/** The day of a day or moment; undefined where it has none. */
export function dayIn(value: string | undefined): Day | undefined {
  return asDay(value) ?? asDay(TIME.exec(value ?? '')?.[1]);
}

/** The time of day of a time or moment, `HH:mm`; empty where it has none. */
export function timeIn(value: string): string {
  return TIME.exec(value)?.[2] ?? '';
}

/** The value with another day; a time that it has stays. */
export function withDay(value: string, day: Day): string {
  const [, , time, rest = ''] = TIME.exec(value) ?? [];
  return time === undefined ? day : `${day}T${time}${rest}`;
}

/** The value with another time of day, or without one; a day that it has stays. */
export function withTime(value: string, time: string): string {
  const day = dayIn(value);
  if (day === undefined || time === '') return day ?? time;
  const [, before, , rest = ''] = TIME.exec(value) ?? [];
  return `${day}T${time}${before === undefined ? '' : rest}`;
}
