import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { isState, statesSaid } from '#builtin/understand/words/state-words.ts';
import { placeOf, wordsOfKey } from '#builtin/written-value.ts';
import { conceptsOf } from './concepts.ts';
import { finishedQuery, statesIn } from './finished.ts';
import { areAlike, meaningfulColumns } from './named-column.ts';
import { readValues, valueLiteral, type ReadValue } from '#builtin/understand/data/read-values.ts';
import type { Around, RecordTest } from './record-tests.ts';

// "hasn't" is read as two words.
const NEGATIVE = /^(?:un|in|non|nicht|not|no|nao|pas|t)$/;

/** "open", "express": one or several of the texts of a column, in the words of the request or in others that mean the same. */
export function valueTest(words: readonly string[], set: RecordSet, around: Around): RecordTest | undefined {
  const columns = meaningfulColumns(set)
    .filter(({ kind, refersTo }) => kind === 'text' || refersTo !== undefined)
    .map((column) => ({ column, values: readValues(column, set) }))
    .filter(
      ({ column, values }) =>
        values.length > 0 && (plays(column.key, 'status') || values.length < Math.max(set.rows.length, 2)),
    );
  const states = statesIn(words);
  const direct = columns.map(({ column, values }) => ({
    column,
    values,
    told: values.filter(({ text }) => {
      const own = wordsOf(text);
      const isSaid = own.length > 0 && own.every((one) => words.some((word) => areAlike(word, one) && isWord(one)));
      return isSaid || (own.length <= 2 && statesIn(own).some((state) => states.includes(state)));
    }),
  }));
  // "What is free" asks for what the status calls vacant.
  const meant = statesSaid(words);
  const alike = columns
    .filter(({ column }) => meant.length > 0 && plays(column.key, 'status'))
    .map(({ column, values }) => ({
      column,
      values,
      told: values.filter(({ text }) => meant.some((state) => isState(state, text))),
    }));
  const found = [...direct, ...alike].find(({ values, told }) => told.length > 0 && told.length < values.length);
  return found && testOfValues(found.column, found.told, words, set, around);
}

function testOfValues(
  column: Column,
  values: readonly ReadValue[],
  words: readonly string[],
  set: RecordSet,
  around: Around,
): RecordTest {
  const { value } = placeOf(column);
  const query = values.map((one) => `${value} == ${valueLiteral(one)}`).join(' || ');
  const told = values.map(({ text }) => text);
  const names = told.map((text) =>
    column.format.as === 'words' ? wordsOfKey(text, around.language) : capitalized(text),
  );
  const [only = ''] = told;
  const meant = statesIn(wordsOf(only));
  const at = words.findIndex(
    (word) =>
      told.some((text) => wordsOf(text).some((own) => areAlike(word, own))) ||
      statesIn([word]).some((state) => meant.includes(state)),
  );
  // "Not yet reported" is what is neither reported nor over; "not paid" may be the state itself.
  if (at > 0 && isDenied(words, at) && told.length === 1 && !NEGATIVE.test(wordsOf(only)[0] ?? ''))
    return {
      query: openQuery(query, set),
      label: capitalized(around.written?.(words.slice(at - 1, at + 1)) ?? only),
      column,
    };
  return { query, label: names.join(', '), column };
}

const YET =
  /^(?:yet|noch|bisher|encore|aun|todavia|ancora|ainda|been|be|being|ete|sido|stat[oaie]|ha[ns]?|have|hat|a|ont|hanno|esta[ns]?)$/;

// "Not yet reported", "noch nicht gemeldet", "pas encore payées".
export function isDenied(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).findLast((word) => !YET.test(word));
  return NEGATIVE.test(before ?? '');
}

function openQuery(isDone: string, set: RecordSet): string {
  const finished = finishedQuery(set);
  return finished === undefined ? `!(${isDone})` : `!(${isDone}) && !(${finished})`;
}

const VALUE_MIN_CHARS = 3;

