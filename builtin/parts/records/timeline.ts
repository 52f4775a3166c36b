import type { Json } from '#contract/json/json.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allFacts, allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { familiarIn } from '#builtin/understand/screen/familiar.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { memberQuery, queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { namesOnce, placeOf, writtenCell, writtenList } from '#builtin/written-value.ts';

const HISTORY = wordList(
  'history|timeline|events|event|activity|activities|updates|tracking|log|steps|milestones|changes|audit|journal|stages',
  'verlauf|ereignisse|schritte|meilensteine|historie|protokoll|historique|evenements|etapes|jalons|journal|suivi',
  'historial|eventos|etapas|hitos|pasos|seguimiento|cronologia|eventi|tappe|passaggi|storico|historico|marcos|passos|andamento',
);
const HAPPENED = wordList(
  'event|code|type|kind|action|step|what|milestone|stage|status|text|change|evento|tipo|etapa|accion|acao|azione|tappa|passo|evenement|etape|ereignis|schritt|aktion|typ|art',
);
const DONE_AT = wordList(
  'actual|completed|done|finished|reached|reel|realise|termine|real|realizado|concluida|concluido|completado|effettivo|completato|erledigt|tatsachlich|abgeschlossen',
);
const WHO = wordList(
  'actor|operator|operatore|operador|operateur|bearbeiter|auteur|autor|autore|agent|responsavel|location|place|city',
);
const PLACES = wordList('place|location|city|ort|lieu|lugar|luogo|local|where|station|port|hub');
const PRESENT =
  /^(?:current|active|in[ _]progress|ongoing|now|aktuell|laufend|in[ _]bearbeitung|en[ _]cours|en[ _]curso|in[ _]corso|em[ _]andamento)$/i;
// The longest expression of a view, less what is added around it.
const QUERY_MAX_CHARS = 1_900;
const MAX_EVENTS = 60;
const MOST_COLUMNS = 9;

type Moments = { times: readonly Column[]; done: Column | undefined };

/** Dated records as a timeline, each with all that is told of it; undefined for other records. Unless `isAskedFor`, they must be named like a history. */
export function timelineOf(u: Understanding, set: RecordSet, isAskedFor = false): Part | undefined {
  const shown = set.columns.filter(({ hidden, kind }) => hidden === undefined && kind !== 'id' && kind !== 'picture');
  const { times, done } = momentsOf(shown, set);
  const title = eventColumn(
    set,
    shown.filter((one) => !times.includes(one)),
  );
  if (times.length === 0 || title === undefined || set.rows.length === 0 || shown.length > MOST_COLUMNS)
    return undefined;
  const isHistory = says(HISTORY, wordsOf(set.key).join(' ')) || says(HISTORY, set.label);
  const isNamed = isHistory || (asksForHistory(u) && allRecords(u.data).filter(isDated).length === 1);
  if (set.rows.length > MAX_EVENTS || (!isAskedFor && (!isNamed || isMeasuring(shown)))) return undefined;
  const notes = shown.filter((one) => one !== title && !times.includes(one) && !isOrdinal(one, set));
  const told = [
    ...notes.map((one) => noteQuery(one, u)),
    ...(times.length > 1 ? times.filter((one) => one !== done).map((one) => plannedFor(one, done, u)) : []),
    ...set.lists.map((list) => `(${memberQuery([list.key])} && ${writtenList(list, u)})`),
  ];
  const time = (done === undefined ? times : [done, ...times.filter((one) => one !== done)])
    .map((one) => `(${placeOf(one).value} && (${writtenCell(one, u)}))`)
    .join(' || ');
  const present = presentOf(u, set, title, done);
  const members = [
    `title: ${writtenCell(title, u)}`,
    `time: ${time} || ''`,
    ...(told.length === 0 ? [] : [`description: join(' · ', [${told.join(', ')}][?@])`]),
    ...(present === undefined ? [] : [`active: ${present}`, `tone: (${present} && 'info') || 'neutral'`]),
  ];
  const query = namesOnce(`map(&{${members.join(', ')}}, ${queryOf(set.pointer)})`, [...shown, ...set.lists]);
  if (query.length > QUERY_MAX_CHARS) return undefined;
  const pointer = viewPath(u, set.pointer, 'timeline');
  return part(`${identifier(set.key, 'events')}Timeline`, 'Timeline', { items: read(pointer) }, [], {
    views: { [pointer]: { query, of: set.pointer } },
  });
}

/** True for a request for what happened to one thing, one after the other. */
export function asksForHistory({ prompt }: Pick<Understanding, 'prompt'>): boolean {
  return familiarIn(prompt) === 'timeline';
}

function isDated({ columns }: RecordSet): boolean {
  return columns.some(({ kind }) => kind === 'date' || kind === 'dateTime');
}

