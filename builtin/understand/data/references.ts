import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { plural, singular } from '#builtin/understand/words/plural.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import type { Column } from './column.ts';
import type { RecordSet } from './data-shape.ts';
import { entriesIn } from './list-columns.ts';
import { personName } from './person-name.ts';
import { plays, tellsApart, titleColumn } from './record-roles.ts';

/** The list that the values of a column are keys of: "assignee": "ana" beside members with a login and a name. */
export type Reference = {
  pointer: string;
  rows: readonly JsonObject[];
  key: string;
  name: Column;
  /** Where the whole name is in a record: that of `name`, or the first and the last name. */
  namePaths: readonly (readonly string[])[];
};

const IDENTIFYING: ReadonlySet<string> = new Set(
  'id ids key code codice codigo clave cle kuerzel ref nr no num number numero nummer sku slug reference login username'.split(
    ' ',
  ),
);

/** Notes on each column which other list its values are keys of, and labels it by what they stand for. */
export function tellReferences(sets: readonly RecordSet[]): void {
  for (const set of sets) {
    set.columns = set.columns.map((column) => {
      const values = set.rows.map((row) => row[column.key]);
      const refersTo = referenceOf(column, values, sets, set);
      if (refersTo === undefined) return column;
      const { hidden: _, ...shown } = column;
      // A short key is named after the list alone.
      const label = SHORT_KEY.test(column.key) ? '' : withoutId(column.label);
      // The number of something is no amount.
      const kind = shown.kind === 'number' ? 'id' : shown.kind;
      return { ...shown, kind, refersTo, label: namedAfter(label, refersTo, sets) };
    });
    set.lists = set.lists.map((list) => {
      const { key, nameKey } = list;
      const entries = set.rows.flatMap((row) => entriesIn(row, list));
      const names = nameKey === undefined ? entries : entries.map((one) => (isJsonObject(one) ? one[nameKey] : one));
      const refersTo =
        referenceOf({ key: nameKey ?? key, kind: 'text' }, names, sets, set) ??
        (nameKey === undefined
          ? referenceOfNumbers(
              set.rows.map((row) => entriesIn(row, list)),
              sets,
              set,
            )
          : undefined);
      return refersTo === undefined ? list : { ...list, refersTo, label: withoutId(list.label) };
    });
  }
}

const SHORT_LABEL_CHARS = 4;

// "T" of the "tables" is the table.
function namedAfter(label: string, { pointer }: Reference, sets: readonly RecordSet[]): string {
  const list = wordsOf(sets.find((set) => set.pointer === pointer)?.key ?? '').at(-1) ?? '';
  const isShort =
    label.length <= SHORT_LABEL_CHARS && label.length < list.length && list.startsWith(label.toLowerCase());
  return isShort ? capitalized(singular(list)) : label;
}

/** The list that values under a key are keys of; `set` holds them. */
export function referenceOf(
  named: Named,
  values: readonly (Json | undefined)[],
  sets: readonly RecordSet[],
  set?: RecordSet,
): Reference | undefined {
  const present = values.filter((value) => value !== undefined && value !== null);
  if (present.length === 0 || !present.every(isName)) return undefined;
  const others = sets.filter((other) => other !== set);
  const [found] = others.flatMap((other) => referenceTo(other, named, present, set) ?? []);
  return found ?? byRole(named, present, sets, set) ?? withinList(named, present, set);
}

const LISTED_MIN = 4;

// "crew": [1, 2, 3] beside members with ids from 1 to 6. Numbers are equal by chance, so that lists of them without repetition must have
// at least half of the ids of one list, and be all within those.
function referenceOfNumbers(
  entries: readonly (readonly Json[])[],
  sets: readonly RecordSet[],
  set: RecordSet,
): Reference | undefined {
  const values = [...new Set(entries.flat())].filter((value) => Number.isSafeInteger(value)) as number[];
  const areKeys = entries.every((list) => new Set(list).size === list.length && list.every(Number.isSafeInteger));
  if (!areKeys || values.length < LISTED_MIN || Math.max(...entries.map((list) => list.length)) < 2) return undefined;
  const [found, ...more] = sets
    .filter((other) => other !== set && values.length * 2 >= other.rows.length)
    .flatMap((other) => keyedBy(other, values, (key) => key.toLowerCase() === 'id') ?? []);
  return more.length === 0 ? found : undefined;
}

type Named = Pick<Column, 'key' | 'kind' | 'path'>;

const NUMBER_MIN = 100;

