import type { Column } from './column.ts';
import type { RecordSet } from './data-shape.ts';
import { nameOf, referredRow } from './references.ts';
import { textLiteral } from '#builtin/view-query.ts';

/** A value of a column, and the text that people read for it: the name of what a code stands for. */
export type ReadValue = { value: string | number; text: string };

const VALUES_MAX = 12;

/** The distinct texts of a column, or what its codes stand for, in order of appearance; none when there are more than a dozen. */
export function readValues({ key, distinct, refersTo }: Column, { rows }: RecordSet): ReadValue[] {
  if (refersTo === undefined) return distinct.map((text) => ({ value: text, text }));
  const values = new Set(rows.flatMap((row) => (isCode(row[key]) ? [row[key]] : [])));
  if (values.size > VALUES_MAX) return [];
  return [...values].map((value) => {
    const at = referredRow(refersTo, value);
    return { value, text: (at === undefined ? '' : nameOf(refersTo, at)) || String(value) };
  });
}

function isCode(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** A value as a literal of an expression. */
export function valueLiteral({ value }: ReadValue): string {
  return typeof value === 'string' ? textLiteral(value) : `\`${value}\``;
}
