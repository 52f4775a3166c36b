import { superlativesIn, type Superlative } from '#builtin/edit/words/superlatives.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { cueIn, isControl, wordsAfter, wordsBefore, type Clause } from './clauses.ts';
import { conceptsIn } from './concepts.ts';
import { ladderOf } from './ladders.ts';
import {
  columnBesideRecords,
  columnNamed,
  columnsHolding,
  isDated,
  isOrdered,
  onlyOrdered,
  meaningfulColumns,
  timeMeantBy,
} from './named-column.ts';
import { readValues } from '#builtin/understand/data/read-values.ts';
import { testNamed, type Around, type RecordTest } from './record-tests.ts';
import { fallsByNature, keyOfColumn, keyOfTest, type SortKey } from './sort-keys.ts';
import { keyOfBad, keyOfExtent } from './worst-first.ts';

const PHRASE_WORDS = 5;
const MAX_TOLD = 2;

/**
 * The keys by which a request wants a list sorted, the first of which counts most; none where it states no order. The words
 * are read by what the records have: "most urgent first" is the highest priority, or else the nearest date.
 */
export function askedOrder(clauses: readonly Clause[], set: RecordSet, around: Around): SortKey[] {
  const keys: SortKey[] = [];
  for (const clause of clauses) {
    const known = keys.at(-1)?.column;
    const more = keysIn(clause, set, around, known);
    for (const key of more.length > 0 || known === undefined ? more : nextBy(clause, set)) {
      // "sorted by date, newest first" is one order.
      const same = keys.findIndex(({ column }) => column !== undefined && column === key.column);
      if (same === -1) keys.push(key);
      else keys[same] = key;
    }
  }
  // "cheapest first, sold ones last": what stands apart does so whatever the order is.
  return [...keys.filter(({ column }) => column === undefined), ...keys.filter(({ column }) => column !== undefined)];
}

function keysIn(clause: Clause, set: RecordSet, around: Around, known: Column | undefined): SortKey[] {
  if (cueIn(clause, 'modal') !== undefined) return [];
  const turn = turnColumn(clause, set);
  if (turn !== undefined) return [keyOfColumn(turn, false, set)];
  const first = placedFirst(clause, set, around, known);
  if (isControl(clause)) return first;
  const sorted = [...inTime(clause, set), ...sortedBy(clause, set, around)].slice(0, MAX_TOLD);
  if (sorted.length > 0 || first.length > 0) return sorted.length > 0 ? sorted : first;
  const key = fromTo(clause, set, around, known) ?? plainlyBy(clause, set);
  return key === undefined ? [] : [key];
}

/** The key for whose turn it is, where a request asks for that: the time since when somebody has waited. */
export function turnColumn(clause: Clause, set: RecordSet): Column | undefined {
  if (cueIn(clause, 'next') === undefined) return undefined;
  const isUsual = ({ key }: Column) =>
    set.rows.filter((row) => row[key] === null || row[key] === undefined).length * 2 <= set.rows.length;
  const [only, ...others] = meaningfulColumns(set).filter((one) => isDated(one) && isUsual(one));
  return columnsHolding(set, 'created').find(isDated) ?? (others.length === 0 ? only : undefined);
}

// "In time order", "chronologisch".
function inTime(clause: Clause, set: RecordSet): SortKey[] {
  if (cueIn(clause, 'chronological') === undefined) return [];
  const column = columnsHolding(set, 'coming', 'day', 'due').find(isDated) ?? meaningfulColumns(set).find(isDated);
  return column === undefined ? [] : [keyOfColumn(column, false, set)];
}

/** "sorted by due date", "nach Fälligkeit sortiert", "sorted by berth and name", "in alphabetical order". */
function sortedBy(clause: Clause, set: RecordSet, around: Around): SortKey[] {
  const cue = cueIn(clause, 'sorted');
  if (cue === undefined) return [];
  const by = cueIn(clause, 'by', isBehind(clause, cue.at) ? cue.at : 0);
  const from = by === undefined ? cue.at + cue.size : by.at + 1;
  const phrase = wordsAfter(clause, from, PHRASE_WORDS);
  const superlatives = superlativesIn(clause.words);
  const column = columnNamedIn(phrase, set) ?? columnNamed(wordsBefore(clause, cue.at, 2), set, isOrdered);
  const superlative = superlatives[0];
  if (column === undefined) {
    const key = superlative && keyOfSuperlative(superlative, clause.words, set, around, undefined);
    return key === undefined ? [] : [key];
  }
  const isDown = superlative?.compares === 'any' ? superlative.isDown : fallsByNature(column, set);
  // "by car and berth": what follows decides among equals.
  const next = columnNamed(wordsAfter(clause, from + phrase.length + 1, 2), set, (one) => one !== column);
  const isNext = next !== undefined && AND.test(clause.words[from + phrase.length] ?? '');
  return [keyOfColumn(column, isDown, set), ...(isNext ? [keyOfColumn(next, fallsByNature(next, set), set)] : [])];
}