function isWord(text: string): boolean {
  return text.length >= VALUE_MIN_CHARS;
}

const ASKING: ReadonlySet<string> = new Set(
  'is has was are ist hat est a ha es tiene e tem can requires needs'.split(' '),
);

// "Still to review", "por revisar".
const TO_DO = /^(?:to|zu|por|da|missing|fehl\w*|falt\w*|manqu\w*|manca\w*)$/;
const WHEN: ReadonlySet<string> = new Set('at on date time by am datum le el il em data fecha'.split(' '));

/** "express ones", "unpaid": a member that is true or false, or the day on which it became so. */
export function booleanTests(words: readonly string[], set: RecordSet, around: Around): RecordTest[] {
  return meaningfulColumns(set).flatMap((column) => {
    const isDay = (column.kind === 'date' || column.kind === 'dateTime') && isOftenEmpty(column, set);
    if (column.kind !== 'boolean' && !isDay) return [];
    const own = wordsOf(column.key).filter((word) => !ASKING.has(word) && !(isDay && WHEN.has(word)));
    // "blocks the departure" for "dispatch_blocking": the last word says what is so.
    const last = own.at(-1) ?? '';
    if (!isWord(last)) return [];
    const { value } = placeOf(column);
    const states = statesIn([last]);
    // "Unsigned" ends like "signed" and says the opposite.
    const isSame = (word: string) =>
      !isOpposite(word, last) && (areAlike(word, last) || statesIn([word]).some((state) => states.includes(state)));
    const at = words.findIndex(isSame);
    const opposite = words.findIndex((word) => isOpposite(word, last));
    if (at === -1 && opposite === -1) return [];
    const isNot =
      at === -1 ||
      isDenied(words, at) ||
      (isDay && words.slice(Math.max(0, at - 2), at).some((word) => TO_DO.test(word)));
    const told = at === -1 ? words.slice(opposite, opposite + 1) : words.slice(Math.max(0, at - 1), at + 1);
    const label = isNot ? capitalized(around.written?.(told) ?? told.join(' ')) : column.label;
    if (isDay) return [{ query: isNot ? `!(${value})` : `${value} != \`null\``, label, column }];
    return [{ query: `${value} == \`${isNot ? 'false' : 'true'}\``, label, column }];
  });
}

const UNDOING = ['un', 'in', 'im', 'non', 'dis', 'des'];

// "unpaid" for "paid", "impayé" for "payé".
function isOpposite(word: string, other: string): boolean {
  return UNDOING.some(
    (start) => word.startsWith(start) && isWord(word.slice(start.length)) && areAlike(word.slice(start.length), other),
  );
}

/** Whether some records have a value under a key, and some have none. */
export function isOftenEmpty({ key }: Column, { rows }: RecordSet): boolean {
  const empty = rows.filter((row) => isEmptyValue(row[key])).length;
  return empty > 0 && empty < rows.length;
}

function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false || value === 0;
}

const MIN_CHARS = 4;

/**
 * "Unread ones", where the records count what is unread: those that have any. A count is a whole number that some of the
 * records have none of; where it is 1 or nothing, any word of its key names it: "trapped" for "pax_trapped".
 */
export function countTest(words: readonly string[], set: RecordSet): RecordTest | undefined {
  for (const column of meaningfulColumns(set)) {
    const { key, kind, label } = column;
    if (kind !== 'number' || column.format.as === 'money' || conceptsOf(column).has('priority')) continue;
    const values = set.rows.map((row) => row[key]).filter((value) => typeof value === 'number');
    const isCount = values.includes(0) && values.every((value) => value >= 0 && Number.isInteger(value));
    const own = wordsOf(key).slice(0, Math.max(...values) === 1 ? undefined : 1);
    const isNamed = own.some((one) => one.length >= MIN_CHARS && words.some((word) => areAlike(word, one)));
    if (isCount && isNamed) return { query: `${placeOf(column).value} > \`0\``, label, column };
  }
  return undefined;
}
