import { superlativesIn, type Superlative } from '#builtin/edit/words/superlatives.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { titleColumn } from '#builtin/understand/data/record-roles.ts';
import { columnBesideRecords } from './beside-records.ts';
import { cueIn, isControl, wordsAfter, wordsBefore, type Clause } from './clauses.ts';
import { conceptsIn } from './concepts.ts';
import { ladderOf } from './ladders.ts';
import { columnNamed, columnsHolding, tellingColumns } from './named-column.ts';
import { testNamed, type Around } from './record-tests.ts';
import { fallsByNature, keyOfColumn, keyOfTest, type SortKey } from './sort-keys.ts';

const PHRASE_WORDS = 5;

/**
 * The keys by which a request wants a list sorted, the first of which counts most; none where it tells no order. The words
 * are read by what the records have: "most urgent first" is the highest priority, or else the nearest date.
 */
export function askedOrder(clauses: readonly Clause[], set: RecordSet, around: Around): SortKey[] {
  const keys: SortKey[] = [];
  for (const clause of clauses) {
    const known = keys.at(-1)?.column;
    const key = keyIn(clause, set, around, known);
    if (key === undefined) continue;
    // "sorted by date, newest first" tells one order.
    const same = keys.findIndex(({ column }) => column !== undefined && column === key.column);
    if (same === -1) keys.push(key);
    else keys[same] = key;
  }
  // "cheapest first, sold ones last": what stands apart does so whatever the order is.
  return [...keys.filter(({ column }) => column === undefined), ...keys.filter(({ column }) => column !== undefined)];
}

function keyIn(clause: Clause, set: RecordSet, around: Around, known: Column | undefined): SortKey | undefined {
  if (cueIn(clause, 'modal') !== undefined) return undefined;
  if (isControl(clause)) return placedFirst(clause, set, around, known);
  return (
    sortedBy(clause, set) ??
    placedFirst(clause, set, around, known) ??
    fromTo(clause, set, known) ??
    plainlyBy(clause, set)
  );
}

/** "sorted by due date", "nach Fälligkeit sortiert", "in alphabetical order". */
function sortedBy(clause: Clause, set: RecordSet): SortKey | undefined {
  const cue = cueIn(clause, 'sorted');
  if (cue === undefined) return undefined;
  const by = cueIn(clause, 'by');
  const phrase =
    by === undefined
      ? wordsAfter(clause, cue.at + cue.size, PHRASE_WORDS)
      : wordsAfter(clause, by.at + 1, PHRASE_WORDS);
  const superlatives = superlativesIn(clause.words);
  const column = columnNamed(phrase, set) ?? columnNamed(wordsBefore(clause, cue.at, 2), set, isOrdered);
  const told = superlatives[0];
  if (column !== undefined)
    return keyOfColumn(column, told?.compares === 'any' ? told.isDown : fallsByNature(column, set), set);
  return told === undefined ? undefined : keyOfSuperlative(told, clause.words, set, undefined);
}

/** "most urgent pickup first", "neueste oben", "primero los vencidos", and the same with what comes last. */
function placedFirst(clause: Clause, set: RecordSet, around: Around, known: Column | undefined): SortKey | undefined {
  const isLast = cueIn(clause, 'first') === undefined;
  const cue = cueIn(clause, isLast ? 'last' : 'first');
  if (cue === undefined) return undefined;
  const phrases = [wordsBefore(clause, cue.at, PHRASE_WORDS), wordsAfter(clause, cue.at + cue.size, PHRASE_WORDS)];
  for (const words of phrases) {
    const superlative = chiefSuperlative(words);
    const isDown = superlative?.isDown !== isLast;
    const key = superlative && keyOfSuperlative({ ...superlative, isDown }, words, set, known);
    if (key !== undefined) return key;
    const test = testNamed(words, set, around);
    if (test !== undefined) return keyOfValue(test, isLast, set);
  }
  return undefined;
}

