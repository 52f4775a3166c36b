import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { TONES_OF_COLOR } from '#builtin/edit/finding/by-ordinal-or-color.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import type { Row } from '#builtin/edit/finding/rows.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { formatLike } from './update-figures.ts';
import { datesIn } from '#builtin/edit/words/dates-in-text.ts';
import { withDate, withPart } from './part-of-text.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

const SAME_WORD_MIN = 0.9;
const KNOWN_VALUES_MAX = 12;
// A number with a unit: "7 people", "36 g". A time and a date are none.
const AMOUNT = /^[^\p{L}\d]{0,3}(\d[\d.,]*)(?:\s?\p{L}+)*$/u;

/** Changes a member of a list entry: the one with the given key, else the one whose values look like the new one. */
function changeRow(patch: Patch, row: Row, member: string | undefined, value: string): boolean {
  const { list, index } = row;
  const entry = list.entries[index];
  const key = member ?? keyByValue(row, value);
  const before = key === undefined ? undefined : memberAt(entry, key);
  // A member that nothing shows may be the source of one that is shown, which would then keep its old value.
  if (key !== undefined && list.shownKeys?.has(key) === false) return false;
  if (key === undefined || before === undefined || Array.isArray(before) || isJsonObject(before)) return false;
  const dated = typeof before === 'string' ? withDate(before, value) : undefined;
  const after = knownValue(list, key, value) ?? dated ?? convertLike(before, value);
  if (after === undefined || after === before) return false;
  const at = (name: string) => `${list.pointer}/${index}${formatPointer([name])}`;
  const dependents = dependentMembers(list, key, after);
  patch.apply({ op: 'replace', path: at(key), value: after });
  for (const [other, follows] of dependents)
    if (memberAt(entry, other) !== follows) patch.apply({ op: 'replace', path: at(other), value: follows });
  return true;
}

/** The words for an entry, and what is told about its member. */
type ToldMember = { row: string; member?: string | undefined; was?: string | undefined; value: string };

// The member by which an entry is named is not the one to change.
function namesRow({ list, index }: Row, key: string | undefined, name: string): boolean {
  const words = key === undefined ? [] : wordsOf(textOf(memberAt(list.entries[index], key)));
  return words.length > 0 && wordsOf(name).some((word) => words.includes(word));
}

/**
 * Changes a member of a list entry that words name: the member, its old value, or a word of the new value ("7 people") tell
 * which; else the one whose values look like the new one.
 */
export function changeMember(patch: Patch, row: Row, { row: name, member, was, value }: ToldMember): boolean {
  const named = member === undefined ? undefined : keyNamed(row.list, member);
  if (member !== undefined && named === undefined) return false;
  const key = named ?? keyWithValue(row, was);
  const unit = value.replaceAll(/[\d.,]+/g, ' ').trim();
  const byUnit = key !== undefined || unit === '' ? undefined : keyNamed(row.list, unit);
  const number = datesIn(value).length > 0 ? undefined : AMOUNT.exec(value)?.[1]?.replace(/[.,]$/, '');
  if (byUnit !== undefined && number !== undefined) return changeRow(patch, row, byUnit, number);
  if (key === undefined && namesRow(row, keyByValue(row, value), name)) return false;
  const before = key === undefined || was === undefined ? undefined : memberAt(row.list.entries[row.index], key);
  const whole =
    typeof before === 'string' && was !== undefined
      ? (withDate(before, value, was) ?? withPart(before, was, value))
      : undefined;
  return (
    changeRow(patch, row, key, knownValue(row.list, key ?? '', value) === undefined ? (whole ?? value) : value) ||
    (number !== undefined && number !== value && changeRow(patch, row, key, number))
  );
}

// The only member that holds an old value, or its number.
function keyWithValue({ list, index }: Row, was: string | undefined): string | undefined {
  if (was === undefined) return undefined;
  const number = numberIn(was);
  const holding = list.members.filter(({ key }) => {
    const value = memberAt(list.entries[index], key);
    const isSame = typeof value === 'string' && foldText(value).includes(foldText(was));
    return (
      isSame ||
      (number !== undefined && (value === number || (typeof value === 'string' && numberIn(value) === number)))
    );
  });
  return holding.length === 1 ? holding[0]?.key : undefined;
}

/** The key of the member that words name: "the price", "status". */
export function keyNamed({ members, entries }: ShownList, words: string): string | undefined {
  const wanted = wordsOf(words);
  // A yes/no member is shown through another member and has no name of its own.
  const isShown = (key: string) => typeof memberAt(entries[0], key) !== 'boolean';
  const fits = members.filter(
    ({ key, label }) =>
      isShown(key) &&
      [label, key].some((name) => {
        const all = /^\d+$/.test(name) ? [] : wordsOf(name);
        return all.length > 0 && all.every((one) => wanted.some((word) => wordSimilarity(word, one) >= SAME_WORD_MIN));
      }),
  );
  const longest = Math.max(0, ...fits.map(({ label }) => wordsOf(label).length));
  const best = fits.filter(({ label }) => wordsOf(label).length === longest);
  return best[0]?.key;
}

/** The values that entries have for a member, if it takes only a few: a status, a category. */
function knownValuesOf({ entries }: ShownList, key: string): Json[] {
  const values = entries.map((entry) => memberAt(entry, key));
  const known = new Set(values.filter((one) => typeof one === 'string' && one !== ''));
  return known.size <= KNOWN_VALUES_MAX && (known.size < values.length || known.size < 3) ? ([...known] as Json[]) : [];
}

