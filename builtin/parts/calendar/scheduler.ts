import type { Json, JsonObject } from '#contract/json/json.ts';
import { definedOnly, part, type Part } from '#builtin/part.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { nameOf, referredRow } from '#builtin/understand/data/references.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { dayLabel } from './calendar-words.ts';
import { eventTimes, minutesOf, type EventTime, type EventTimes } from './event-times.ts';

const LANES = wordList(
  'day|weekday|room*|person*|staff*|resource*|court*|lane*|chair*|doctor*|instructor*|coach*|stylist*',
  'tag|wochentag|jour|dia|giorno|raum|salle|sala|aula|platz',
);
const PLACES = wordList('room*|place|location|venue|raum|ort|salle|lieu|sala|lugar|luogo|local|court*|where');

// What many events have in common names none of them.
const ATTRIBUTES = ['tag', 'description', 'status'] as const;

const MAX_EVENTS = 120;
const MAX_COLUMNS = 10;
const MAX_DAYS = 7;
const FEW_HOURS = 6;

/** A grid of hours; `isComplete` when it shows all that the records hold. */
export type Schedule = { part: Part; isComplete: boolean };

type Lanes = { labels: string[]; of: (index: number) => number; column?: Column };

/** Records with a start and an end as a grid of hours with a column per day or resource; undefined for others. */
export function schedulerOf(u: Understanding, set: RecordSet): Schedule | undefined {
  const timed = eventTimes(set);
  if (timed === undefined) return undefined;
  const lanes = lanesOf(u, set, timed);
  if (lanes === undefined) return undefined;
  const texts = textColumns(set, [...timed.columns, ...(lanes.column === undefined ? [] : [lanes.column])]);
  const events = timed.times.slice(0, MAX_EVENTS).flatMap((time, index): Json[] => {
    if (time === undefined) return [];
    const [title, subtitle] = texts.flatMap(({ key }) => cell(set, index, key) ?? []);
    const { start, end } = time;
    return [definedOnly({ title: title ?? set.label, subtitle, start, end, column: lanes.of(index) })];
  });
  const shown = [...timed.columns, ...texts.slice(0, 2), lanes.column];
  const isComplete =
    events.length === set.rows.length &&
    set.columns.every((one) => shown.includes(one) || one.kind === 'id' || isKey(one));
  const props = {
    columns: lanes.labels.map((label) => ({ label })),
    events,
    ...hoursShown(timed.times),
    editable: false,
    nowLine: false,
    hour12: u.language === 'en' ? undefined : false,
  };
  return { part: part(`${identifier(set.key, 'events')}Scheduler`, 'Scheduler', props), isComplete };
}

// A few hours are drawn higher, so that short events can be read.
function hoursShown(times: readonly (EventTime | undefined)[]): JsonObject {
  const given = times.filter((time) => time !== undefined);
  const startHour = Math.floor(Math.min(...given.map(({ start }) => minutesOf(start) ?? 0)) / 60);
  const endHour = Math.ceil(Math.max(...given.map(({ end }) => minutesOf(end) ?? 0)) / 60);
  return { startHour, endHour, ...(endHour - startHour <= FEW_HOURS ? { hourHeight: 96 } : {}) };
}

// What names an event: its title or a text that all have, else who it is about, then where it is and the rest.
function textColumns(set: RecordSet, taken: readonly Column[]): Column[] {
  const texts = set.columns.filter(
    (one) => !taken.includes(one) && !isKey(one) && (one.kind === 'text' || one.refersTo !== undefined),
  );
  const own = texts.filter(({ refersTo }) => refersTo === undefined);
  const full = own.filter(
    ({ key }) =>
      !ATTRIBUTES.some((role) => plays(key, role)) && set.rows.every((_, index) => cell(set, index, key) !== undefined),
  );
  const named = own.find(({ key }) => plays(key, 'title')) ?? titleColumn({ columns: full });
  const person = texts.find((one) => one.refersTo !== undefined || plays(one.key, 'person'));
  const place = texts.find(({ key }) => says(PLACES, wordsOf(key).join(' ')));
  const ordered = [named, person, place, ...texts];
  return [...new Set(ordered.filter((one) => one !== undefined))];
}

function isKey({ key, kind, refersTo }: Column): boolean {
  return refersTo === undefined && (kind === 'id' || plays(key, 'id'));
}

// One lane per day, or per person or room, whichever the records have.
function lanesOf(u: Understanding, set: RecordSet, { times }: EventTimes): Lanes | undefined {
  const days = [...new Set(times.flatMap((time) => time?.day ?? []))].toSorted();
  if (days.length > MAX_DAYS) return undefined;
  if (days.length > 1) {
    const shown = everyDay(days, times);
    const labels = shown.map((day) => dayLabel(day, u.language));
    return { labels, of: (index) => Math.max(0, shown.indexOf(times[index]?.day ?? '')) };
  }
  const resource = resourceLanes(set);
  const label = days[0] === undefined ? set.label : dayLabel(days[0], u.language);
  return resource ?? { labels: [label], of: () => 0 };
}

const DAY_MS = 24 * 60 * 60 * 1000;

// The days between too, as in a timetable, unless events side by side need their room.
function everyDay(days: readonly string[], times: readonly (EventTime | undefined)[]): readonly string[] {
  const [first, last] = [Date.parse(days[0] ?? ''), Date.parse(days.at(-1) ?? '')];
  const count = (last - first) / DAY_MS + 1;
  const isCrowded = times.some((one, at) => times.slice(at + 1).some((other) => overlap(one, other)));
  if (isCrowded || !(count <= MAX_DAYS)) return days;
  return Array.from({ length: count }, (_, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, days[0]?.length),
  );
}

function overlap(one: EventTime | undefined, other: EventTime | undefined): boolean {
  if (one === undefined || other === undefined || one.day !== other.day) return false;
  return one.start < other.end && other.start < one.end;
}

function resourceLanes(set: RecordSet): Lanes | undefined {
  const title = titleColumn(set);
  const column =
    set.columns.find(({ refersTo }) => refersTo !== undefined) ??
    set.columns.find((one) => one !== title && (one.kind === 'month' || says(LANES, wordsOf(one.key).join(' ')))) ??
    columnFor(set, 'person');
  if (column === undefined || (column === title && column.refersTo === undefined)) return undefined;
  const values = [...new Set(set.rows.map((row) => textOf(row[column.key])))];
  const isFit = values.length <= MAX_COLUMNS && values.every((value) => value !== '' && !/[\r\n]/.test(value));
  if (!isFit) return undefined;
  const names = column.refersTo;
  const labels = values.map((value) => {
    const at = names === undefined ? undefined : referredRow(names, value);
    return names === undefined || at === undefined ? value : nameOf(names, at);
  });
  return { labels, of: (index) => Math.max(0, values.indexOf(textOf(set.rows[index]?.[column.key]))), column };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
