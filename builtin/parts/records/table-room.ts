import { personName } from '#builtin/understand/data/person-name.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { referredRow, nameOf } from '#builtin/understand/data/references.ts';
import { conceptsIn, conceptsOf } from '#builtin/understand/lists/concepts.ts';
import { columnsHolding, isDated } from '#builtin/understand/lists/named-column.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { plainText } from './row-title.ts';

/** The room that a table has on an ordinary page, at a guess. */
export const PAGE_PX = 752;

const CHAR_PX = 7;
const HEAD_CHAR_PX = 6.5;
const EDGES_PX = 24;
const SORT_PX = 18;
// Longer texts go on in a second line.
const LINE_CHARS = 26;
const DAY_CHARS = 11;
const MOMENT_CHARS = 18;
const MONEY_CHARS = 4;
const LEAST_COLUMNS = 4;

/**
 * The columns of a table that have room beside each other, in their order: what names the record and what the request names stay, of
 * the others the ones that say most. `taken` is the width that is needed for something else.
 */
export function columnsWithRoom(
  columns: readonly Column[],
  set: RecordSet,
  u: Pick<Understanding, 'prompt' | 'actions'>,
  taken: number,
): Column[] {
  const told = wordsAbout(set, u);
  const ranks = new Map(columns.map((one) => [one, rankOf(one, set, columns, told)]));
  const rankIn = (one: Column) => ranks.get(one) ?? 0;
  const kept = new Set<Column>();
  let width = taken;
  for (const one of columns.toSorted((first, second) => rankIn(second) - rankIn(first))) {
    const own = widthOf(one, set);
    if (width + own > PAGE_PX && kept.size >= LEAST_COLUMNS && rankIn(one) < NAMED) continue;
    kept.add(one);
    width += own;
  }
  return columns.filter((one) => kept.has(one));
}

/** The width of a column whose cells hold values of the data. */
export function widthOf(column: Column, { rows }: RecordSet): number {
  const { key, label, format, refersTo } = column;
  const chars = rows.map(({ [key]: value }) => {
    const at = refersTo === undefined ? undefined : referredRow(refersTo, value);
    if (refersTo !== undefined && at !== undefined) return nameOf(refersTo, at).length;
    if (value === null || value === undefined) return 0;
    if (format.as === 'date') return DAY_CHARS;
    if (format.as === 'dateTime') return MOMENT_CHARS;
    const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : plainText(value);
    return text.length + (format.as === 'money' ? MONEY_CHARS : 0);
  });
  const longest = Math.min(LINE_CHARS, Math.max(0, ...chars));
  return Math.max(label.length * HEAD_CHAR_PX + SORT_PX, longest * CHAR_PX) + EDGES_PX;
}

const NAMED = 60;
const WHO = 55;

function rankOf(column: Column, set: RecordSet, columns: readonly Column[], told: readonly string[]): number {
  if (column === titleColumn(set) || column === keyColumn(set) || personName(columns)?.includes(column) === true)
    return 100;
  if (column === columnsHolding(set, 'customer', 'person')[0]) return WHO;
  if (isNamed(column, told)) return NAMED;
  if (plays(column.key, 'status')) return 50;
  if (columnsHolding(set, 'due', 'expiry').includes(column)) return 45;
  if (says(TOTAL, wordsOf(column.key).join(' '))) return 42;
  if (column.kind === 'longText' || column.kind === 'url' || plays(column.key, 'description')) return 5;
  const filled = set.rows.filter(({ [column.key]: value }) => value !== null && value !== undefined && value !== '');
  if (filled.length < set.rows.length / 2 || column.distinct.length === 1) return 8;
  if (columnsHolding(set, 'created').includes(column)) return 12;
  if (column.refersTo !== undefined) return 35;
  if (columnsHolding(set, 'person', 'customer', 'priority', 'coming', 'count').includes(column)) return 32;
  return column.kind === 'email' || plays(column.key, 'id') ? 15 : 20;
}

const WORD_MIN_CHARS = 4;

// "shipment_date" is not named by "shipments", nor reminders by what sends one.
function wordsAbout({ key }: RecordSet, { prompt, actions }: Pick<Understanding, 'prompt' | 'actions'>): string[] {
  const others = [...wordsOf(key), ...actions.flatMap(({ name }) => wordsOf(name))];
  return wordsOf(prompt).filter((word) => !others.some((one) => haveSameStem(word, one)));
}

function isNamed(column: Column, told: readonly string[]): boolean {
  const { key, label } = column;
  // "By expiry" names what is "not after".
  const holds = isDated(column) ? conceptsOf(column) : new Set();
  if (conceptsIn(told).some((concept) => holds.has(concept))) return true;
  const own = [...wordsOf(key), ...wordsOf(label)].filter((word) => word.length >= WORD_MIN_CHARS);
  return own.some((one) => told.some((word) => word === one || haveSameStem(word, one)));
}

const TOTAL = wordList(
  'total|totale|gesamt*|amount|betrag|summe|montant|importe|importo|ttc|balance|saldo|price|preis|prix|precio|prezzo|preco',
);
