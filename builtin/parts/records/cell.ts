import type { JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { read } from '#builtin/part.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { nameAt, referredRow } from '#builtin/understand/data/references.ts';
import { isScalar } from '#builtin/understand/values/value-kind.ts';

/**
 * A live read of one cell in a list of records; undefined when the record has no value there. For a key of another list
 * it reads the name that the key stands for.
 */
export function cell(set: RecordSet, index: number, key: string | undefined): JsonObject | undefined {
  const row = set.rows[index];
  const value = row === undefined || key === undefined || !Object.hasOwn(row, key) ? undefined : row[key];
  if (key === undefined || !isScalar(value) || value === '') return undefined;
  const column = set.columns.find((one) => one.key === key);
  const reference = column?.refersTo;
  const at = reference === undefined ? undefined : referredRow(reference, value);
  // A record without a name is called by its key.
  if (reference !== undefined && at !== undefined && nameAt(reference, at) !== '')
    return read(reference.pointer + formatPointer([at, ...(reference.name.path ?? [reference.name.key])]));
  return read(rowPointer(set, index) + formatPointer(column?.path ?? [key]));
}

/** The state path of one record. */
export function rowPointer(set: RecordSet, index: number): string {
  return set.pointer + formatPointer([index]);
}

/** The keys under which one record itself has a value. */
export function keysOfRow(set: RecordSet, index: number): string[] {
  return set.columns.flatMap(({ key, path }) =>
    path === undefined && cell(set, index, key) !== undefined ? [key] : [],
  );
}

/** The members that every record of a list has itself, by their keys. */
export function plainKeys({ columns }: RecordSet): string[] {
  return columns.flatMap(({ key, path }) => (path === undefined && !/[/~]/.test(key) ? [key] : []));
}