// "By date, then by name."
function nextBy(clause: Clause, set: RecordSet): SortKey[] {
  const by = cueIn(clause, 'by');
  if (by === undefined || by.at > 1 || !AND.test(clause.words[0] ?? '')) return [];
  const column = columnNamedIn(wordsAfter(clause, by.at + by.size, 2), set);
  return column === undefined ? [] : [keyOfColumn(column, fallsByNature(column, set), set)];
}

// The name of a record is what names it, whatever that is called.
function columnNamedIn(words: readonly string[], set: RecordSet): Column | undefined {
  return columnNamed(words, set) ?? (conceptsIn(words).includes('name') ? titleColumn(set) : undefined);
}

const AND = /^(?:and|then|und|dann|et|puis|y|e|luego|poi|depois)$/;

// "grouped by car and sorted by berth": the word for the order has a "by" of its own.
function isBehind(clause: Clause, at: number): boolean {
  return cueIn(clause, 'by', at) !== undefined;
}

/** "most urgent pickup first", "neueste oben", "primero los vencidos", and the same with what comes last. */
function placedFirst(clause: Clause, set: RecordSet, around: Around, known: Column | undefined): SortKey[] {
  const isLast = cueIn(clause, 'first') === undefined;
  const cue = cueIn(clause, isLast ? 'last' : 'first');
  if (cue === undefined) return [];
  const phrases = [wordsBefore(clause, cue.at, PHRASE_WORDS), wordsAfter(clause, cue.at + cue.size, PHRASE_WORDS)];
  const combined = combinedFirst(clause.words.slice(0, cue.at), set, around);
  if (combined.length > 0 && !isLast) return combined;
  for (const words of phrases) {
    const superlative = chiefSuperlative(words);
    const isDown = superlative?.isDown !== isLast;
    const key = superlative && keyOfSuperlative({ ...superlative, isDown }, words, set, around, known);
    if (key !== undefined) return [key];
    const test = testNamed(words, set, around);
    if (test !== undefined) return keysOfTest(test, isLast, set);
  }
  return [];
}

const NEAR = /^(?:close|near|nah|nahe|kurz|proche|proches|cerca|cercan[oa]s?|vicin[oaie]|prest\w*|perto|proxim[oa]s?)$/;

// "Serious ones that are not yet reported and close to their deadline on top": several conditions, and a date that presses.
function combinedFirst(words: readonly string[], set: RecordSet, around: Around): SortKey[] {
  if (superlativesIn(words).length > 0) return [];
  const near = words.findIndex((word) => NEAR.test(word));
  const date = near === -1 ? undefined : columnNamed(words.slice(near + 1), set, isDated);
  const test = testNamed(near === -1 ? words : words.slice(0, near), set, around);
  if (test === undefined) return date === undefined ? [] : [keyOfColumn(date, false, set)];
  if (date === undefined && !test.query.includes(') && (')) return [];
  return [keyOfTest(test.query, false), ...(date === undefined ? [] : [keyOfColumn(date, false, set)])];
}

// What is overdue comes first, then what is due next.
function keysOfTest(test: RecordTest, isLast: boolean, set: RecordSet): SortKey[] {
  const key = keyOfValue(test, isLast, set);
  const { column } = test;
  return column !== undefined && isDated(column) && !isLast ? [key, keyOfColumn(column, false, set)] : [key];
}

// "critical first" is the order of all priorities, "unread first" that of two kinds of records.
function keyOfValue({ column, query }: { column?: Column; query: string }, isLast: boolean, set: RecordSet): SortKey {
  const isLadder =
    column !== undefined && (column.kind === 'text' || column.refersTo !== undefined) && isLadderOf(column, set);
  return isLadder ? keyOfColumn(column, !isLast, set) : keyOfTest(query, isLast);
}

function isLadderOf(column: Column, set: RecordSet): boolean {
  return ladderOf(readValues(column, set).map(({ text }) => text)) !== undefined;
}

const FROM = /^(?:from|vom|du|desde|dal|dalla|dai|dalle)$/;

