import type { Json } from '#contract/json/json.ts';
import { convertLike, dependentMembers } from '#builtin/edit/values/change-row.ts';
import { knownValue, shapeOf } from '#builtin/edit/values/member-told.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import type { Addition } from '#builtin/edit/reading/command.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { isoDate } from '#builtin/edit/words/dates.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import {
  fitOf,
  formOf,
  isTone,
  nameFit,
  SEGMENT_SEPARATOR,
  withoutName,
  slotsOf,
  SURE_FIT,
  type Slot,
  type ToldPart,
} from './entry-slots.ts';

/** A new entry of a list, and how well what was told about it fits. */
export type NewEntry = { entry: Json; fit: number };

type Filled = { slot: Slot; part: ToldPart; fit: number };

const PARTS_MAX = 12;
const LIST_SIGN = /\s*(?:[,;](?=\s)|\s[–—·]\s)\s*/u;

/**
 * The entry that a name and values describe. `isNamed`: the request names the list; otherwise a value must fit one of its
 * members for sure. Undefined if a value fits no member, or two values are equally likely to be meant for one.
 */
export function newEntry(list: ShownList, thing: Addition, isNamed: boolean): NewEntry | undefined {
  const [lead = '', ...leads] = thing.leads ?? [];
  const values = thing.values.map((text, at): ToldPart => ({ text, lead: leads[at] ?? '' }));
  const apart = values.flatMap(({ text, lead: before }) =>
    text.split(LIST_SIGN).map((one, at): ToldPart => ({ text: one, lead: at === 0 ? before : '' })),
  );
  const name = { text: thing.label, lead };
  return (
    entryOf(list, name, values, isNamed) ??
    (apart.length > values.length ? entryOf(list, name, apart, isNamed) : undefined)
  );
}

