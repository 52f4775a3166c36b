import { rangesIn } from '#builtin/understand/data/telling.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { calendarWords } from '#builtin/parts/calendar/calendar-words.ts';
import { page } from '#builtin/parts/page/page.ts';
import { recordsPart, type Picked } from '#builtin/parts/records/records.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import { eventTimes } from '#builtin/parts/calendar/event-times.ts';
import { schedulerOf } from '#builtin/parts/calendar/scheduler.ts';
import { addDialog, entryOf } from '#builtin/parts/growing/add-dialog.ts';
import { growingPage } from '#builtin/parts/growing/growing-page.ts';
import { growingRows, fitsTable } from '#builtin/parts/growing/growing-table.ts';
import { addLabel, recordFields } from '#builtin/parts/growing/record-fields.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { labelsOf, type Starter } from '#builtin/starters/starter.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { bind, definedOnly, part, read, type Part } from '#builtin/part.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { isOnlyReferredTo } from '#builtin/understand/data/references.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { asksForMonth, bookButton, calendarViews, upcomingEvents } from '#builtin/parts/calendar/calendar-parts.ts';
import { entriesIn } from '#builtin/understand/data/list-columns.ts';
import { queryOf, viewPath } from '#builtin/view-query.ts';
import { namesOnce, placeOf, writtenCell } from '#builtin/written-value.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';

const MAX_EVENTS = 200;

/** Dated records in a month, hours in a week where the records have them, and the same records in a list below. */
export function calendarScreen(u: Understanding): Part {
  const sets = allRecords(u.data);
  const dated =
    sets.find((set) => eventTimes(set) !== undefined) ??
    sets.find((set) => dateColumnOf(set) !== undefined) ??
    sets.find((set) => columnFor(set, 'time') !== undefined);
  const dayPath = `/${ownKey(u, 'selectedDay')}`;
  const onRecord = dated === undefined ? [] : u.actions.filter((action) => recordsOf(action, sets) === dated);
  const others = sectionsOf(
    u,
    sets.filter((set) => set !== dated && !isOnlyReferredTo(set, sets)),
  );
  const rest = u.actions.filter((action) => !onRecord.includes(action) && !others.actions.includes(action));
  const top = actionControls(rest, u, {
    mayBePrimary: true,
    pointerFor: (field) => (field.kind === 'date' && !/end|until|bis|to$/i.test(field.name) ? dayPath : undefined),
  });
  const hours = dated === undefined || asksForMonth(u) ? undefined : schedulerOf(u, dated);
  const view = dated === undefined ? monthToFill(u, dayPath) : month(u, dated, dayPath);
  const views = dated === undefined ? calendarViews(u, view) : (hours?.parts ?? [view]);
  // Only the month selects a day. A grid of hours that shows everything needs a list below only for its buttons.
  const picked = dated === undefined || hours !== undefined ? undefined : pickedDay(dated, dayPath);
  const isListed = dated !== undefined && (hours?.isComplete !== true || onRecord.length > 0);
  const list = isListed ? recordsPart(u, dated, onRecord, picked) : { parts: [], dialogs: [] };
  const cards = isListed ? [part('listCard', 'Card', { title: dated.label }, list.parts)] : [];
  const listCard = dated === undefined ? upcomingEvents(u) : cards;
  const book = bookButton(u, dayPath);
  const isToFill = u.started?.isVague === true || (views.length === 1 && book.length === 0);
  if (u.started !== undefined && isToFill) return growingCalendar(u, u.started.starter, view);
  const title = u.named.title ?? dated?.label ?? u.copy.overview;
  const parts = [...views, ...listCard, ...others.cards, ...top.dialogs, ...list.dialogs, ...others.dialogs];
  return page(u, title, 'xl', [...top.buttons, ...book], parts);
}

// A month, the same dates in a list, and a dialog that adds to both.
function growingCalendar(u: Understanding, starter: Starter, monthToCome: Part): Part {
  const list = `/${ownKey(u, 'events')}`;
  const fields = withDay(u, recordFields(u).filter(fitsTable));
  const { button, dialog } = addDialog(u, { key: 'entry', label: addLabel(u), fields, list, entry: eventOf });
  const title = capitalized(starter.many);
  const table = part('listCard', 'Card', { title }, [growingRows(u, title, fields, list)]);
  return growingPage(u, starter, 'xl', [button], [monthToCome, table, dialog]);
}