// Measurements over time are compared in a table or a chart.
function isMeasuring(columns: readonly Column[]): boolean {
  return columns.filter(({ kind, format }) => kind === 'number' && format.as !== 'text').length > 1;
}

function momentsOf(shown: readonly Column[], set: RecordSet): Moments {
  const times = shown.filter(({ kind }) => kind === 'date' || kind === 'dateTime' || kind === 'month');
  const done =
    times.find(({ key }) => says(DONE_AT, wordsOf(key).join(' '))) ??
    (times.length > 1 ? times.find(({ key }) => set.rows.some((row) => row[key] === null)) : undefined);
  return { times: times.length > 0 ? times : shown.filter(({ kind }) => kind === 'time').slice(0, 1), done };
}

// What happened is told by a title, or by the kind of the event.
function eventColumn({ rows }: RecordSet, columns: readonly Column[]): Column | undefined {
  const texts = columns.filter(
    ({ kind, key }) =>
      (kind === 'text' || kind === 'longText') && !plays(key, 'person') && !says(WHO, wordsOf(key).join(' ')),
  );
  const full = texts.filter(({ key }) => rows.every((row) => row[key] !== null && row[key] !== undefined));
  return (
    full.find(({ key }) => plays(key, 'title')) ??
    full.find(({ key }) => says(HAPPENED, wordsOf(key).join(' '))) ??
    titleColumn({ columns: full, rows }) ??
    titleColumn({ columns: texts })
  );
}

// "seq: 1, 2, 3" tells no more than the order does.
function isOrdinal({ key, kind }: Column, { rows }: RecordSet): boolean {
  return kind === 'number' && rows.every((row, at) => row[key] === at + Number(rows[0]?.[key]));
}

// Who did it, where and what was noted is clear without a label.
function noteQuery(column: Column, u: Understanding): string {
  const { key, kind, refersTo, format } = column;
  const isClear =
    kind === 'longText' ||
    refersTo !== undefined ||
    format.as === 'words' ||
    ['description', 'person', 'subtitle'].some((role) => plays(key, role as 'person')) ||
    says(PLACES, wordsOf(key).join(' ')) ||
    kind === 'text';
  if (kind === 'boolean') return `(${placeOf(column).value} && ${textLiteral(column.label)})`;
  return isClear ? `(${placeOf(column).value} && (${writtenCell(column, u)}))` : labelled(column, u);
}

function labelled(column: Column, u: Understanding): string {
  return `(${placeOf(column).value} && concat(${textLiteral(`${column.label}: `)}, ${writtenCell(column, u)}))`;
}

// What was planned is told beside what was done; before that, it is the time of the event.
function plannedFor(column: Column, done: Column | undefined, u: Understanding): string {
  return done === undefined ? labelled(column, u) : `(${placeOf(done).value} && ${labelled(column, u)})`;
}

// The state that the data tells beside the events, the first event that is still to come, or the latest one.
function presentOf(u: Understanding, set: RecordSet, title: Column, done: Column | undefined): string | undefined {
  const { rows } = set;
  const state = columnFor(set, 'status');
  const told = allFacts(u.data).filter(({ key, value }) => typeof value === 'string' && plays(key, 'status'));
  const named = told.map(({ value }) => rows.findIndex((row) => row[title.key] === value)).find((at) => at >= 0);
  const open = done === undefined ? -1 : rows.findIndex((row) => row[done.key] === null || row[done.key] === undefined);
  const marked = state === undefined ? -1 : rows.findIndex((row) => PRESENT.test(textOf(row[state.key])));
  const at = [marked, named ?? -1, open].find((one) => one >= 0) ?? latest(set);
  const row = rows[at];
  if (row === undefined || rows.length < 2) return undefined;
  const telling = set.columns.find(
    ({ key, path }) => path === undefined && isUnique(rows.map((one) => one[key] ?? null)),
  );
  if (telling === undefined) return undefined;
  return `${memberQuery([telling.key])} == \`${JSON.stringify(row[telling.key]).replaceAll('`', '\\`')}\``;
}

function latest({ rows, columns }: RecordSet): number {
  const date = columns.find(({ kind }) => kind === 'date' || kind === 'dateTime');
  const [first, last] = [rows[0], rows.at(-1)].map((row) => textOf(row?.[date?.key ?? '']));
  return (first ?? '') > (last ?? '') ? 0 : rows.length - 1;
}

function isUnique(values: readonly Json[]): boolean {
  return (
    values.every((value) => value !== null) &&
    new Set(values.map((value) => JSON.stringify(value))).size === values.length
  );
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** The events that a request tells, along a line. */
export function eventsCard(events: readonly { time: string; title: string }[]): Part {
  const items = events.slice(0, MAX_EVENTS).map(({ time, title }) => ({ title, time }));
  return part('eventsCard', 'Card', {}, [part('events', 'Timeline', { items })]);
}