function entryOf(list: ShownList, name: ToldPart, values: readonly ToldPart[], isNamed: boolean): NewEntry | undefined {
  const slots = slotsOf(list);
  // A name alone is all that there is to tell about an entry of a list of names.
  if (values.length > PARTS_MAX || (values.length === 0 && !(isNamed && slots.length === 1))) return undefined;
  const [own] = slots
    .map((slot) => ({ slot, part: name, fit: nameFit(slot, name.text) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit);
  if (own === undefined) return undefined;
  const others = slots.filter(({ key }) => key !== own.slot.key && !repeats(list, own.slot.key, key));
  const filled = fillSlots(list, others, values, isNamed ? others[0] : undefined);
  if (filled === undefined || !(isNamed || filled.some(({ fit }) => fit >= SURE_FIT))) return undefined;
  const all = [own, ...filled];
  const members = membersOf(list, all);
  if (members === undefined) return undefined;
  addFollowing(list, members);
  const entry = Array.isArray(list.entries[0])
    ? list.members.map(({ key }) => members.get(key) ?? '')
    : Object.fromEntries(list.members.map(({ key }) => [key, members.get(key) ?? defaultFor(list, key)]));
  return { entry, fit: all.reduce((sum, { fit }) => sum + fit, 0) / all.length };
}

// Each value fills the slot that it fits best; the surest fits come first. `likely` is where a text goes that fits several.
function fillSlots(
  list: ShownList,
  slots: readonly Slot[],
  values: readonly ToldPart[],
  likely: Slot | undefined,
): Filled[] | undefined {
  const fits = values.flatMap((part) => slots.map((slot): Filled => ({ slot, part, fit: fitOf(list, slot, part) })));
  const filled: Filled[] = [];
  for (const one of fits.filter(({ fit }) => fit > 0).toSorted((a, b) => b.fit - a.fit)) {
    const isTaken = filled.some(({ slot, part }) => slot === one.slot || part === one.part);
    if (!isTaken) filled.push(one);
  }
  // "143" among several columns of numbers could mean any of them.
  const isVague = filled.some(({ slot, part, fit }) => {
    if (slot === likely && formOf(part.text) === 'text') return false;
    const rivals = fits.filter((one) => one.part === part && one.fit >= fit && isOpen(one.slot, filled));
    return fit < SURE_FIT && rivals.length > 0;
  });
  return filled.length === values.length && !isVague ? filled : undefined;
}

function isOpen(slot: Slot, filled: readonly Filled[]): boolean {
  return filled.every((one) => one.slot !== slot);
}

function membersOf(list: ShownList, filled: readonly Filled[]): Map<string, Json> | undefined {
  const members = new Map<string, Json>();
  for (const key of new Set(filled.map(({ slot }) => slot.key))) {
    const own = filled.filter(({ slot }) => slot.key === key).toSorted((a, b) => a.slot.segment - b.slot.segment);
    const values = own.map((one) => valueOf(list, one));
    const [only] = values;
    if (only === undefined || values.includes(undefined)) return undefined;
    members.set(key, values.length === 1 ? only : values.map((one) => textOf(one)).join(SEGMENT_SEPARATOR));
  }
  return members;
}

// Written like the values of other entries.
function valueOf(
  list: ShownList,
  { slot: { key, values, isNumeric }, part: { text, lead } }: Filled,
): Json | undefined {
  const known = knownValue(list, key, text);
  if (known !== undefined) return known;
  const own = withoutName(list, key, text);
  if (isNumeric) {
    const decimal = Number(own.trim().replace(',', '.'));
    // "38.772" is no large number among degrees.
    return values.some((one) => one.includes('.')) && Number.isFinite(decimal) ? decimal : numberIn(own);
  }
  const form = formOf(own);
  const sample = values.find((one) => shapeOf(one) === shapeOf(own)) ?? values[0] ?? '';
  const iso = /^\d{4}-/.test(sample) && form === 'date' ? isoLike(values, own) : undefined;
  if (iso !== undefined) return iso;
  if (/^\d{4}-\d{2}-\d{2}$/.test(sample)) return undefined;
  // "Owner: nobody" keeps its label.
  const [label = ''] = /^[^:·]{2,20}:\s/u.exec(sample) ?? [];
  if (label !== '' && values.every((one) => one.startsWith(label))) return `${label}${own}`;
  const [word = ''] = sample.split(' ', 1);
  const isLed = wordsOf(lead).at(-1) === wordsOf(word)[0] && word !== '' && !/\d/.test(word);
  if (isLed && values.every((one) => one.startsWith(`${word} `))) return `${word} ${own}`;
  const isAmount = form === 'number' || form === 'amount';
  return isAmount && ['number', 'amount'].includes(formOf(sample)) ? convertLike(sample, own) : capitalized(own);
}

// "April 22" among dates such as "2026-04-03" is of the same year.
function isoLike(values: readonly string[], text: string): string | undefined {
  const year = values.at(-1)?.slice(0, 4) ?? '';
  const [, month, day] = /^(\p{L}+)\.?\s(\d{1,2})(?:st|nd|rd|th)?(?:,|$)/u.exec(text.trim()) ?? [];
  const [told = year] = /\d{4}/.exec(text) ?? [];
  return isoDate(text) ?? isoDate(month === undefined ? `${text.trim()} ${told}` : `${day} ${month} ${told}`);
}

// What goes with what was told: the tone of a status, the number behind "150 kW".
function addFollowing(list: ShownList, members: Map<string, Json>): void {
  for (const [key, value] of members) {
    for (const [other, follows] of dependentMembers(list, key, value))
      if (!members.has(other)) members.set(other, follows);
    for (const { key: other } of list.members)
      if (!members.has(other) && repeats(list, key, other)) members.set(other, value);
    const number = numberIn(textOf(value));
    if (number === undefined || !['number', 'amount'].includes(formOf(textOf(value)))) continue;
    for (const { key: other } of list.members) {
      if (members.has(other) || !showsSame(list, key, other)) continue;
      const follows = convertLike(memberAt(list.entries[0], other) ?? '', String(number));
      if (follows !== undefined) members.set(other, follows);
    }
  }
}

// True for a member that says in every entry what another one says, such as an id that is the name.
function repeats({ entries }: ShownList, key: string, other: string): boolean {
  const isSame = (entry: Json) =>
    /\p{L}/u.test(textOf(memberAt(entry, key))) && memberAt(entry, key) === memberAt(entry, other);
  return entries.length > 1 && entries.every(isSame);
}

function showsSame({ entries }: ShownList, key: string, other: string): boolean {
  return entries.every((entry) => {
    const [one, same] = [textOf(memberAt(entry, key)), textOf(memberAt(entry, other))];
    return (
      numberIn(one) !== undefined &&
      numberIn(one) === numberIn(same) &&
      formOf(same) !== 'text' &&
      formOf(same) !== 'code'
    );
  });
}

// Consecutive numbers go on, a value that all entries share is kept, and anything else stays empty.
function defaultFor({ entries }: ShownList, key: string): Json {
  const all = entries.map((entry) => memberAt(entry, key));
  const [first] = all;
  const numbers = all.map(Number);
  const isCounted = numbers.every(
    (one, at) => Number.isInteger(one) && (at === 0 || one === (numbers[at - 1] ?? 0) + 1),
  );
  if (isCounted && entries.length > 1 && first !== null && typeof first !== 'boolean') {
    const next = (numbers.at(-1) ?? 0) + 1;
    return typeof first === 'string' ? String(next) : next;
  }
  if (all.every((one) => JSON.stringify(one) === JSON.stringify(first)) && entries.length > 1) return first ?? null;
  if (Array.isArray(first)) return [];
  if (typeof first === 'boolean') return false;
  const texts = all.map(textOf);
  if (texts.every(isTone)) return texts.some((one) => one === 'default' || one === 'muted') ? 'default' : 'neutral';
  return typeof first === 'string' ? '' : null;
}