/** The value that an entry already has for a member and that the words name. */
export function knownValue(list: ShownList, key: string, value: string): Json | undefined {
  const wanted = wordsOf(value);
  return knownValuesOf(list, key).find((one) => {
    const words = wordsOf(textOf(one));
    return (
      words.length === wanted.length &&
      words.every((word, at) => wordSimilarity(word, wanted[at] ?? '') >= SAME_WORD_MIN)
    );
  });
}

// The member for which an entry already has this value, else the only one whose value looks like it.
function keyByValue({ list, index }: Row, value: string): string | undefined {
  const known = list.members.filter(({ key }) => knownValue(list, key, value) !== undefined);
  if (known.length > 0) return known[0]?.key;
  const shape = shapeOf(value);
  const sameShape = list.members.filter(({ key }) => {
    const before = memberAt(list.entries[index], key);
    if (typeof before === 'number') return shape === '0';
    return typeof before === 'string' && shape !== undefined && shapeOf(before) === shape;
  });
  return sameShape.length === 1 ? sameShape[0]?.key : undefined;
}

/** The shape of a value with digits, the same for "12,50 €" and "8 €", and for "09:00" and "14:30". */
export function shapeOf(text: string): string | undefined {
  if (!/\d/.test(text) || text.length > 30) return undefined;
  if (/^\d{1,2}[:.]\d{2}$/.test(text.trim())) return 'time';
  return foldText(text)
    .replace(/(?:euros?|eur)$/, '€')
    .replaceAll(/\d[\d.,]*/g, '0')
    .replaceAll(/\s/g, '');
}

const TIME_IN = /\d{1,2}[:.h]\d{2}|\d\s?(?:h|uhr|am|pm)\b/iu;

/** Converts a text to the type and format of the value that it replaces. */
export function convertLike(before: Json, value: string): Json | undefined {
  if (typeof before === 'number') return numberIn(value);
  // A time is replaced by a time: "30 croissants" is none.
  if (typeof before === 'string' && shapeOf(before) === 'time' && !TIME_IN.test(value)) return undefined;
  if (typeof before === 'boolean') return /^(?:yes|true|on|ja|oui|s[ií]|sim)$/iu.test(value.trim());
  if (typeof before !== 'string') return value;
  // "25" in place of "$20.00" becomes "$25.00".
  const isAmount =
    /^\P{L}{0,2}\d[\d.,]*\s?(?:\P{L}|\p{L}{1,5})?(?:\s(?:a|an|per|pro|im|par|al|por|all)\s\p{L}{2,10})?$/u.test(
      value.trim(),
    );
  const number = isAmount && /^\D{0,4}\d[\d.,]*\D{0,12}$/.test(before) ? numberIn(value) : undefined;
  if (number !== undefined) return formatLike(before, number);
  // "14" in place of "Up to 15 kids"
  const isOneNumber = /^\d[\d.,]*$/u.test(value) && before.match(/\d[\d.,]*/gu)?.length === 1;
  return isOneNumber ? formatLike(before, numberIn(value) ?? 0) : value;
}

/** The members that change along with a value, such as the tone or icon of a status, and their values for it. */
export function dependentMembers(list: ShownList, key: string, value: Json): [string, Json][] {
  return list.members.flatMap(({ key: other }): [string, Json][] => {
    const isDependentFlag =
      list.entries.every((one) => typeof memberAt(one, other) === 'boolean') && isDeterminedBy(list, key, other);
    if (other === key || !(isDependentFlag || DEPENDENT_KEYS.test(other))) return [];
    const seen = new Set(list.entries.filter((one) => memberAt(one, key) === value).map((one) => memberAt(one, other)));
    const [only] = seen;
    return seen.size === 1 && only !== undefined ? [[other, only]] : [];
  });
}

// True if entries with the same value of one member also have the same value of the other.
function isDeterminedBy({ entries }: ShownList, key: string, other: string): boolean {
  const seen = new Map<Json | undefined, Json | undefined>();
  return entries.every((entry) => {
    const [value, follows] = [memberAt(entry, key), memberAt(entry, other)];
    if (!seen.has(value)) seen.set(value, follows);
    return seen.get(value) === follows;
  });
}

const DEPENDENT_KEYS = /tone|colou?r|icon|variant|farbe|class/iu;

/** Removes entries from their list, but never all of them. */
export function removeRows({ apply }: Patch, rows: readonly Row[]): boolean {
  const [first] = rows;
  if (first === undefined || first.list.isFixed === true) return false;
  // Several that are all there are name no entry.
  if (rows.length > 1 && rows.length >= first.list.entries.length) return false;
  for (const { list, index } of rows.toSorted((one, other) => other.index - one.index))
    apply({ op: 'remove', path: `${list.pointer}/${index}` });
  return true;
}

/** Colors entries by the member that holds their tone. Returns false if there is none. */
export function colorRows({ apply }: Patch, rows: readonly Row[], look: string): boolean {
  const tones = TONES_OF_COLOR[look] ?? [];
  const known = Object.values(TONES_OF_COLOR).flat();
  const changes = rows.flatMap(({ list, index }) => {
    const isTone = (value: Json | undefined) =>
      typeof value === 'string' && (value === 'default' || known.includes(value));
    const tone = list.members.find(({ key }) => list.entries.every((entry) => isTone(memberAt(entry, key))));
    const [value] = tones;
    return tone === undefined || value === undefined ? [] : [{ path: `${list.pointer}/${index}/${tone.key}`, value }];
  });
  for (const { path, value } of changes) apply({ op: 'replace', path, value });
  return changes.length > 0;
}
