import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem, isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { cueIn, isControl, wordsAfter, wordsBefore, type Clause } from './clauses.ts';
import { ladderOf } from './ladders.ts';
import { conceptsIn, conceptsOf, type Concept } from './concepts.ts';

const WORD_MIN_CHARS = 3;
const HEAD_MIN_CHARS = 4;
const COMPOUND_MIN_CHARS = 5;

/** The columns that can define an order or a group: none that only programs read, unless it stands for a name. */
export function meaningfulColumns({ columns }: RecordSet): Column[] {
  return columns.filter(({ kind, hidden }) => hidden === undefined && kind !== 'picture' && kind !== 'url');
}

/** The column that words name, by a word of its key or by what it holds; undefined when none fits. */
export function columnNamed(
  words: readonly string[],
  set: RecordSet,
  isFit: (column: Column) => boolean = () => true,
): Column | undefined {
  const scored = meaningfulColumns(set)
    .filter(isFit)
    .map((column) => ({ column, score: scoreOf(words, column) }));
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  return best === 0 ? undefined : scored.find(({ score }) => score === best)?.column;
}

/** The columns that hold one of some things, in the order in which these are named. */
export function columnsHolding(set: RecordSet, ...wanted: readonly Concept[]): Column[] {
  const columns = meaningfulColumns(set).map((column) => ({ column, holds: conceptsOf(column) }));
  return [
    ...new Set(
      wanted.flatMap((concept) => columns.flatMap(({ column, holds }) => (holds.has(concept) ? [column] : []))),
    ),
  ];
}

/** True for folded words that mean the same member or value: equal but for the ending, or one in a compound of the other. */
export function areAlike(word: string, own: string): boolean {
  if (word === own) return true;
  if (Math.min(word.length, own.length) < WORD_MIN_CHARS) return false;
  if (haveSameStem(word, own)) return true;
  // "Fristende" is an end, "unread" is not read.
  const isCompound = own.length >= HEAD_MIN_CHARS && word.length - own.length >= WORD_MIN_CHARS && word.endsWith(own);
  return isCompound || (own.length >= COMPOUND_MIN_CHARS && (word.startsWith(own) || word.endsWith(own)));
}

// A word of the key counts more than what it holds; of two keys with the word the shorter one is meant.
function scoreOf(words: readonly string[], column: Column): number {
  const own = [...new Set([...wordsOf(column.key), ...wordsOf(column.label)])];
  const direct = words.filter((word) => own.some((one) => areAlike(word, one))).length;
  const holds = conceptsOf(column);
  const held = conceptsIn(words).filter((concept) => holds.has(concept)).length;
  if (direct + held === 0) return 0;
  const isUsual = plays(column.key, 'date') || plays(column.key, 'status') || plays(column.key, 'title');
  return direct * 3 + held * 2 + (isUsual ? 0.5 : 0) - own.length * 0.1;
}

/** The only number of the records, or their only amount. */
export function onlyOrdered(set: RecordSet): Column | undefined {
  const figures = meaningfulColumns(set).filter((column) => column.kind === 'number' && column.format.as !== 'text');
  const amounts = figures.filter(({ format }) => format.as === 'money');
  return figures.length === 1 ? figures[0] : amounts.length === 1 ? amounts[0] : undefined;
}

/** Whether a column holds times that come one after another. */
export function isDated({ kind }: Column): boolean {
  return kind === 'date' || kind === 'dateTime' || kind === 'time' || kind === 'month';
}

/** Whether the values of a column have an order of their own. */
export function isOrdered(column: Column): boolean {
  return (
    isDated(column) || column.kind === 'number' || column.kind === 'percent' || ladderOf(column.distinct) !== undefined
  );
}

// Not "filter by status", "paid by card", "per il cliente".
const NO_ORDER =
  /^(?:filter\w*|such\w*|search\w*|pay|paid|pag\w*|bezahl\w*|frag\w*|\w+ed|\w+ad[oa]s?|\w+at[oaie]|the|le|la|les|il|gli|el|los|las|den|dem|der|die|das|os|as|um|uma|un|una|une|einem|einer|my|our|a|ai|(?!lugar$|titular$)\w+[aei]r)$/;
const NAME_WORDS = 4;

/** The time that a plain "by" refers to, whatever the records are called there: "today's games by start time". */
export function timeMeantBy(clause: Clause, set: RecordSet): Column | undefined {
  const by = cueIn(clause, 'by');
  if (by === undefined || by.at === 0 || isControl(clause)) return undefined;
  if (NO_ORDER.test(clause.words[by.at - 1] ?? '') || NO_ORDER.test(clause.words[by.at + 1] ?? '')) return undefined;
  const words = wordsAfter(clause, by.at + 1, 2);
  const isNamed = ({ key }: Column) => wordsOf(key).some((own) => words.some((word) => areAlike(word, own)));
  return columnNamed(words, set, (column) => isDated(column) && isNamed(column));
}

/** The column that a plain "by" refers to beside the records themselves: "appointments by room". */
export function columnBesideRecords(clause: Clause, set: RecordSet): Column | undefined {
  const by = cueIn(clause, 'by');
  if (by === undefined || by.at === 0 || isControl(clause)) return undefined;
  const [before = '', after = ''] = [clause.words[by.at - 1], clause.words[by.at + 1]];
  if (NO_ORDER.test(before) || NO_ORDER.test(after)) return undefined;
  const things = wordsBefore(clause, by.at, NAME_WORDS).join(' ');
  const isBeside = [set.key, set.label].some((name) => isNamedLike(things, name));
  return isBeside ? columnNamed(wordsAfter(clause, by.at + 1, 2), set) : undefined;
}
