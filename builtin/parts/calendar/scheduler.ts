import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { definedOnly, part, type Part } from '#builtin/part.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const LANES = wordList(
  'day|weekday|room*|person*|staff*|resource*|court*|lane*|chair*|doctor*|instructor*|coach*|stylist*',
);

const MAX_EVENTS = 120;
const MAX_COLUMNS = 10;

/** Records with a start and an end time as a grid of hours with a column per day or resource; undefined for others. */
export function schedulerOf(u: Understanding, set: RecordSet): Part | undefined {
  const times = set.columns.filter(({ kind }) => kind === 'time');
  const start = times.find(({ key }) => /start|begin|from|^time$|von/i.test(key)) ?? times[0];
  const end = times.find((column) => column !== start && /end|until|to$|finish|bis/i.test(column.key));
  const title = titleColumn(set);
  if (start === undefined || end === undefined || title === undefined || set.rows.length === 0) return undefined;
  const lanes = lanesOf(set, title);
  const hours = set.rows.map((row) => [hourOf(row[start.key]), hourOf(row[end.key])] as const);
  if (hours.some(([from, to]) => from === undefined || to === undefined || from >= to)) return undefined;
  const events = set.rows.slice(0, MAX_EVENTS).map((row, index) => {
    const lane = lanes === undefined ? undefined : Math.max(0, lanes.values.indexOf(textOf(row[lanes.column.key])));
    return definedOnly({
      title: cell(set, index, title.key) ?? set.label,
      start: cell(set, index, start.key),
      end: cell(set, index, end.key),
      column: lane,
    });
  });
  return part(`${identifier(set.key, 'events')}Scheduler`, 'Scheduler', {
    columns: lanes === undefined ? [{ label: set.label }] : lanes.values.map((label) => ({ label })),
    events,
    startHour: Math.floor(Math.min(...hours.map(([from]) => from ?? 0))),
    endHour: Math.ceil(Math.max(...hours.map(([, to]) => to ?? 0))),
    editable: false,
    nowLine: false,
    hour12: u.language === 'en' ? undefined : false,
  });
}

// One lane per day, or per person or room, whichever column the records have.
function lanesOf(set: RecordSet, title: Column): { column: Column; values: string[] } | undefined {
  const column =
    set.columns.find(
      (one) =>
        one !== title && (one.kind === 'date' || one.kind === 'month' || says(LANES, wordsOf(one.key).join(' '))),
    ) ?? columnFor(set, 'person');
  const values =
    column === undefined || column === title
      ? []
      : column.distinct.filter((text) => text !== '' && !/[\r\n]/.test(text));
  const isComplete = column !== undefined && set.rows.every((row) => values.includes(textOf(row[column.key])));
  return isComplete && values.length > 0 && values.length <= MAX_COLUMNS ? { column, values } : undefined;
}

function hourOf(value: unknown): number | undefined {
  const found = typeof value === 'string' ? /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value) : null;
  return found === null ? undefined : Number(found[1]) + Number(found[2]) / 60;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
