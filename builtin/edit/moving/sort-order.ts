import type { Json } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { FIGURE, kindOfValues } from '#builtin/edit/finding/kinds-of-values.ts';
import { CLOCK, instantIn } from '#builtin/edit/words/dates-in-text.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { isSameButEnding } from '#builtin/edit/words/word-similarity.ts';
import { shapeOf } from '#builtin/edit/values/member-told.ts';
import type { Order } from './sort-key.ts';

const AGES = /^(?:old|alt|ancien|vieu|viej|vecch|velh|antig|antic|new|neu|jung|recent|nuev|nuov|nov)/u;

/** Whether the highest value comes first. The oldest by "days open" is the one with the most days. */
export function isDownIn({ entries }: ShownList, key: string, { isDown, compares, clauseText }: Order): boolean {
  const isAge = compares === 'date' && wordsOf(clauseText).some((word) => AGES.test(word));
  const isDay = entries.some((entry) => instantIn(textOf(memberAt(entry, key))) !== undefined);
  const isNumber = entries.some((entry) => /\d/u.test(textOf(memberAt(entry, key))));
  const isTime = entries.some((entry) => CLOCK.test(textOf(memberAt(entry, key))));
  return isAge && !isDay && !isTime && isNumber ? !isDown : isDown;
}

/** Compares entries by a member. Entries without a date are still to come, those without a number are last. */
export function comparing({ entries }: ShownList, key: string, order: Order): (one: Json, other: Json) => number {
  const { isDown } = order;
  const read = reader(entries, key, order);
  const ranks = entries.map((entry) => rankOf(read(entry)));
  const isRanked = ranks.filter((rank) => rank !== undefined).length * 2 > entries.length;
  const isDay = entries.some((entry) => instantIn(textOf(read(entry))) !== undefined);
  const missing = isDay || !isDown ? Infinity : -Infinity;
  const sign = isDown ? -1 : 1;
  return (one, other) => {
    if (!isRanked) return compareTexts(read(one), read(other)) * sign;
    const [a, b] = [rankOf(read(one)) ?? missing, rankOf(read(other)) ?? missing];
    return a === b ? 0 : (a < b ? -1 : 1) * sign;
  };
}

// What of an entry is compared: the last word of a name, the part of a text that the order is about, the number in it.
function reader(entries: readonly Json[], key: string, order: Order): (entry: Json) => Json | undefined {
  const { by = '', compares } = order;
  const value = (entry: Json) => memberAt(entry, key);
  if (isBySurname(order)) return (entry) => textOf(value(entry)).trim().split(/\s/u).at(-1);
  if (compares === 'name' || by === '') return value;
  const part = (entry: Json) => {
    const whole = value(entry);
    return typeof whole === 'string' ? (partAbout(whole, by) ?? whole) : whole;
  };
  const shapes = Map.groupBy(entries, (entry) => shapeOf(textOf(part(entry))));
  const isAlike = [...shapes].some(([shape, some]) => shape !== undefined && some.length * 2 > entries.length);
  const isNumber = entries.every((entry) => instantIn(textOf(part(entry))) === undefined);
  if (!isAlike || !isNumber) return part;
  return (entry) => {
    const told = part(entry);
    const [digits, ...others] = textOf(told).match(/\d[\d.,]*/gu) ?? [];
    return digits === undefined || others.length > 0 || rankOf(told) !== undefined ? told : numberIn(digits);
  };
}

/** True if the last words of names are compared. */
export function isBySurname({ by = '' }: Order): boolean {
  return kindOfValues(wordsOf(by)) === 'surname';
}

const PARTS = /\s[·•|]\s|;\s|\n/u;
const SHARED_WORD_MIN_CHARS = 3;

/** The part of a text that has most words of a phrase: "waiting 25 min" of "Party of 4 · waiting 25 min". */
export function partAbout(text: string, phrase: string): string | undefined {
  const wanted = wordsOf(phrase).filter((word) => word.length >= SHARED_WORD_MIN_CHARS);
  const parts = text.split(PARTS).map((part) => {
    const words = wordsOf(part);
    return { part, shared: wanted.filter((word) => words.some((one) => isSameButEnding(one, word))).length };
  });
  const most = Math.max(0, ...parts.map(({ shared }) => shared));
  const best = parts.filter(({ shared }) => shared === most);
  return most > 0 && best.length === 1 ? best[0]?.part : undefined;
}

/** Compares two values by their numbers, dates or letters. */
export function compareTexts(one: Json | undefined, other: Json | undefined): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  if (a !== undefined && b !== undefined) return a - b;
  return textOf(one).localeCompare(textOf(other), undefined, { numeric: true, sensitivity: 'base' });
}

function rankOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const instant = instantIn(value);
  if (instant !== undefined || !FIGURE.test(value)) return instant;
  // The dash in "V-125" is no sign.
  const number = numberIn(value.slice(value.search(/\d/u)));
  return number !== undefined && /^[-−–]/u.test(value) ? -number : number;
}
