import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import type { Column } from './column.ts';
import type { RecordSet } from './data-shape.ts';
import { plays } from './record-roles.ts';

const TYPED_ROLES = ['title', 'person', 'date', 'time', 'subtitle', 'description', 'tag'] as const;

/** Last words of names of keys: "order no", "ref". */
export const KEY_WORDS = wordList(
  'id|ids|uuid|guid|ref|reference|key|code|codigo|codice|sku|slug|nr|no|nummer|number|numero|num',
);

/** Whether a value can identify a record. What people would type in themselves, such as a name or a day, does not. */
export function isMark({ key, kind }: Pick<Column, 'key' | 'kind'>): boolean {
  return (kind === 'text' || kind === 'number') && !TYPED_ROLES.some((role) => plays(key, role));
}

// The "host" of machines is called "db-eu-1", that of parties "Ann Lee".
function areCodes(key: string, rows: RecordSet['rows']): boolean {
  const texts = rows.map((row) => row[key]);
  return texts.every(
    (text) => typeof text === 'string' && ONE_WORD.test(text) && /\d/.test(text) && /\p{L}/u.test(text),
  );
}

const ONE_WORD = /^[\p{L}\d._/-]+$/u;

const OTHER: ReadonlySet<string> = new Set(
  'to new target destination next other neu neue ziel nach vers nouveau nouvelle hacia nuevo nueva para novo nova nuovo nuova'.split(
    ' ',
  ),
);

/** The column that identifies the records of a list; undefined when there is none. */
export function keyColumn(set: RecordSet): Column | undefined {
  const keys = keysOf(set);
  return keys.find(({ key }) => key.toLowerCase() === 'id') ?? keys.find(({ key }) => plays(key, 'id')) ?? keys[0];
}

/**
 * The column that a param takes its value from if it says which record of a list is meant: "sku" of products with a sku,
 * "orderRef" of orders with a ref, "id".
 */
export function keyNamed(param: string, set: RecordSet): Column | undefined {
  const name = joinedWords(param);
  const column = set.columns.find(({ key }) => joinedWords(key) === name);
  if (column !== undefined) return keysOf(set).includes(column) ? column : undefined;
  const words = wordsOf(param);
  const last = words.at(-1) ?? '';
  if (!isOneOf(KEY_WORDS, last)) return undefined;
  const thing = words.slice(0, -1);
  // "to_bed_id" is that of another bed.
  if (thing.length > 1 && OTHER.has(thing[0] ?? '')) return undefined;
  const keys = keysOf(set);
  const isOfSet = thing.length === 0 ? /^ids?$/.test(last) : namesRecords(thing, set);
  return isOfSet ? (keys.find(({ key }) => wordsOf(key).at(-1) === last) ?? keyColumn(set)) : undefined;
}

/** Whether words name what the records of a list are: "pet" for "pets" and "adoptable_pets", "visit type" for "visit_types". */
export function namesRecords(words: readonly string[], { key }: Pick<RecordSet, 'key'>): boolean {
  const [thing = '', list = ''] = [words.at(-1), wordsOf(key).at(-1)];
  return haveSameStem(thing, list) || haveSameStem(words.join(''), joinedWords(key));
}

const keysOfSets = new WeakMap<RecordSet, Column[]>();

// Each param of each action is compared with the keys of each list, which may be long.
function keysOf(set: RecordSet): Column[] {
  const known = keysOfSets.get(set);
  if (known !== undefined) return known;
  const keys = set.columns.filter((column) => isKey(column, set));
  keysOfSets.set(set, keys);
  return keys;
}

// An "id", "sku" or "nr" identifies a record, and so does what each record begins with: a "ref", a "line", a member who waits.
function isKey(column: Column, { columns, rows }: RecordSet): boolean {
  const { key, path, refersTo } = column;
  const isFirst = column === columns[0];
  if (path !== undefined || rows.length === 0) return false;
  if (refersTo !== undefined && (!isFirst || columns.some((other) => other !== column && plays(other.key, 'id'))))
    return false;
  const isTelling =
    plays(key, 'id') || (isFirst && (isMark(column) || (column.kind === 'text' && areCodes(key, rows))));
  return isTelling && new Set(rows.map((row) => row[key])).size === rows.length;
}
