/** A day as `YYYY-MM-DD`, a month as `YYYY-MM`: plain texts whose order is that of time. All arithmetic is in UTC. */
export type Day = string;
/** A month as `YYYY-MM`. */
export type Month = string;

const DAY_MS = 86_400_000;

/** The text itself where it is a day of the calendar, else undefined. */
export function asDay(text: string | undefined): Day | undefined {
  const match = /^\d{4}-\d{2}-\d{2}$/.exec(text ?? '');
  return match !== null && dayOf(epochOf(match[0])) === match[0] ? match[0] : undefined;
}

/** The text itself where it is a month, else undefined. */
export function asMonth(text: string | undefined): Month | undefined {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(text ?? '')?.[0];
}

/** The month that a day is in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The day so many days later; earlier where the number is negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(epochOf(day) + days * DAY_MS);
}

/** The month so many months later, between the years 1 and 9999. */
export function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const clamped = Math.min(9999 * 12 + 11, Math.max(12, count));
  return `${String(Math.floor(clamped / 12)).padStart(4, '0')}-${String((clamped % 12) + 1).padStart(2, '0')}`;
}

/** The same day of another month; its last day where that month is shorter. */
export function dayInMonth(month: Month, day: Day): Day {
  const last = Number(lastDay(month).slice(8));
  return `${month}-${String(Math.min(last, Number(day.slice(8)))).padStart(2, '0')}`;
}

/** The last day of a month. */
export function lastDay(month: Month): Day {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Monday is 0. */
export function weekday(day: Day): number {
  return (new Date(epochOf(day)).getUTCDay() + 6) % 7;
}

/** The six weeks that show a month, from the first day of its first week on. */
export function weeksOf(month: Month, firstWeekday: number): Day[][] {
  const first = `${month}-01`;
  const start = addDays(first, -((weekday(first) - firstWeekday + 7) % 7));
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_day, at) => addDays(start, week * 7 + at)));
}

/** The day nearest to the given one within the limits, each of which may be missing. */
export function dayWithin(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** Where a key leads from a day in the grid; undefined for keys that are not the grid's. */
export function dayAfterKey(
  key: { key: string; shiftKey: boolean },
  day: Day,
  firstWeekday: number,
  isMirrored: boolean,
): Day | undefined {
  const column = (weekday(day) - firstWeekday + 7) % 7;
  const forward = isMirrored ? -1 : 1;
  switch (key.key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -column);
    case 'End':
      return addDays(day, 6 - column);
    case 'PageUp':
      return dayInMonth(addMonths(monthOf(day), key.shiftKey ? -12 : -1), day);
    case 'PageDown':
      return dayInMonth(addMonths(monthOf(day), key.shiftKey ? 12 : 1), day);
    default:
      return undefined;
  }
}

function epochOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(epochMs: number): Day {
  return Number.isNaN(epochMs) ? '' : new Date(epochMs).toISOString().slice(0, 10);
}