/** "from newest to oldest", "dalla più cara", "du plus récent au plus ancien", "alphabetically". */
function fromTo(clause: Clause, set: RecordSet, around: Around, known: Column | undefined): SortKey | undefined {
  const [first, second] = superlativesIn(clause.words);
  if (first === undefined) return undefined;
  const isRange =
    second !== undefined && second.isDown !== first.isDown && clause.words.length <= second.at + second.size + 3;
  const isFrom =
    clause.words.slice(Math.max(0, first.at - 2), first.at).some((word) => FROM.test(word)) &&
    clause.words.length <= first.at + first.size + 1;
  if (!isRange && !isFrom && first.compares !== 'name') return undefined;
  return keyOfSuperlative(first, clause.words, set, around, known);
}

// "most urgent" is about what is urgent; "least urgent" turns it round.
function chiefSuperlative(words: readonly string[]): Superlative | undefined {
  const [first = bestIn(words), second] = superlativesIn(words);
  if (first === undefined || second === undefined || second.at !== first.at + first.size) return first;
  return { ...second, isDown: first.isDown ? second.isDown : !second.isDown };
}

const BEST = /^(?:best|beste[nrs]?|meilleure?s?|mejor(?:es)?|miglior[ei]?|melhor(?:es)?)$/;

// The best is the other end of what the worst is.
function bestIn(words: readonly string[]): Superlative | undefined {
  const at = words.findIndex((word) => BEST.test(word));
  return at === -1 ? undefined : { compares: 'bad', isDown: false, at, size: 1 };
}

/** "les réservations par heure": beside the records, and by a time or an amount. */
function plainlyBy(clause: Clause, set: RecordSet): SortKey | undefined {
  const column = columnBesideRecords(clause, set) ?? timeMeantBy(clause, set);
  return column !== undefined && isOrdered(column) ? keyOfColumn(column, fallsByNature(column, set), set) : undefined;
}

function keyOfSuperlative(
  superlative: Superlative,
  words: readonly string[],
  set: RecordSet,
  around: Around,
  known: Column | undefined,
): SortKey | undefined {
  const { at, size, compares, isDown } = superlative;
  const isUrgent = conceptsIn(words.slice(at, at + size)).includes('priority');
  const named = words.toSpliced(at, size);
  if (isUrgent) return keyOfUrgency(named, isDown, set);
  if (compares === 'bad') return keyOfBad(named, isDown, set, around);
  const column = columnCompared(superlative, named, set, known);
  if (column === undefined) return compares === 'any' ? keyOfExtent(named, isDown, set, around) : undefined;
  // The oldest has waited for most days.
  const isAge = compares === 'date' && (column.kind === 'number' || column.kind === 'percent');
  return keyOfColumn(column, isAge ? !isDown : isDown, set);
}

// Urgency is read from a priority, or else from the nearest date.
function keyOfUrgency(named: readonly string[], isLast: boolean, set: RecordSet): SortKey | undefined {
  const pressing = columnsHolding(set, 'priority').find((column) => column.kind === 'boolean' || isOrdered(column));
  if (pressing !== undefined) {
    const isFirstLeast = pressing.kind === 'number';
    return keyOfColumn(pressing, isFirstLeast === isLast, set);
  }
  const date = columnNamed(named, set, isDated) ?? columnsHolding(set, 'due', 'coming', 'expiry').find(isDated);
  return date === undefined ? undefined : keyOfColumn(date, isLast, set);
}

function columnCompared(
  { compares, isDown }: Superlative,
  words: readonly string[],
  set: RecordSet,
  known: Column | undefined,
): Column | undefined {
  const isKnownMeant = known !== undefined && conceptsIn(words).length === 0;
  switch (compares) {
    case 'date':
      if (isKnownMeant && isDated(known)) return known;
      return (
        columnNamed(words, set, isDated) ?? dateMeantBy(set, isDown) ?? columnsHolding(set, 'wait').find(isOrdered)
      );
    case 'price':
      return columnsHolding(set, 'price', 'amount').find(isOrdered);
    case 'near':
      return (
        columnsHolding(set, 'distance').find(isOrdered) ?? columnsHolding(set, 'due', 'coming', 'day').find(isDated)
      );
    case 'name':
      return titleColumn(set);
    case 'any':
      if (isKnownMeant && isOrdered(known)) return known;
      return columnNamed(words, set, isOrdered) ?? onlyOrdered(set);
    case 'bad':
    case 'order':
      return undefined;
  }
}

// The newest is the last that came; the oldest the first that came, or else the first that is due.
function dateMeantBy(set: RecordSet, isDown: boolean): Column | undefined {
  const others = isDown ? (['day'] as const) : (['due', 'coming', 'expiry', 'day'] as const);
  return columnsHolding(set, 'created', ...others).find(isDated) ?? meaningfulColumns(set).find(isDated);
}
