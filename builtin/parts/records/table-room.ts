import { personName } from '#builtin/understand/data/person-name.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { referredRow, nameOf } from '#builtin/understand/data/references.ts';
import { columnsHolding } from '#builtin/understand/lists/named-column.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { plainText } from './row-title.ts';

/** The room that a table has on an ordinary page, at a guess. */
export const PAGE_PX = 712;

const CHAR_PX = 7;
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
export function columnsWithRoom(columns: readonly Column[], set: RecordSet, prompt: string, taken: number): Column[] {
  const ranks = new Map(columns.map((one) => [one, rankOf(one, set, columns, prompt)]));
  const kept = [...columns];
  let width = kept.reduce((sum, one) => sum + widthOf(one, set), taken);
  while (width > PAGE_PX && kept.length > LEAST_COLUMNS) {
    const least = kept.reduce((one, other) => ((ranks.get(other) ?? 0) <= (ranks.get(one) ?? 0) ? other : one));
    if ((ranks.get(least) ?? 0) >= NAMED) break;
    kept.splice(kept.indexOf(least), 1);
    width -= widthOf(least, set);
  }
  return kept;
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
    return plainText(value).length + (format.as === 'money' ? MONEY_CHARS : 0);
  });
  const longest = Math.min(LINE_CHARS, Math.max(0, ...chars));
  return Math.max(label.length * CHAR_PX + SORT_PX, longest * CHAR_PX) + EDGES_PX;
}

const NAMED = 60;

function rankOf(column: Column, set: RecordSet, columns: readonly Column[], prompt: string): number {
  if (column === titleColumn(set) || column === keyColumn(set) || personName(columns)?.includes(column) === true)
    return 100;
  if (isNamed(column, set, prompt)) return NAMED;
  if (plays(column.key, 'status')) return 50;
  if (columnsHolding(set, 'due', 'expiry').includes(column)) return 45;
  if (column.format.as === 'money') return /tot|amount|betrag|importe|montant/i.test(foldText(column.key)) ? 42 : 30;
  if (column.kind === 'longText' || column.kind === 'url' || plays(column.key, 'description')) return 5;
  const filled = set.rows.filter(({ [column.key]: value }) => value !== null && value !== undefined && value !== '');
  if (filled.length < set.rows.length / 2 || column.distinct.length === 1) return 8;
  if (columnsHolding(set, 'created').includes(column)) return 12;
  if (column.refersTo !== undefined) return 35;
  if (columnsHolding(set, 'person', 'customer', 'priority', 'coming', 'count').includes(column)) return 32;
  return column.kind === 'email' || plays(column.key, 'id') ? 15 : 20;
}

const WORD_MIN_CHARS = 4;

// "shipment_date" is not named by "shipments".
function isNamed({ key, label }: Column, { key: list }: RecordSet, prompt: string): boolean {
  const things = wordsOf(list);
  const told = wordsOf(prompt).filter((word) => !things.some((thing) => haveSameStem(word, thing)));
  const own = [...wordsOf(key), ...wordsOf(label)].filter((word) => word.length >= WORD_MIN_CHARS);
  return own.some((one) => told.some((word) => word === one || haveSameStem(word, one)));
}
