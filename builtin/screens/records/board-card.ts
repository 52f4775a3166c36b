import type { Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { read, type View } from '#builtin/part.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { ValueKind } from '#builtin/understand/data/value-kind.ts';
import { laneColumn } from '#builtin/understand/screen/lanes.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { writtenCell } from '#builtin/written-value.ts';

const MAX_LABELS = 4;
const UNLABELLED: ReadonlySet<ValueKind> = new Set(['picture', 'longText', 'id', 'url']);

/** The props of the cards of a board, by the index of their record, and the views that some of them read. */
export type BoardCards = {
  propsOf: (index: number) => { [name: string]: Json | undefined };
  views: { [pointer: string]: View };
};

/** Cards with a title, a line below it, a person, a date, and the other values as chips. */
export function boardCards(u: Understanding, set: RecordSet): BoardCards {
  const title = titleColumn(set);
  const [id, description] = (['id', 'description'] as const).map((role) => columnFor(set, role));
  const lane = laneColumn(set);
  const person =
    columnFor(set, 'person') ?? set.columns.find((one) => one.refersTo !== undefined && one !== lane && one !== title);
  const date = set.columns.find(({ kind }) => kind === 'date' || kind === 'dateTime');
  const placed = [id, lane, description, person, date, title];
  // Columns without a place of their own are shown as chips.
  const others = set.columns.filter((column) => !placed.includes(column) && !UNLABELLED.has(column.kind));
  const numbers = others.filter(({ kind }) => kind === 'number' || kind === 'percent');
  const written = viewPath(u, set.pointer, 'cards');
  const at = (index: number, column: Column | undefined) => cell(set, index, column?.key);
  const chipsOf = (index: number) =>
    others.flatMap((column): Json[] => {
      const value = set.rows[index]?.[column.key];
      if (column.kind === 'boolean') return value === true ? [withTone(column.label, column.label)] : [];
      const text = at(index, column);
      if (text === undefined) return [];
      // A number without a unit needs its name.
      const place = numbers.includes(column) ? read(written + formatPointer([index, column.key])) : text;
      return [withTone(place, typeof value === 'string' ? value : '')];
    });
  const made = set.lists.filter(({ isMade }) => isMade === true);
  // What stands out is read first.
  const alertsOf = (index: number) =>
    made.flatMap(({ key }): Json[] => {
      const texts = set.rows[index]?.[key];
      return Array.isArray(texts) ? texts.map((text): Json => ({ text, tone: 'critical' })) : [];
    });
  const propsOf = (index: number) => {
    const chips = [...alertsOf(index), ...chipsOf(index)].slice(0, MAX_LABELS);
    // People name work items by a readable key such as "CHK-311".
    const line = description === title || description === undefined ? undefined : at(index, description);
    const key = id?.kind === 'text' && id !== title ? at(index, id) : undefined;
    return {
      id: at(index, id),
      title: at(index, title) ?? '—',
      description: line ?? key,
      labels: chips.length === 0 ? undefined : chips,
      assignee: at(index, person),
      meta: at(index, date),
    };
  };
  return {
    propsOf,
    views: numbers.length === 0 ? {} : { [written]: { query: queryFor(u, set, numbers), of: set.pointer } },
  };
}

// Only what needs somebody's attention stands out: a low priority is no warning.
function withTone(text: Json, words: string): Json {
  return toneOf(words) === 'critical' ? { text, tone: 'critical' } : { text };
}

function queryFor(u: Understanding, set: RecordSet, numbers: readonly Column[]): string {
  const members = numbers.map((column) => {
    const amount = writtenCell(column, u);
    const { format } = column;
    const hasUnit = format.as !== 'number' || format.unit !== undefined;
    const written = hasUnit ? amount : `concat(${textLiteral(`${column.label}: `)}, ${amount})`;
    return `${JSON.stringify(column.key)}: ${written}`;
  });
  return `map(&{${members.join(', ')}}, ${queryOf(set.pointer)})`;
}
