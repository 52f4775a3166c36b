import type { Json } from '#contract/json/json.ts';
import { keyNamed, knownValue, shapeOf } from '#builtin/edit/values/member-told.ts';
import { TONES_OF_COLOR } from '#builtin/edit/finding/by-ordinal-or-color.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { datesIn } from '#builtin/edit/words/dates-in-text.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

/** A place for one told value in a new entry: a member, or one segment of "Hall A · Mar 3, 2026". */
export type Slot = { key: string; segment: number; values: readonly string[]; isNumeric: boolean; isName: boolean };

/** Something told about a new entry, with the words right before it: "lot" before "ET-7001". */
export type ToldPart = { text: string; lead: string };

export const SEGMENT_SEPARATOR = ' · ';
/** A fit that says by itself which member is meant, and one that only does not speak against it. */
export const SURE_FIT = 4;
const LOOSE_FIT = 1;

/** The places of an entry that words may fill, in the order of its members: only those that the screen shows. */
export function slotsOf(list: ShownList): Slot[] {
  return list.members.flatMap(({ key }) => {
    if (list.shownKeys?.has(key) === false) return [];
    const all = list.entries.map((entry) => memberAt(entry, key));
    const told = all.filter((one) => one !== null && one !== undefined && one !== '');
    const texts = told.map(textOf);
    if (told.length === 0 || !told.every(isPlain) || texts.every(isTone)) return [];
    const counts = new Set(texts.map((one) => one.split(SEGMENT_SEPARATOR).length));
    const [count = 1] = counts;
    const isNumeric = told.every((one) => typeof one === 'number');
    return Array.from({ length: counts.size === 1 ? count : 1 }).map((_, segment): Slot => {
      const values = counts.size === 1 ? texts.map((one) => one.split(SEGMENT_SEPARATOR)[segment] ?? '') : texts;
      const isName = count === 1 && values.length === list.entries.length && isDistinct(values);
      return { key, segment, values, isNumeric, isName };
    });
  });
}

/** True for the tone of a badge or text, which nobody tells in words. */
export function isTone(text: string): boolean {
  return TONES.has(text);
}

const TONES: ReadonlySet<string> = new Set([...Object.values(TONES_OF_COLOR).flat(), 'default']);

function isPlain(value: Json | undefined): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function isDistinct(values: readonly string[]): boolean {
  return values.every((one) => /\p{L}/u.test(one)) && new Set(values).size === values.length;
}

/** How well a told value fits a slot: 0 if it does not, {@link SURE_FIT} or more if little else can be meant. */
export function fitOf(list: ShownList, slot: Slot, { text: told, lead }: ToldPart): number {
  const { key, values, isNumeric } = slot;
  const text = withoutName(list, key, told);
  const form = formOf(text);
  const forms = new Set(values.map(formOf));
  const isNumber = form === 'number' || form === 'amount';
  const holdsNumbers = isNumeric || [...forms].every((one) => one === 'number' || one === 'amount');
  if (holdsNumbers && (!isNumber || (text.match(/\d[\d.,]*/g) ?? []).length > 1)) return 0;
  if (timesIn(text) !== timesIn(values[0] ?? '') && (form === 'time' || forms.has('time'))) return 0;
  if (/\p{L}/u.test(text) && knownValue(list, key, text) !== undefined) return SURE_FIT + 2;
  if (keyNamed(list, `${lead} ${told}`) === key) return SURE_FIT + 2;
  const shape = shapeOf(text);
  if (shape !== undefined && values.some((one) => shapeOf(one) === shape))
    return shape === '0' ? LOOSE_FIT : SURE_FIT + 1;
  if (forms.has(form) && (form === 'date' || form === 'time')) return SURE_FIT;
  if (form === 'amount' && values.some((one) => /\d/.test(one) && hasSameUnit(one, text))) return SURE_FIT;
  if (isNumber) return isNumeric || forms.has('number') || (form === 'number' && holdsNumbers) ? LOOSE_FIT : 0;
  if (form !== 'text' || !isFreeText(slot, forms)) return 0;
  return values.every((one) => mannerOf(one) === mannerOf(text)) ? LOOSE_FIT + 0.5 : LOOSE_FIT;
}

