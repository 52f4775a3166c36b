import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { TONES_OF_COLOR } from '#builtin/edit/finding/by-ordinal-or-color.ts';
import type { Row } from '#builtin/edit/finding/rows.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { formatLike } from './update-figures.ts';
import { timeTold } from '#builtin/edit/words/dates.ts';
import { datesIn } from '#builtin/edit/words/dates-in-text.ts';
import { withDate, withPart } from './part-of-text.ts';
import { keyByValue, keyMeant, keyNamed, keyWithValue, knownValue, partLike, shapeOf } from './member-told.ts';
import { withAlike } from './number-in-text.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

// A number with a unit: "7 people", "36 g". A time and a date are none.
const AMOUNT = /^[^\p{L}\d]{0,3}(\d[\d.,]*)(?:\s?\p{L}+)*$/u;

/** Changes a member of a list entry. `whole` is what its text then is, if that is known. */
function changeRow(
  patch: Patch,
  { list, index }: Row,
  key: string | undefined,
  value: string,
  whole?: string,
): boolean {
  const entry = list.entries[index];
  const before = key === undefined ? undefined : memberAt(entry, key);
  // A member that nothing shows may be the source of one that is shown, which would then keep its old value.
  if (key !== undefined && list.shownKeys?.has(key) === false) return false;
  if (key === undefined || before === undefined || Array.isArray(before) || isJsonObject(before)) return false;
  const told = whole ?? (typeof before === 'string' ? partLike(before, value) : undefined);
  const after = knownValue(list, key, value) ?? told ?? convertLike(before, value);
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
 * Changes a member of the entries that words name, in the first list that has one: the member, its old value, or a word of the
 * new value ("7 people") tell which; else the one whose values look like the new one, or else like its number.
 */
export function changeMember(patch: Patch, rows: readonly Row[], told: ToldMember): boolean {
  const number =
    datesIn(told.value).length > 0 || timeTold(told.value) !== undefined
      ? undefined
      : AMOUNT.exec(told.value)?.[1]?.replace(/[.,]$/, '');
  return (
    rows.some((row) => changeMemberOf(patch, row, told, number)) ||
    (number !== undefined && rows.some((row) => changeNumber(patch, row, told, number)))
  );
}

function changeMemberOf(patch: Patch, row: Row, told: ToldMember, number: string | undefined): boolean {
  const { list, index } = row;
  const { row: name, member, was, value } = told;
  const key = keyTold(row, told);
  if (member !== undefined && key === undefined) return false;
  const unit = value.replaceAll(/[\d.,]+/g, ' ').trim();
  const byUnit = key !== undefined || unit === '' ? undefined : keyNamed(list, unit);
  if (byUnit !== undefined && number !== undefined) return changeRow(patch, row, byUnit, number);
  const meant = key ?? keyByValue(row, value);
  if (meant === undefined || (key === undefined && namesRow(row, meant, name))) return false;
  const before = was === undefined ? undefined : memberAt(list.entries[index], meant);
  if (typeof before !== 'string' || was === undefined || knownValue(list, meant, value) !== undefined)
    return changeRow(patch, row, meant, value);
  if (hasShapeOf(before, value)) return changeRow(patch, row, meant, value);
  const whole = withDate(before, value, was) ?? withPart(before, was, value);
  // What is found by a part of it is not replaced as a whole.
  const isPart = key !== undefined && member === undefined;
  return (whole !== undefined || !isPart) && changeRow(patch, row, meant, value, whole === value ? undefined : whole);
}

// The number of a value whose unit is nowhere: "5 shifts" for the only number.
function changeNumber(patch: Patch, row: Row, told: ToldMember, number: string): boolean {
  const key = keyTold(row, told);
  const isFree = told.member === undefined && told.was === undefined && row.list.members.length <= CHART_MEMBERS_MAX;
  return (key !== undefined || isFree) && changeRow(patch, row, key ?? keyByValue(row, number), number);
}

/** What a bar has: its label, its value and its color. */
const CHART_MEMBERS_MAX = 3;

function keyTold(row: Row, { member, was, value }: ToldMember): string | undefined {
  if (member !== undefined) return keyMeant(row.list, member, value);
  return was === undefined ? undefined : keyWithValue(row, was);
}

function hasShapeOf(text: string, value: string): boolean {
  return /\d/u.test(value) && shapeOf(text) === shapeOf(value);
}

/** Converts a text to the type and format of the value that it replaces. */
export function convertLike(before: Json, value: string): Json | undefined {
  if (typeof before === 'number') return numberLike(before, value);
  // A time is replaced by a time: "30 croissants" is none.
  if (typeof before === 'string' && shapeOf(before) === 'time') return withAlike(before, value);
  if (typeof before === 'boolean') return /^(?:yes|true|on|ja|oui|s[ií]|sim)$/iu.test(value.trim());
  // "4.2.1" is the number of a version.
  if (typeof before !== 'string' || /\d\.\d{1,2}\.\d/u.test(value)) return value;
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

// "85 %" in place of 0.78 is 0.85.
function numberLike(before: number, value: string): number | undefined {
  const number = datesIn(value).length > 0 ? undefined : numberIn(value);
  const isShare = number !== undefined && number > 1 && /\d\s?%$/u.test(value) && Math.abs(before) <= 1 && before !== 0;
  return isShare ? number / 100 : number;
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
