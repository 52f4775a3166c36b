import { definedOnly, part, type Part } from '#builtin/part.ts';
import { cell } from './cell.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { columnFor, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const HISTORY = wordList(
  'history|timeline|events|event|activity|activities|updates|tracking|log|steps|milestones|verlauf',
  'historique|historial',
);
const MAX_EVENTS = 60;

/** Dated records as a timeline; undefined without dates. Unless `isAskedFor`, the records must be named like a history. */
export function timelineOf(set: RecordSet, isAskedFor: boolean): Part | undefined {
  const date =
    columnFor(set, 'date') ??
    columnFor(set, 'time') ??
    set.columns.find(({ kind }) => kind === 'date' || kind === 'dateTime' || kind === 'month');
  const title = titleColumn({ columns: set.columns.filter((column) => column !== date) });
  if (date === undefined || title === undefined || set.rows.length === 0) return undefined;
  const note =
    columnFor(set, 'description') ?? set.columns.find((one) => one !== title && one !== date && one.kind === 'text');
  // More than a title, a time and a note would be lost on a timeline; a table shows it.
  const isWhole = set.columns.every((one) => [title, date, note].includes(one) || one.kind === 'id');
  if (!isAskedFor && !(isWhole && says(HISTORY, set.label))) return undefined;
  const items = set.rows.slice(0, MAX_EVENTS).map((_, index) =>
    definedOnly({
      title: cell(set, index, title.key) ?? '—',
      time: cell(set, index, date.key),
      description: note === title ? undefined : cell(set, index, note?.key),
    }),
  );
  return part(`${identifier(set.key, 'events')}Timeline`, 'Timeline', { items });
}
