import type { Json } from '#contract/json/json.ts';
import { absencesOf } from '#builtin/understand/data/availability.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { nameOf, type Reference } from '#builtin/understand/data/references.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { dayLabel, weekdaysIn, weekdaysNamed } from './calendar-words.ts';
import type { EventTime } from './event-times.ts';

/** A column of a schedule: a day, a person or a room; what happens in it cannot take place as planned if nobody is there for it. */
export type Lane = { label: string; isOpen: boolean };

/** The columns of a schedule, and the member (`column`) that says which of them a record stands in. */
export type Lanes = { lanes: readonly Lane[]; of: (index: number) => number; column?: Column };

/** One grid of hours: its lanes, and the day that it is of where there are several grids. */
export type Grid = Lanes & { day?: string };

const RESOURCES = wordList(
  'day|weekday|room*|person*|staff*|resource*|court*|lane*|chair*|doctor*|instructor*|coach*|stylist*',
  'tag|wochentag|jour|dia|giorno|raum|salle|sala|aula|platz',
);
const MAX_LANES = 10;
const MAX_DAYS = 7;
/** Most days that each have lanes of their own. */
const MAX_GRIDS = 3;

/** The grids that records stand in: one with a lane per day, or per person or room; where the request asks for these, one for each day. */
export function gridsOf(u: Understanding, set: RecordSet, times: readonly (EventTime | undefined)[]): Grid[] {
  const days = [...new Set(times.flatMap((time) => time?.day ?? []))].toSorted();
  if (days.length > MAX_DAYS) return [];
  const [only] = days;
  const resource = resourceLanes(u, set);
  if (days.length <= 1)
    return [resource ?? { lanes: lanesOf([only === undefined ? set.label : dayLabel(only, u.language)]), of: () => 0 }];
  if (resource?.column !== undefined && days.length <= MAX_GRIDS && isAskedFor(u, set, resource.column))
    return days.map((day) => ({ ...resource, day }));
  const shown = everyDay(days, times);
  const lanes = lanesOf(shown.map((day) => dayLabel(day, u.language)));
  return [{ lanes, of: (index) => Math.max(0, shown.indexOf(times[index]?.day ?? '')) }];
}

function lanesOf(labels: readonly string[]): Lane[] {
  return labels.map((label) => ({ label, isOpen: false }));
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

const EACH = wordList(
  'per|each|every|by|one lane/row/column for|pro|je|jeder|jede|jedes|nach|par|pour chaque|chaque|por|cada|ogni|per ogni|a',
);

// "one lane per pilot", "leçons par moniteur"; the sections that the request asks for say so too.
function isAskedFor({ prompt }: Understanding, { groups }: RecordSet, { key, refersTo }: Column): boolean {
  if (groups?.column?.key === key) return true;
  const words = wordsOf(prompt);
  const list = refersTo?.pointer.split('/').at(-1) ?? key;
  return words.some(
    (word, at) =>
      says(EACH, word) && words.slice(at + 1, at + 3).some((next) => isNamedLike(next, key) || isNamedLike(next, list)),
  );
}

function resourceLanes(u: Understanding, set: RecordSet): Lanes | undefined {
  const title = titleColumn(set);
  const asked = set.columns.filter((one) => one.refersTo !== undefined && isAskedFor(u, set, one));
  const column =
    asked[0] ??
    set.columns.find(({ refersTo }) => refersTo !== undefined) ??
    set.columns.find((one) => one !== title && (one.kind === 'month' || says(RESOURCES, wordsOf(one.key).join(' ')))) ??
    columnFor(set, 'person');
  if (column === undefined || (column === title && column.refersTo === undefined)) return undefined;
  const used = [...new Set(set.rows.map((row) => textOf(row[column.key])))];
  const values = column.refersTo === undefined ? used : withUnused(column.refersTo, used);
  if (values.length > MAX_LANES || values.some((value) => /[\r\n]/.test(value))) return undefined;
  const days = weekdaysNamed(values);
  if (days !== undefined) return weekLanes(u, set, column, { values, days });
  // What nobody has yet is a lane of its own where the others are people or things of a list.
  if (column.refersTo === undefined && values.includes('')) return undefined;
  const lanes = values.map((value) => laneOf(u, column, value));
  return { lanes, of: (index) => Math.max(0, values.indexOf(textOf(set.rows[index]?.[column.key]))), column };
}

// Who has nothing to do has an empty lane, if there is room for all.
function withUnused({ rows, key }: Reference, used: readonly string[]): readonly string[] {
  const all = rows.map((row) => textOf(row[key]));
  const open = used.filter((value) => !all.includes(value)).toSorted();
  return open.length + all.length <= MAX_LANES ? [...open, ...all] : used;
}

function laneOf(u: Understanding, { label, refersTo }: Column, value: string): Lane {
  const at = refersTo?.rows.findIndex((row) => textOf(row[refersTo.key]) === value) ?? -1;
  if (refersTo === undefined) return { label: value, isOpen: false };
  if (value === '') return { label: u.copy.without(label), isOpen: true };
  if (at === -1) return { label: value, isOpen: false };
  const set = allRecords(u.data).find(({ pointer, view }) => (view?.of ?? pointer) === refersTo.pointer);
  const row = refersTo.rows[at];
  const absence =
    set === undefined || row === undefined ? undefined : absencesOf(set, u.language).find(({ isMet }) => isMet(row));
  const name = nameOf(refersTo, at);
  return { label: absence === undefined ? name : `${name} · ${absence.label}`, isOpen: absence !== undefined };
}

// "MON" is a word in the language of the page, and the days between stand there too.
function weekLanes(
  { language }: Understanding,
  { rows }: RecordSet,
  column: Column,
  { values, days }: { values: readonly string[]; days: readonly number[] },
): Lanes {
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const dayAt = (index: number) => days[values.indexOf(textOf(rows[index]?.[column.key]))] ?? first;
  return { lanes: lanesOf(weekdaysIn(language).slice(first, last + 1)), of: (index) => dayAt(index) - first, column };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