// "vertretungId" and "assignee_id" name what the others are to the record, and not what they are: the one list that knows all of them tells.
function byRole(
  named: Named,
  values: readonly (string | number)[],
  sets: readonly RecordSet[],
  set: RecordSet | undefined,
): Reference | undefined {
  const isKeyLike = (value: string | number) => (typeof value === 'number' ? value >= NUMBER_MIN : isMadeUp(value));
  const words = wordsOf(named.key);
  const isNumeric = values.some(Number.isInteger);
  const isOfAnother = isNumeric
    ? words.length > 1 && ROLES.has(words.at(-1) ?? '')
    : words.length > 1 || !IDENTIFYING.has(named.key);
  if (!isOfAnother || !values.every(isKeyLike) || firstKey(set) === named.key) return undefined;
  const others = sets.filter((other) => other !== set);
  const found = others.flatMap(
    (other) => keyedBy(other, values, (key) => isKeyName(key) && isOwnKeyOf(other, key)) ?? [],
  );
  const names = found.map((one) => values.map((value) => nameOf(one, referredRow(one, value) ?? -1)).join('\n'));
  // Two lists may have the same person.
  return new Set(names).size === 1 ? found[0] : undefined;
}

// "depends_on": "t3" of the tasks themselves.
function withinList(
  named: Named,
  values: readonly (string | number)[],
  set: RecordSet | undefined,
): Reference | undefined {
  const areKeys = values.every((value) => typeof value === 'string' && isMadeUp(value));
  if (set === undefined || !areKeys || named.path !== undefined || firstKey(set) === named.key) return undefined;
  return keyedBy(set, values, (key) => key !== named.key && isOwnKeyOf(set, key));
}

// No word of a language: "usr_kp", "f14".
function isMadeUp(value: string): boolean {
  if (/\s/.test(value)) return false;
  return /^\p{L}{1,5}[_-]\p{L}{1,12}$/u.test(value) || (/\p{L}/u.test(value) && /\d/.test(value));
}

const ROLES: ReadonlySet<string> = new Set(['id', 'ids', 'ref', 'by']);

/** The label of an id as that of what it stands for: "Customer ID" and "Customer no" are the customer. */
export function withoutId(label: string): string {
  return label.replace(/\s+(?:IDs?|nr|no|num|number|nummer|code|ref|key)$/iu, '');
}

/** The label of a field or list of ids as that of what they stand for, of several in the plural: "Dependant ids" are dependants. */
export function withoutIds(label: string): string {
  const name = label.replace(/\s+IDs?$/iu, '');
  return name === label || !/s$/iu.test(label) ? name : plural(name);
}

/** The position in its list of the record that a value refers to; undefined when there is none. */
export function referredRow({ rows, key }: Reference, value: Json | undefined): number | undefined {
  const at = rows.findIndex((row) => isName(value) && isName(row[key]) && String(row[key]) === String(value));
  return at === -1 ? undefined : at;
}

/** The whole name of the record at a position of the list that is referred to; '' when it has none. */
export function nameOf({ rows, namePaths }: Reference, at: number): string {
  const parts = namePaths.map((path) => valueIn(rows[at], path));
  return parts.filter((one) => isName(one)).join(' ');
}

/** True if a record has each part of its name. */
export function hasWholeName({ rows, namePaths }: Reference, at: number): boolean {
  return namePaths.every((path) => isName(valueIn(rows[at], path)));
}

/** The value that alone stands for the name of the record at a position; '' when it has none. */
export function nameAt({ rows, name }: Reference, at: number): Json {
  const value = valueIn(rows[at], name.path ?? [name.key]);
  return isName(value) ? value : '';
}

function valueIn(row: JsonObject | undefined, [key = '', inner]: readonly string[]): Json | undefined {
  const value = row !== undefined && Object.hasOwn(row, key) ? row[key] : undefined;
  return inner !== undefined && isJsonObject(value) ? value[inner] : value;
}

/** True for a list that only names what other records refer to, so that it shows nothing more where they are shown. */
export function isOnlyReferredTo(set: RecordSet, sets: readonly RecordSet[]): boolean {
  const references = sets.flatMap(({ columns, lists }) =>
    [...columns, ...lists].flatMap(({ refersTo }) => refersTo ?? []),
  );
  const own = [...references, ...(set.ofFacts ?? [])].filter(
    ({ pointer }) => pointer === (set.view?.of ?? set.pointer),
  );
  const isInName = (one: Reference, key: string) => one.namePaths.some(([first]) => first === key);
  return (
    own.length > 0 &&
    set.columns.every(({ key, kind }) => kind === 'picture' || own.some((one) => key === one.key || isInName(one, key)))
  );
}

