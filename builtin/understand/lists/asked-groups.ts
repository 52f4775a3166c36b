import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { nameOf, referredRow } from '#builtin/understand/data/references.ts';
import type { Copy } from '#builtin/copy/copy.ts';
import { formatDate } from '#contract/views/format.ts';
import { isScalar } from '#builtin/understand/values/value-kind.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { textLiteral } from '#builtin/view-query.ts';
import { placeOf, wordsOfKey } from '#builtin/written-value.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { asWritten, cueIn, isControl, wordsAfter, type Clause } from './clauses.ts';
import { conceptsIn, conceptsOf } from './concepts.ts';
import { ladderOf } from './ladders.ts';
import { columnBesideRecords, columnNamed, columnsHolding } from './named-column.ts';
import { askedSubset } from './asked-subset.ts';
import type { Around } from './record-tests.ts';

/**
 * A section of a list: its heading and the condition that its records meet; expressions for what each of them says of it, and for
 * the sum over them.
 */
export type ListGroup = { label: string; query: string; remark?: string; total?: string; isNotice?: true };

/** The sections of a list, and what its other records stand under. They stand side by side where the request wants columns. */
export type ListGroups = { groups: readonly ListGroup[]; rest: string; areColumns: boolean; column?: Column };

const PHRASE_WORDS = 4;
const MAX_GROUPS = 12;
const DAY_CHARS = 'YYYY-MM-DD'.length;
const MONTH_CHARS = 'YYYY-MM'.length;

/** What a reading of the sections needs to know. */
export type GroupContext = Around & { copy: Copy; stages: readonly string[] };

/** The sections in which a request wants a list; undefined where it wants none, or all records would stand in one. */
export function askedGroups(clauses: readonly Clause[], set: RecordSet, context: GroupContext): ListGroups | undefined {
  for (const clause of clauses) {
    if (cueIn(clause, 'modal') !== undefined) continue;
    const areColumns = cueIn(clause, 'columns') !== undefined;
    const grouping = groupedBy(clause, set, areColumns);
    const groups = grouping && groupsOf(grouping, clause, set, context);
    if (groups !== undefined) return { ...groups, areColumns };
  }
  const test = askedSubset(clauses, set, context);
  if (test === undefined) return undefined;
  const { rest = context.copy.otherLane, restQuery } = test;
  if (restQuery === undefined) return { groups: [test], rest, areColumns: false };
  return { groups: [test, { label: rest, query: restQuery }], rest: context.copy.otherLane, areColumns: false };
}

/** The column of the sections and the words that name it. */
type Grouping = { column: Column; words: readonly string[] };

/** "grouped by status", "nach Kategorie", "jour par jour", "in / out / no answer in three columns". */
function groupedBy(clause: Clause, set: RecordSet, areColumns: boolean): Grouping | undefined {
  if (isControl(clause)) return undefined;
  const [cue, by] = [cueIn(clause, 'grouped'), cueIn(clause, 'by')];
  if (cue !== undefined) {
    const isBefore = by !== undefined && by.at < cue.at && cue.at - by.at <= PHRASE_WORDS + 1;
    const isAfter = by !== undefined && by.at >= cue.at && by.at - cue.at <= 3;
    const from = by !== undefined && (isBefore || isAfter) ? by.at + by.size : cue.at + cue.size;
    const words = isBefore ? clause.words.slice(from, cue.at) : wordsAfter(clause, from, PHRASE_WORDS);
    return groupingBy(columnOfSections(words, set), words);
  }
  if (areColumns)
    return groupingBy(
      columnNamed(clause.words, set, (one) => isShared(set)(one) && !isDay(one)),
      [],
    );
  const beside = columnBesideRecords(clause, set);
  if (beside !== undefined && cueIn(clause, 'sorted') === undefined)
    return beside.kind === 'text' || isReference(beside)
      ? groupingBy(isShared(set)(beside) ? beside : undefined, [])
      : undefined;
  return isDaily(clause, set) ? groupingBy(dayColumn(set), []) : undefined;
}

// "by deadline category" is a category; dates make sections only where days are asked for.
function columnOfSections(words: readonly string[], set: RecordSet): Column | undefined {
  const fits = isShared(set);
  const plain = columnNamed(words, set, (column) => fits(column) && !isDay(column));
  return plain ?? columnNamed(words, set, fits) ?? (isDayWord(words) ? dayColumn(set) : undefined);
}

function groupingBy(column: Column | undefined, words: readonly string[]): Grouping | undefined {
  return column && { column, words };
}

