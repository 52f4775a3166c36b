import type { Json } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { FIGURE } from '#builtin/edit/finding/kinds-of-values.ts';
import { CLOCK, instantIn } from '#builtin/edit/words/dates-in-text.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
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

/** Compares the values of a member for sorting. Entries without a date are still to come, those without a number are last. */
export function comparing({ entries }: ShownList, key: string, isDown: boolean): (one?: Json, other?: Json) => number {
  const ranks = entries.map((entry) => rankOf(memberAt(entry, key)));
  const isRanked = ranks.filter((rank) => rank !== undefined).length * 2 > entries.length;
  const isDay = entries.some((entry) => instantIn(textOf(memberAt(entry, key))) !== undefined);
  const missing = isDay || !isDown ? Infinity : -Infinity;
  const sign = isDown ? -1 : 1;
  return (one, other) => {
    if (!isRanked) return compareTexts(one, other) * sign;
    const [a, b] = [rankOf(one) ?? missing, rankOf(other) ?? missing];
    return a === b ? 0 : (a < b ? -1 : 1) * sign;
  };
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
  const number = numberIn(value);
  return number !== undefined && number > 0 && /^[-−–]/u.test(value) ? -number : number;
}