function referenceTo(
  other: RecordSet,
  named: Named,
  values: readonly (string | number)[],
  set: RecordSet | undefined,
): Reference | undefined {
  // Numbers are equal by chance, and records of two lists may have the same ids.
  const isTelling = values.every((value) => typeof value === 'string' && /\p{L}/u.test(value));
  // A single value may be a key by its looks: "VIE".
  const isCode = set === undefined && values.every((value) => typeof value === 'string' && CODE.test(value));
  const isCoded = other.decoded?.codedAs?.has(named.path?.at(-1) ?? named.key) === true;
  const isNamed = isCoded || isNamedAfter(named, other) || isSameKey(named, other, set);
  if (!isNamed && !isCode && (set === undefined || !isTelling || isOwnKey(named, set))) return undefined;
  // Only what looks like a key is one without being named: doctors are not the names of their specialities.
  return keyedBy(other, values, (key) => isNamed || isOwnKeyOf(other, key));
}

// The "ownerId" of a task is the key of somebody, not of the task.
function isOwnKeyOf(other: RecordSet, key: string): boolean {
  const words = wordsOf(key);
  return IDENTIFYING.has(words.at(-1) ?? '') && (words.length === 1 || firstKey(other) === key);
}

const CODE = /^\p{Lu}{2,5}$|^\p{Lu}+-?\d+$/u;

function keyedBy(
  other: RecordSet,
  values: readonly (string | number)[],
  isKey: (key: string) => boolean,
): Reference | undefined {
  const wanted = values.map(String);
  // What names a record is no key of it: "Ana Santos" needs no other name.
  const title = titleColumn(other);
  if (title?.kind !== 'text' || !tellsApart(other, title.key)) return undefined;
  for (const { key, path } of other.columns) {
    const keys = other.rows.map((row) => row[key]);
    if (key === title.key || path !== undefined || !keys.every(isName) || !isKey(key)) continue;
    const known = new Set(keys.map(String));
    if (known.size === keys.length && wanted.every((value) => known.has(value)))
      return { pointer: other.pointer, rows: other.rows, key, name: title, namePaths: namePathsOf(other, title) };
  }
  return undefined;
}

// "personalnummer" in both: the list where it is unique, beside a name, tells whose it is.
function isSameKey({ key, path }: Named, other: RecordSet, set: RecordSet | undefined): boolean {
  if (path !== undefined || (key.length < KEY_MIN_CHARS && !SHORT_KEY.test(key)) || !isKeyName(key)) return false;
  return firstKey(set) !== key && other.columns.some((one) => one.key === key && one.path === undefined);
}

const KEY_MIN_CHARS = 6;
// "pid" of pipelines, "md_nr" of clients; "id" is that of anything, and "paid", "anno" and "bid" are words.
const SHORT_KEY = /^(?:[ac-z]id|[a-z]nr|[a-z]{1,3}_(?:id|nr|no)|[a-z]{1,3}(?:Id|ID|Nr|No))$/;

function isKeyName(key: string): boolean {
  return plays(key, 'id') || SHORT_KEY.test(key) || /(?:nummer|nr)$/.test(key.toLowerCase());
}

function firstKey(set: RecordSet | undefined): string | undefined {
  return set?.columns.find(({ key, path }) => path === undefined && isKeyName(key))?.key;
}

function namePathsOf({ columns }: RecordSet, title: Column): (readonly string[])[] {
  return (personName(columns) ?? [title]).map(({ key, path = [key] }) => path);
}

function isName(value: Json | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

// The noun stands last or, in "planRecomendadoId", first; "techId" shortens it.
function isNamedAfter({ key, path }: Named, other: RecordSet): boolean {
  const words = wordsOf(path?.at(-1) ?? key).filter((word) => !IDENTIFYING.has(word));
  const nouns = [words.at(0) ?? '', words.at(-1) ?? ''];
  const isShort = (noun: string, word: string) => noun.length >= SHORT_MIN_CHARS && word.startsWith(noun);
  return wordsOf(other.key).some((word) => nouns.some((noun) => haveSameStem(word, noun) || isShort(noun, word)));
}

const SHORT_MIN_CHARS = 3;

function isOwnKey({ key, kind }: Named, { rows }: RecordSet): boolean {
  const values = rows.map((row) => row[key]);
  const isUnique = new Set(values).size === values.length;
  return isUnique && (kind === 'id' || IDENTIFYING.has(wordsOf(key).at(-1) ?? ''));
}
