import type { JsonObject } from '#contract/json/json.ts';
import { addDialog, entryOf } from '#builtin/parts/growing/add-dialog.ts';
import { addLabel, recordFields } from '#builtin/parts/growing/record-fields.ts';
import { growingRows, isShown } from '#builtin/parts/growing/growing-table.ts';
import { calendarWords } from '#builtin/parts/calendar/calendar-words.ts';
import { page } from '#builtin/parts/page/page.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { bind, part, read, type Part } from '#builtin/part.ts';
import type { Starter } from '#builtin/starters/starter.ts';
import { labelsOf } from '#builtin/starters/starter.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { ownKey, type Understanding } from '#builtin/understand/understanding.ts';
import { otherButtons } from './growing-list.ts';

/** A month, the same dates in a list, and a dialog that adds to both. */
export function growingCalendarScreen(u: Understanding, starter: Starter): Part {
  const list = `/${ownKey(u, 'events')}`;
  const dayPath = `/${ownKey(u, 'selectedDay')}`;
  const fields = dated(u, recordFields(u).filter(isShown));
  const { button, dialog } = addDialog(u, { key: 'entry', label: addLabel(u), fields, list, entry: eventOf });
  const props = { value: bind(dayPath), events: read(list), weekStartsOn: 'monday', ...calendarWords(u.language) };
  const month = part('calendar', 'Calendar', props, [], { seeds: { [dayPath]: '' } });
  const table = part('listCard', 'Card', { title: capitalized(starter.many) }, [
    growingRows(u, capitalized(starter.many), fields, list),
  ]);
  const dates = part('dates', 'Grid', { template: '22rem 1fr', gap: 'lg', align: 'start' }, [month, table]);
  return page(u, u.named.title ?? capitalized(starter.many), 'xl', [...otherButtons(u), button], [dates, dialog]);
}

// What has no day can't stand in a month; the day is called as calendars do.
function dated(u: Understanding, fields: readonly Field[]): Field[] {
  const date = fields.find(({ kind }) => kind === 'date');
  const day: Field = {
    ...(date ?? { label: labelsOf('date', u.language).label, kind: 'date' }),
    name: 'date',
    required: true,
  };
  const [first, ...others] = fields.filter((field) => field !== date && field.kind !== 'choice');
  return first === undefined ? [day] : [{ ...first, required: true }, day, ...others];
}

function eventOf(placed: readonly Placed[]): JsonObject {
  const [first] = placed;
  return { ...entryOf(placed), ...(first === undefined ? {} : { label: read(first.pointer) }) };
}