// "critical first" is the order of all priorities, "unread first" that of two kinds of records.
function keyOfValue({ column, query }: { column?: Column; query: string }, isLast: boolean, set: RecordSet): SortKey {
  const isLadder = column !== undefined && column.kind === 'text' && ladderOf(column.distinct) !== undefined;
  return isLadder ? keyOfColumn(column, !isLast, set) : keyOfTest(query, isLast);
}

/** "from newest to oldest", "du plus récent au plus ancien", "alphabetically". */
function fromTo(clause: Clause, set: RecordSet, known: Column | undefined): SortKey | undefined {
  const [first, second] = superlativesIn(clause.words);
  if (first === undefined) return undefined;
  const isRange =
    second !== undefined && second.isDown !== first.isDown && clause.words.length <= second.at + second.size + 3;
  if (!isRange && first.compares !== 'name') return undefined;
  return keyOfSuperlative(first, clause.words, set, known);
}

// "most urgent" is about what is urgent; "least urgent" turns it round.
function chiefSuperlative(words: readonly string[]): Superlative | undefined {
  const [first, second] = superlativesIn(words);
  if (first === undefined || second === undefined || second.at !== first.at + first.size) return first;
  return { ...second, isDown: first.isDown ? second.isDown : !second.isDown };
}

/** "les réservations par heure": beside the records, and by a time or an amount. */
function plainlyBy(clause: Clause, set: RecordSet): SortKey | undefined {
  const column = columnBesideRecords(clause, set);
  return column !== undefined && isOrdered(column) ? keyOfColumn(column, fallsByNature(column, set), set) : undefined;
}

function keyOfSuperlative(
  superlative: Superlative,
  words: readonly string[],
  set: RecordSet,
  known: Column | undefined,
): SortKey | undefined {
  const { at, size, compares, isDown } = superlative;
  const isUrgent = conceptsIn(words.slice(at, at + size)).includes('priority');
  const named = words.toSpliced(at, size);
  if (isUrgent) return keyOfUrgency(named, isDown, set);
  const column = columnCompared(superlative, named, set, known);
  if (column === undefined) return undefined;
  // The oldest has waited for most days.
  const isAge = compares === 'date' && (column.kind === 'number' || column.kind === 'percent');
  return keyOfColumn(column, isAge ? !isDown : isDown, set);
}

// What presses is told by a priority, or else by the nearest date.
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
      return columnNamed(words, set, isDated) ?? dateToldBy(set, isDown) ?? columnsHolding(set, 'wait').find(isOrdered);
    case 'price':
      return columnsHolding(set, 'price', 'amount').find(isOrdered);
    case 'near':
      return (
        columnsHolding(set, 'distance').find(isOrdered) ?? columnsHolding(set, 'due', 'coming', 'day').find(isDated)
      );
    case 'name':
      return titleColumn(set);
    case 'bad':
      return columnsHolding(set, 'priority', 'score').find(isOrdered);
    case 'any':
      if (isKnownMeant && isOrdered(known)) return known;
      return columnNamed(words, set, isOrdered) ?? onlyOrdered(set);
    case 'order':
      return undefined;
  }
}

// The newest is told by when it came; what is old by that as well, or else by when it is due.
function dateToldBy(set: RecordSet, isDown: boolean): Column | undefined {
  const others = isDown ? (['day'] as const) : (['due', 'coming', 'expiry', 'day'] as const);
  return columnsHolding(set, 'created', ...others).find(isDated) ?? tellingColumns(set).find(isDated);
}

function onlyOrdered(set: RecordSet): Column | undefined {
  const figures = tellingColumns(set).filter((column) => column.kind === 'number' && column.format.as !== 'text');
  const amounts = figures.filter(({ format }) => format.as === 'money');
  return figures.length === 1 ? figures[0] : amounts.length === 1 ? amounts[0] : undefined;
}

function isDated({ kind }: Column): boolean {
  return kind === 'date' || kind === 'dateTime' || kind === 'time' || kind === 'month';
}

function isOrdered(column: Column): boolean {
  return (
    isDated(column) || column.kind === 'number' || column.kind === 'percent' || ladderOf(column.distinct) !== undefined
  );
}