// Every entry needs a day, under the key `date` that the calendar reads.
function withDay(u: Understanding, fields: readonly Field[]): Field[] {
  const date = fields.find(({ kind }) => kind === 'date');
  const { label } = date ?? labelsOf('date', u.language);
  const day: Field = { ...date, label, kind: 'date', name: 'date', required: true };
  const known = fields.filter((field) => field !== date);
  // The entry is named by a text field; a time would not do.
  const name = known.find(({ kind }) => kind === 'text') ?? known[0];
  const others = known.filter((field) => field !== name).map((field) => ({ ...field, required: false }));
  return name === undefined ? [day] : [{ ...name, required: true }, day, ...others];
}

function eventOf(placed: readonly Placed[]): JsonObject {
  const [first] = placed;
  return { ...entryOf(placed), ...(first === undefined ? {} : { label: read(first.pointer) }) };
}

// Selecting a day filters the list.
function pickedDay(set: RecordSet, path: string): Picked | undefined {
  const date = dateColumnOf(set);
  return date?.kind === 'date' ? { key: date.key, path } : undefined;
}

function dateColumnOf(set: RecordSet) {
  const dates = set.columns.filter(({ kind }) => kind === 'date' || kind === 'dateTime');
  return dates.find((column) => columnFor({ columns: [column] }, 'date') !== undefined) ?? dates[0];
}

function month(u: Understanding, set: RecordSet, dayPath: string): Part {
  const date = dateColumnOf(set);
  const title = titleColumn(set);
  const status = columnFor(set, 'status');
  const [start] = eventTimes(set)?.columns ?? [];
  const made = set.lists.find((list) => list.made === 'critical');
  const path = viewPath(u, set.pointer, 'entries');
  const until = rangesIn(set.columns).find(([from]) => from === date)?.[1];
  const events = set.rows
    .flatMap((row, index): Json[] => {
      const day = date === undefined ? undefined : dayOf(row[date.key]);
      if (day === undefined || title === undefined) return [];
      const isAlert = made !== undefined && entriesIn(row, made).length > 0;
      const tone = isAlert ? 'critical' : status === undefined ? undefined : toneOf(statusText(row[status.key]));
      const label = start === undefined ? (cell(set, index, title.key) ?? set.label) : read(`${path}/${index}`);
      return daysUntil(day, until === undefined ? undefined : dayOf(row[until.key])).map((one) =>
        definedOnly({ date: one, label, tone }),
      );
    })
    .slice(0, MAX_EVENTS);
  const first = set.rows
    .map((row) => (date === undefined ? undefined : dayOf(row[date.key])))
    .find((day) => day !== undefined);
  const view = calendar(u, dayPath, events, first?.slice(0, 'YYYY-MM'.length), identifier(set.key, 'events'));
  if (start === undefined || title === undefined) return view;
  const { value } = placeOf(start);
  const clock = start.kind === 'time' ? value : `format_date(${value}, 'time')`;
  const told = `join(' ', [(${value} && ${clock}) || '', ${writtenCell(title, u, set.label)}][?@ != ''])`;
  const query = namesOnce(`map(&${told}, ${queryOf(set.pointer)})`, [title]);
  return { ...view, views: { [path]: { query, of: set.pointer } } };
}

const MAX_DAYS = 62;
const DAY_MS = 86_400_000;

// What takes several days stands on each of them.
function daysUntil(first: string, last = first): string[] {
  const from = Date.parse(first);
  const count = Math.round((Date.parse(last) - from) / DAY_MS);
  if (!(count > 0 && count < MAX_DAYS)) return [first];
  return Array.from({ length: count + 1 }, (_, at) => new Date(from + at * DAY_MS).toISOString().slice(0, DAY_CHARS));
}

const DAY_CHARS = 'YYYY-MM-DD'.length;

function monthToFill(u: Understanding, dayPath: string): Part {
  const pointer = `/${ownKey(u, 'events')}`;
  const view = calendar(u, dayPath, read(pointer), u.today?.slice(0, 'YYYY-MM'.length), 'events');
  return { ...view, seeds: { ...view.seeds, [pointer]: [] } };
}

function calendar(u: Understanding, dayPath: string, events: Json, shown: string | undefined, id: string): Part {
  const monthPath = `/${ownKey(u, 'shownMonth')}`;
  const props = {
    value: bind(dayPath),
    month: shown === undefined ? undefined : bind(monthPath),
    events,
    size: 'lg',
    weekStartsOn: 'monday',
    ...calendarWords(u.language),
  };
  return part(`${id}Calendar`, 'Calendar', props, [], {
    seeds: { [dayPath]: '', ...(shown === undefined ? {} : { [monthPath]: shown }) },
  });
}

function statusText(value: Json | undefined): string {
  return typeof value === 'string' ? value.slice(0, 40) : '';
}

// The day of a date or of an ISO date and time, as the calendar wants it.
function dayOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:$|[T ])/.test(value)
    ? value.slice(0, 10)
    : undefined;
}
