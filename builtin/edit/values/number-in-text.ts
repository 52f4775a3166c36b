import { numberIn } from '#builtin/edit/words/number-in.ts';
import { formatLike } from './update-figures.ts';

/** The end of a range that a value is for: "open until 20:00". */
export type RangeEnd = 'start' | 'end';

const NUMBER = /\d+(?:[.,:h]\d+)*/gu;
const SYMBOL = /[$€£¥%]/u;

/** A number in a text, and what kind of number it is: a time, an amount of money, or a number with a unit. */
type Numeral = { at: number; digits: string; kind: string };

/** A text with its only number of the same kind as a value, or the told end of a range, replaced by the value. */
export function withAlike(text: string, value: string, end?: RangeEnd): string | undefined {
  const [told, ...others] = numeralsIn(value);
  if (told === undefined || others.length > 0) return undefined;
  // "Crew 2" is a name, not a number.
  if (told.kind === '' && !/^\d[\d.,]*$/u.test(value)) return undefined;
  const alike = numeralsIn(text).filter(({ kind }) => kind === told.kind);
  const one = alike.length === 1 ? alike[0] : alike.length === 2 ? ofRange(alike, end) : undefined;
  if (one === undefined) return undefined;
  const digits = told.kind === 'time' ? told.digits : formatLike(one.digits, numberIn(told.digits) ?? 0);
  return text.slice(0, one.at) + digits + text.slice(one.at + one.digits.length);
}

function ofRange(alike: readonly Numeral[], end: RangeEnd | undefined): Numeral | undefined {
  return end === undefined ? undefined : alike.at(end === 'start' ? 0 : -1);
}

function numeralsIn(text: string): Numeral[] {
  return [...text.matchAll(NUMBER)].map(({ 0: digits, index }) => ({
    at: index,
    digits,
    kind: kindOf(digits, text.slice(0, index), text.slice(index + digits.length)),
  }));
}

function kindOf(digits: string, before: string, after: string): string {
  if (/^\d{1,2}[:h]\d{2}(?:[:.]\d+)*$/u.test(digits)) return 'time';
  const symbol = SYMBOL.exec(before.trimEnd().at(-1) ?? '') ?? SYMBOL.exec(after.trimStart().at(0) ?? '');
  if (symbol !== null) return symbol[0];
  return /^\s?(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
}
