import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import { recordControls } from '#builtin/parts/actions/record-controls.ts';
import { page } from '#builtin/parts/page/page.ts';
import { aspectsTable } from '#builtin/parts/plans/comparison.ts';
import { cell, rowPointer } from '#builtin/parts/records/cell.ts';
import { sectionsOf } from '#builtin/parts/records/sections.ts';
import { shownCell } from '#builtin/parts/records/shown-cell.ts';
import { part, read, type Part } from '#builtin/part.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor, plays, tellsApart, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { judgedRecords, type Judgement } from '#builtin/understand/lists/judged-records.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const COMPARE = wordList(
  'compare|comparing|comparison|side by side|vergleiche|vergleichen|vergleich|gegenuberstellung|gegenuberstellen|nebeneinander|comparer|comparez|comparaison',
  'comparatif|cote a cote|comparar|compara|comparacion|comparativa|comparativo|comparacao|lado a lado|confronta|confrontare|confronto|paragonare|fianco a fianco',
);
const ROWS = { min: 2, max: 5 };
const MIN_ASPECTS = 3;

/** The few things that a request wants compared; undefined where it does not, or where their members do not suffice. */
export function comparedRecords(u: Understanding): RecordSet | undefined {
  if (u.requestedType !== undefined || !says(COMPARE, u.prompt)) return undefined;
  const sets = allRecords(u.data);
  const fit = sets.filter((set) => isComparable(set));
  return fit.find((set) => u.actions.some((action) => recordsOf(action, sets) === set)) ?? fit[0];
}

// Two quotes for the road are told apart by who made them.
function nameColumn(set: RecordSet): Column | undefined {
  const title = titleColumn(set);
  const isName = title !== undefined && title.format.as !== 'words' && isDistinct(set, title);
  const referring = set.columns.find((column) => column.refersTo !== undefined && isDistinct(set, column));
  return isName ? title : (referring ?? title);
}

function isDistinct({ rows }: RecordSet, { key, path }: Column): boolean {
  return path === undefined && new Set(rows.map((row) => row[key])).size === rows.length;
}

function isComparable(set: RecordSet): boolean {
  const name = nameColumn(set);
  const isFew = set.rows.length >= ROWS.min && set.rows.length <= ROWS.max && set.lists.length === 0;
  const isText = name?.kind === 'text' || name?.refersTo !== undefined;
  const isNamed = name !== undefined && isText && tellsApart(set, name.key) && !set.groups;
  return isFew && isNamed && aspectsOf(set, name).length >= MIN_ASPECTS;
}

/** Things side by side: each with its state, what speaks for or against it and its buttons, and below them what they differ in, line by line. */
export function sideBySideScreen(u: Understanding, set: RecordSet): Part {
  const sets = allRecords(u.data);
  const own = u.actions.filter((action) => recordsOf(action, sets) === set);
  const others = sectionsOf(
    u,
    sets.filter((one) => one !== set && one.rows.length > 0),
  );
  const top = actionControls(
    u.actions.filter((action) => !own.includes(action) && !others.actions.includes(action)),
    u,
    { mayBePrimary: true },
  );
  const name = nameColumn(set);
  if (name === undefined) return page(u, u.named.title ?? set.label, 'xl', top.buttons, []);
  const judged = judgedRecords(u, set);
  const heads = set.rows.map((_, at) => headOf(u, set, at, { own, name, told: judged[at] ?? [] }));
  const grid = part(
    `${identifier(set.key, 'records')}Heads`,
    'Grid',
    { columns: heads.length, gap: 'md' },
    heads.map(({ card }) => card),
  );
  const table = withRoom(aspectsTable(u, set, name, aspectsOf(set, name), ''), set);
  return page(u, u.named.title ?? set.label, 'xl', top.buttons, [
    ...(heads.some(({ card }) => card.children.length > 0) ? [grid] : []),
    part('comparisonCard', 'Card', {}, [table]),
    ...others.cards,
    // What a button hands over tells the record, so one dialog serves all.
    ...(heads[0]?.dialogs ?? []),
    ...others.dialogs,
    ...top.dialogs,
  ]);
}

const MANY = 4;

// More columns stay beside each other in smaller letters.
function withRoom(table: Part, { rows }: RecordSet): Part {
  return rows.length < MANY ? table : { ...table, props: { ...table.props, size: 'sm', density: 'compact' } };
}

type Head = { own: Understanding['actions']; name: Column; told: readonly Judgement[] };

function headOf(u: Understanding, set: RecordSet, at: number, head: Head): { card: Part; dialogs: Part[] } {
  const id = identifier(set.key, 'record');
  const pointer = rowPointer(set, at);
  const status = statusOf(set);
  const state = shownCell(u, set, at, status);
  const tone = toneOf(textAt(set, at, status)) ?? 'neutral';
  const controls = recordControls(u, set, head.own, {
    keys: set.columns.flatMap(({ key, path }) => (path === undefined ? [key] : [])),
    at: (key) => read(pointer + formatPointer([key])),
  });
  const badges = [
    ...(state === undefined
      ? []
      : [part(`${id}State`, 'Badge', { text: state.value, tone }, [], { views: state.views })]),
    ...head.told.map((one) => part(`${id}Mark`, 'Badge', { text: one.text, tone: one.tone })),
  ];
  const row = part(`${id}Badges`, 'Stack', { direction: 'horizontal', gap: 'sm' }, badges);
  const named = head.name.refersTo === undefined ? undefined : shownCell(u, set, at, head.name);
  const title = named?.value ?? cell(set, at, head.name.key) ?? '—';
  const notes = notesOf(set, head.name).flatMap((column) => {
    const note = shownCell(u, set, at, column);
    const looks = { variant: 'muted' };
    return note === undefined
      ? []
      : [part(`${id}Note`, 'Text', { text: note.value, ...looks }, [], { views: note.views })];
  });
  const content = [...(badges.length === 0 ? [] : [row]), ...notes, ...controls.buttons];
  const views = named === undefined ? {} : { views: named.views };
  return { card: part(`${id}Card`, 'Card', { title }, content, views), dialogs: controls.dialogs };
}

function textAt({ rows }: RecordSet, at: number, column: Column | undefined): string {
  const value = column === undefined ? undefined : rows[at]?.[column.key];
  return typeof value === 'string' ? value : '';
}

function statusOf(set: RecordSet): Column | undefined {
  const status = columnFor(set, 'status');
  return status?.hidden === undefined && status?.kind === 'text' ? status : undefined;
}

function aspectsOf(set: RecordSet, name: Column): Column[] {
  const status = statusOf(set);
  const isAspect = ({ hidden, kind, refersTo }: Column) =>
    hidden === undefined && (kind !== 'id' || refersTo !== undefined) && kind !== 'picture';
  const notes = notesOf(set, name);
  return set.columns.filter(
    (column) => column !== name && column !== status && !notes.includes(column) && isAspect(column),
  );
}

// What somebody wrote about a record compares with nothing.
function notesOf({ columns }: RecordSet, name: Column): Column[] {
  const isWritten = ({ key, kind, hidden }: Column) =>
    hidden === undefined && (kind === 'longText' || (kind === 'text' && plays(key, 'description')));
  return columns.filter((column) => column !== name && isWritten(column));
}