// "jour par jour", but not the chart of "gráfico por dia e alertas por unidade".
function isDaily(clause: Clause, set: RecordSet): boolean {
  const cue = cueIn(clause, 'daily');
  if (cue === undefined) return false;
  const names = (words: readonly string[]) => [set.key, set.label].some((name) => isNamedLike(words.join(' '), name));
  return names(clause.words.slice(0, cue.at)) || !names(clause.words.slice(cue.at));
}

function dayColumn(set: RecordSet): Column | undefined {
  return columnsHolding(set, 'coming', 'due', 'day').find((column) => isDay(column) && isShared(set)(column));
}

function isReference({ refersTo }: Column): boolean {
  return refersTo !== undefined;
}

function isDay({ kind }: Column): boolean {
  return kind === 'date' || kind === 'dateTime';
}

function isDayWord(words: readonly string[]): boolean {
  return conceptsIn(words).includes('day') || conceptsIn(words).includes('time');
}

// Whether some records have a value in common, so that a section has more than one of them.
function isShared({ rows }: RecordSet): (column: Column) => boolean {
  return (column) => {
    const values = rows.map((row) => valueIn(column, row[column.key])).filter((value) => value !== undefined);
    return (
      new Set(values).size < values.length &&
      (isDay(column) || column.kind !== 'number' || conceptsOf(column).has('room'))
    );
  };
}

function valueIn(column: Column, value: unknown): string | undefined {
  if (value === '' || !isScalar(value)) return undefined;
  return isDay(column) ? String(value).slice(0, DAY_CHARS) : String(value);
}

function groupsOf(
  { column, words }: Grouping,
  clause: Clause,
  set: RecordSet,
  context: GroupContext,
): Omit<ListGroups, 'areColumns'> | undefined {
  const isMonthly =
    isDay(column) && clause.words.some((word) => /^(?:month|monat|mois|mes|mese|mensile|monthly)/.test(word));
  const chars = isMonthly ? MONTH_CHARS : DAY_CHARS;
  const present = set.rows.flatMap(
    (row) => valueIn(column, row[column.key])?.slice(0, isDay(column) ? chars : undefined) ?? [],
  );
  const values = inOrder([...new Set(present)], column, context.stages);
  const isEnough = values.length > 1 || (values.length === 1 && present.length < set.rows.length);
  if (!isEnough || values.length > MAX_GROUPS) return undefined;
  const { value } = placeOf(column);
  const { language, copy } = context;
  const name = words.length === 0 ? column.label : asWritten(clause, words);
  const groups = values.map((text): ListGroup => {
    if (column.kind === 'boolean')
      return {
        label: `${column.label}: ${text === 'true' ? copy.yes : copy.no}`,
        query: `${value} == \`${text}\``,
      };
    if (isDay(column))
      return {
        label: capitalized(
          isMonthly
            ? `${formatDate(`${text}-01`, 'month', language)} ${text.slice(0, 4)}`
            : formatDate(text, 'full', language),
        ),
        query: `${value}[0:${chars}] == '${text}'`,
      };
    return { label: labelOf(column, text, name, context), query: `to_string(${value}) == ${textLiteral(text)}` };
  });
  return { groups, rest: copy.without(name), column };
}

function labelOf({ refersTo, format, kind }: Column, text: string, name: string, { language }: GroupContext): string {
  const at = refersTo === undefined ? undefined : referredRow(refersTo, text);
  if (refersTo !== undefined && at !== undefined) return nameOf(refersTo, at);
  // "B" alone says nothing.
  if (kind === 'number' || /^(?:\p{L}|\P{Ll}{2})$/u.test(text))
    return capitalized(`${name.split(' ').at(-1) ?? ''} ${text}`.trim());
  return format.as === 'words' ? wordsOfKey(text, language) : capitalized(text);
}

// In the order of the stages or steps that are known, else of the records, names by their letters.
function inOrder(values: readonly string[], column: Column, stages: readonly string[]): readonly string[] {
  const ladder = column.kind === 'text' ? ladderOf(values) : undefined;
  if (ladder !== undefined) return values.toSorted((a, b) => (ladder.get(a) ?? 0) - (ladder.get(b) ?? 0));
  if (values.every((value) => stages.includes(value)))
    return values.toSorted((a, b) => stages.indexOf(a) - stages.indexOf(b));
  const isSorted = isDay(column) || column.kind === 'number' || values.every((value) => value.length <= 2);
  return isSorted ? values.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })) : values;
}
