import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

/** When a record takes place: HH:mm, and its day where the record has one. */
export type EventTime = { day: string | undefined; start: string; end: string };

/** The columns that say when records take place, and the times of each record; undefined for one without a time. */
export type EventTimes = {
  /** The start first, then the end or the length. */
  columns: readonly Column[];
  times: readonly (EventTime | undefined)[];
  /** The minutes in one unit of a length. */
  minutesIn: number;
};

const START = wordList('start*|begin*|from|time|at|von|debut|de|heure|hora|inicio|inizio|ora|uhrzeit|desde|dalle|das');
const END = wordList('end|ends|ending|until|to|finish*|bis|ende|fin|a|fine|fim|hasta|ate|alle|close*');
const MINUTES = wordList('duration|duree|dauer|duracion|duracao|durata|minutes|minuten|minutos|minuti|mins|min|length');
const HOURS = wordList('hours|stunden|heures|horas|ore|hrs');
const TIME_IN_TEXT = /(?:^|[T ])([01]\d|2[0-3]):([0-5]\d)/;
const DAY_MINUTES = 24 * 60;

/**
 * The times of records that have a start, and an end or a duration; undefined for others. A time is that of the clock at the
 * place: its offset from UTC is ignored.
 */
export function eventTimes(set: RecordSet): EventTimes | undefined {
  const timed = set.columns.filter(({ kind }) => kind === 'time' || kind === 'dateTime');
  const start = timed.find(({ key }) => saysOf(START, key)) ?? timed.find(({ key }) => !saysOf(END, key));
  if (start === undefined || set.rows.length === 0) return undefined;
  const end = timed.find((column) => column !== start && saysOf(END, column.key)) ?? laterOf(set, start, timed);
  const length =
    end === undefined
      ? set.columns.find(({ kind, key }) => kind === 'number' && (saysOf(MINUTES, key) || saysOf(HOURS, key)))
      : undefined;
  if (end === undefined && length === undefined) return undefined;
  const day = start.kind === 'dateTime' ? start : set.columns.find(({ kind }) => kind === 'date');
  const minutesIn = length !== undefined && !saysOf(MINUTES, length.key) ? 60 : 1;
  const times = set.rows.map((row) => {
    const from = minutesOf(row[start.key]);
    const to = end === undefined ? lengthOf(row, length, minutesIn, from) : minutesOf(row[end.key]);
    return from === undefined || to === undefined ? undefined : eventTime(dayOf(row, day), from, to);
  });
  // Records without a time would be lost in a grid of hours.
  if (times.filter((time) => time === undefined).length > times.length / 3) return undefined;
  return { columns: [start, end, length, day].filter((column) => column !== undefined), times, minutesIn };
}

const LONGEST_MINUTES = 12 * 60;

// "boardsAt" and "doneAt": the only other moment, if each record has it some hours after the first.
function laterOf({ rows }: RecordSet, start: Column, timed: readonly Column[]): Column | undefined {
  const [other, ...more] = timed.filter((column) => column !== start);
  if (other === undefined || more.length > 0 || other.kind !== 'dateTime' || start.kind !== 'dateTime')
    return undefined;
  const isLater = rows.every((row) => {
    const [from, to] = [row[start.key], row[other.key]].map((moment) =>
      typeof moment === 'string' ? Date.parse(moment) : Number.NaN,
    );
    const minutes = ((to ?? Number.NaN) - (from ?? Number.NaN)) / 60_000;
    return minutes > 0 && minutes <= LONGEST_MINUTES;
  });
  return isLater ? other : undefined;
}

// What goes on after midnight is drawn until then.
function eventTime(day: string | undefined, from: number, to: number): EventTime {
  const last = DAY_MINUTES - 1;
  return { day, start: clock(from), end: clock(to > from ? Math.min(to, last) : last) };
}

function lengthOf(row: JsonObject, length: Column | undefined, minutesIn: number, from = 0): number | undefined {
  const value = length === undefined ? undefined : row[length.key];
  return typeof value === 'number' && value > 0 ? from + Math.round(value * minutesIn) : undefined;
}

function saysOf(list: ReturnType<typeof wordList>, key: string): boolean {
  return says(list, wordsOf(key).join(' '));
}

/** Minutes since midnight of a time of day, or of a date with a time. */
export function minutesOf(value: Json | undefined): number | undefined {
  const found = typeof value === 'string' ? TIME_IN_TEXT.exec(value) : null;
  return found === null ? undefined : Number(found[1]) * 60 + Number(found[2]);
}

function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

function dayOf(row: JsonObject, day: Column | undefined): string | undefined {
  const value = day === undefined ? undefined : row[day.key];
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
    ? value.slice(0, 'YYYY-MM-DD'.length)
    : undefined;
}
