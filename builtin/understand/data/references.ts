import type { Json, JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import type { Column } from './column.ts';
import type { RecordSet } from './data-shape.ts';
import { titleColumn } from './record-roles.ts';

/** The list that the values of a column are keys of: "assignee": "ana" beside members with a login and a name. */
export type Reference = { pointer: string; rows: readonly JsonObject[]; key: string; name: Column };

const IDENTIFYING: ReadonlySet<string> = new Set(['id', 'ids', 'key', 'code', 'ref', 'nr', 'no', 'number']);

/** Notes on each column which other list its values are keys of. */
export function tellReferences(sets: readonly RecordSet[]): void {
  for (const set of sets)
    for (const column of set.columns) {
      const found = sets.filter((other) => other !== set).flatMap((other) => referenceTo(other, column, set) ?? []);
      if (found[0] !== undefined) column.refersTo = found[0];
    }
}

/** The position in its list of the record that a value refers to; undefined when there is none. */
export function referredRow({ rows, key }: Reference, value: Json | undefined): number | undefined {
  const at = rows.findIndex((row) => isName(value) && isName(row[key]) && String(row[key]) === String(value));
  return at === -1 ? undefined : at;
}

/** True for a list that only names what other records refer to, so that it shows nothing more where they are shown. */
export function isOnlyReferredTo(set: RecordSet, sets: readonly RecordSet[]): boolean {
  const references = sets.flatMap(({ columns }) => columns.flatMap(({ refersTo }) => refersTo ?? []));
  const own = references.filter(({ pointer }) => pointer === set.pointer);
  return (
    own.length > 0 &&
    set.columns.every(
      ({ key, kind }) => kind === 'picture' || own.some((one) => key === one.key || key === one.name.key),
    )
  );
}

function referenceTo(other: RecordSet, column: Column, set: RecordSet): Reference | undefined {
  const values = set.rows.map((row) => row[column.key]).filter((value) => value !== undefined && value !== null);
  if (values.length === 0 || !values.every(isName)) return undefined;
  const isNamed = isNamedAfter(column, other);
  // Numbers are equal by chance, and records of two lists may have the same ids.
  const isTelling = values.every((value) => typeof value === 'string' && /\p{L}/u.test(value));
  if (!isNamed && (!isTelling || isOwnKey(column, set))) return undefined;
  const wanted = values.map(String);
  // What names a record is no key of it: "Ana Santos" needs no other name.
  const title = titleColumn(other);
  if (title?.kind !== 'text') return undefined;
  for (const { key, path } of other.columns) {
    const keys = other.rows.map((row) => row[key]);
    if (key === title.key || path !== undefined || !keys.every(isName)) continue;
    const known = new Set(keys.map(String));
    if (known.size === keys.length && wanted.every((value) => known.has(value)))
      return { pointer: other.pointer, rows: other.rows, key, name: title };
  }
  return undefined;
}

function isName(value: Json | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isNamedAfter({ key, path }: Column, other: RecordSet): boolean {
  const last =
    wordsOf(path?.at(-1) ?? key)
      .filter((word) => !IDENTIFYING.has(word))
      .at(-1) ?? '';
  return wordsOf(other.key).some((word) => haveSameStem(word, last));
}

function isOwnKey({ key, kind }: Column, { rows }: RecordSet): boolean {
  const values = rows.map((row) => row[key]);
  const isUnique = values.length > 1 && new Set(values).size === values.length;
  return isUnique && (kind === 'id' || IDENTIFYING.has(wordsOf(key).at(-1) ?? ''));
}