// "Ida Holm" is written like other names, and unlike "On time" or "Since 9 May".
function mannerOf(text: string): string {
  const words = text.split(/\s+/u);
  return `${/\d/.test(text)} ${words.length > 1 && words.every((word) => !/^\p{Ll}/u.test(word))}`;
}

// A status takes only values that it has already.
function isFreeText({ values }: Slot, forms: ReadonlySet<Form>): boolean {
  const isCategory = values.length > 3 && new Set(values).size * 2 <= values.length;
  return !isCategory && forms.has('text') && values.every((one) => /\p{L}{2}/u.test(one));
}

function timesIn(text: string): number {
  return (text.match(TIME) ?? []).length;
}

/** A value without the name of its member: "lot ET-7001", "700 kilos"; but "Bed 3c" where others are "Bed 4b". */
export function withoutName(list: ShownList, key: string, text: string): string {
  const label = list.members.find((one) => one.key === key)?.label ?? '';
  const names = wordsOf(/^\d+$/.test(key) ? label : `${label} ${key}`);
  const used = new Set(list.entries.flatMap((entry) => wordsOf(textOf(memberAt(entry, key)))));
  const isName = (word: string) => names.some((one) => isSameWord(wordsOf(word)[0] ?? '', one));
  const words = text.split(/\s+/u);
  if (words.some((word) => isName(word) && used.has(wordsOf(word)[0] ?? ''))) return text;
  const from = words.findIndex((word) => !isName(word));
  const rest = words.filter((word) => !isName(word)).join(' ');
  return /^[\d.,]+$/.test(rest) ? rest : from > 0 ? words.slice(from).join(' ') : text;
}

/** How well the name of a new entry fits a slot. Names and codes are not mixed up: "Ida Holm" is no "INT-9041". */
export function nameFit({ values, isName, isNumeric, segment }: Slot, name: string): number {
  if (!isName || isNumeric || segment > 0) return 0;
  const forms = new Set(values.map(formOf));
  const form = formOf(name);
  if (forms.has(form)) return form === 'text' ? LOOSE_FIT + 1 : SURE_FIT;
  return form === 'amount' && forms.has('text') ? LOOSE_FIT : 0;
}

export type Form = 'date' | 'time' | 'number' | 'amount' | 'code' | 'text';

const TIME = /(?<!\d)\d{1,2}[:h]\s?\d{2}(?!\d)/g;

/** What a value looks like. */
export function formOf(text: string): Form {
  const words = text.trim();
  if (isDate(words)) return 'date';
  if (timesIn(words) > 0) return 'time';
  if (/^[-+]?\d[\d.,]*$/.test(words)) return 'number';
  if (/^\P{L}{0,2}\d/u.test(words) || /^(?:R\$|EUR|CHF|USD)\s?\d/.test(words)) return 'amount';
  return /\d/.test(words) && !/\p{Ll}{2}/u.test(words) ? 'code' : 'text';
}

/** "12.10." */
const DAY_AND_MONTH = /(?:^|\s)\d{1,2}[./]\d{1,2}[./](?:\s|$)/;

function isDate(text: string): boolean {
  return datesIn(text).length > 0 || DAY_AND_MONTH.test(text);
}

function hasSameUnit(one: string, other: string): boolean {
  const [own, told] = [unitsIn(one), unitsIn(other)];
  return own.some((unit) => told.some((word) => unit === word || isSameWord(unit, word)));
}

function unitsIn(text: string): string[] {
  const signs = text.match(/[€$£%]/g) ?? [];
  return [
    ...signs,
    ...wordsOf(text).flatMap((word) => (/^euros?$|^eur$/.test(word) ? ['€'] : /\d/.test(word) ? [] : [word])),
  ];
}
