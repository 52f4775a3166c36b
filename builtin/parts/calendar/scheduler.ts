import type { Json, JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { definedOnly, part, type Part, type View } from '#builtin/part.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { isState } from '#builtin/understand/words/state-words.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { memberQuery, queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { isShownAsIs, namesOnce, writtenCell } from '#builtin/written-value.ts';
import { dayLabel } from './calendar-words.ts';
import { eventTimes, minutesOf, type EventTime } from './event-times.ts';
import { gridsOf } from './schedule-lanes.ts';

const PLACES = wordList(
  'room*|place|location|venue|raum|ort|salle|lieu|sala|lugar|luogo|local|court*|where|meeting|meet|treff*|rdv|rendez vous|punto|encuentro|ritrovo|encontro|berth|gate|pier',
);

// What many events have in common names none of them.
const ATTRIBUTES = ['tag', 'description', 'status'] as const;

const MAX_EVENTS = 120;
const FEW_HOURS = 6;

/** Grids of hours; `isComplete` when they show all that the records hold. */
export type Schedule = { parts: Part[]; isComplete: boolean };

/** Records with a start and an end as grids of hours with a column per day or resource; undefined for others. */
export function schedulerOf(u: Understanding, set: RecordSet): Schedule | undefined {
  const timed = eventTimes(set);
  const grids = timed === undefined ? [] : gridsOf(u, set, timed.times);
  const [first] = grids;
  if (timed === undefined || first === undefined) return undefined;
  const texts = textColumns(set, [...timed.columns, ...(first.column === undefined ? [] : [first.column])]);
  const written = writtenTexts(u, set, texts);
  const placed = timed.times.slice(0, MAX_EVENTS).map((time, index) => ({ time, index }));
  const parts = grids.map((grid) => {
    const events = placed.flatMap(({ time, index }): Json[] => {
      if (time === undefined || (grid.day !== undefined && time.day !== grid.day)) return [];
      const column = grid.of(index);
      const { start, end } = time;
      const isOpen = grid.lanes[column]?.isOpen === true;
      const color = isCalledOff(set, index) ? QUIET : isOpen ? CRITICAL : undefined;
      return [definedOnly({ ...written.at(index), start, end, column, color })];
    });
    const name = identifier(`${set.key}${grid.day === undefined ? '' : ` ${grid.day}`}`, 'events');
    const props = {
      columns: grid.lanes.map(({ label }) => ({ label })),
      events,
      ...hoursShown(timed.times.filter((time) => grid.day === undefined || time?.day === grid.day)),
      editable: false,
      nowLine: false,
      hour12: u.language === 'en' ? undefined : false,
    };
    const scheduler = part(`${name}Scheduler`, 'Scheduler', props);
    if (grid.day === undefined) return scheduler;
    const heading = { text: dayLabel(grid.day, u.language), level: 'h2', size: 'sm' };
    return part(`${name}Day`, 'Stack', { gap: 'sm' }, [part(`${name}Title`, 'Heading', heading), scheduler]);
  });
  const [lead] = parts;
  const shown = [...timed.columns, ...texts.slice(0, SHOWN_TEXTS), first.column];
  const isComplete =
    placed.every(({ time }) => time !== undefined) &&
    placed.length === set.rows.length &&
    set.columns.every((one) => shown.includes(one) || one.kind === 'id' || isKey(one));
  return {
    parts: lead === undefined ? [] : [{ ...lead, views: { ...lead.views, ...written.views } }, ...parts.slice(1)],
    isComplete,
  };
}

const CRITICAL = '#c62828';
const QUIET = '#9aa0a6';
const SHOWN_TEXTS = 3;

// What was called off stays in its place, but is not looked at.
function isCalledOff(set: RecordSet, index: number): boolean {
  const row = set.rows[index] ?? {};
  return set.columns.some(({ key, kind }) => {
    const value = row[key];
    if (kind === 'boolean') return value === true && isState('calledOff', key);
    return typeof value === 'string' && plays(key, 'status') && isState('calledOff', value);
  });
}

type Texts = { at: (index: number) => JsonObject; views: { [pointer: string]: View } };

// The title of each event and its other values, from a view where these cannot be read as they are.
function writtenTexts(u: Understanding, set: RecordSet, [title, ...others]: readonly Column[]): Texts {
  const status = set.columns.find(({ key, kind }) => kind === 'boolean' && isState('calledOff', key));
  const told = others.slice(0, SHOWN_TEXTS - 1);
  const isPlain =
    told.length < 2 &&
    status === undefined &&
    [title, ...told].every((one) => one === undefined || one.refersTo !== undefined || isShownAsIs(one));
  if (title === undefined) return { at: () => ({ title: set.label }), views: {} };
  if (isPlain)
    return {
      at: (index) => {
        const [name, more] = [title, ...told].flatMap(({ key }) => cell(set, index, key) ?? []);
        return definedOnly({ title: name ?? set.label, subtitle: more });
      },
      views: {},
    };
  const path = viewPath(u, set.pointer, 'events');
  const flag = status === undefined ? [] : [`(${memberQuery([status.key])} && ${textLiteral(status.label)}) || ''`];
  const more = [...flag, ...told.map((one) => writtenCell(one, u, ''))];
  const members = [
    `title: ${writtenCell(title, u, set.label)}`,
    `subtitle: join(' · ', [${more.join(', ')}][?@ != ''])`,
  ];
  const query = namesOnce(`map(&{${members.join(', ')}}, ${queryOf(set.pointer)})`, set.columns);
  const read = (index: number, name: string) => ({ $state: path + formatPointer([index, name]) });
  return {
    at: (index) => ({
      title: read(index, 'title'),
      ...(more.length === 0 ? {} : { subtitle: read(index, 'subtitle') }),
    }),
    views: { [path]: { query, of: set.pointer } },
  };
}

// A few hours are drawn higher, so that short events can be read.
function hoursShown(times: readonly (EventTime | undefined)[]): JsonObject {
  const given = times.filter((time) => time !== undefined);
  const startHour = Math.floor(Math.min(...given.map(({ start }) => minutesOf(start) ?? 0)) / 60);
  const endHour = Math.ceil(Math.max(...given.map(({ end }) => minutesOf(end) ?? 0)) / 60);
  return { startHour, endHour, ...(endHour - startHour <= FEW_HOURS ? { hourHeight: 96 } : {}) };
}

// What names an event: its title or a text that all have, else who it is about, else what kind it is; then where it is and the rest.
function textColumns(set: RecordSet, taken: readonly Column[]): Column[] {
  const texts = set.columns.filter(
    (one) => !taken.includes(one) && !isKey(one) && (one.kind === 'text' || one.refersTo !== undefined),
  );
  const own = texts.filter(({ refersTo }) => refersTo === undefined);
  const isPlace = ({ key }: Column) => says(PLACES, wordsOf(key).join(' '));
  const isFull = ({ key }: Column) => set.rows.every((_, index) => cell(set, index, key) !== undefined);
  const full = own.filter((one) => !ATTRIBUTES.some((role) => plays(one.key, role)) && !isPlace(one) && isFull(one));
  const named = own.find(({ key }) => plays(key, 'title')) ?? titleColumn({ columns: full });
  const people = texts.filter((one) => one.refersTo !== undefined || plays(one.key, 'person'));
  const person = people.toSorted((a, b) => countOf(set, b) - countOf(set, a))[0];
  const kind = texts.find((one) => plays(one.key, 'tag') && isFull(one));
  const ordered = [named, person, kind, texts.find(isPlace), ...texts];
  return [...new Set(ordered.filter((one) => one !== undefined))];
}

// Of several people the one that differs most between events names it: the pupil before the teacher.
function countOf({ rows }: RecordSet, { key }: Column): number {
  return new Set(rows.map((row) => row[key])).size;
}

function isKey({ key, kind, refersTo }: Column): boolean {
  return refersTo === undefined && (kind === 'id' || plays(key, 'id'));
}
