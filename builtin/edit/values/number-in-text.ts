import { numberIn } from '#builtin/edit/words/number-in.ts';
import { timeTold } from '#builtin/edit/words/dates.ts';
import { formatLike } from './update-figures.ts';

/** The end of a range that a value is for: "open until 20:00". */
export type RangeEnd = 'start' | 'end';

const NUMBER = /\d+(?:[.,:h]\d+)*/gu;
const SYMBOL = /[$€£¥%]/u;

/** A number in a text, and what kind of number it is: a time, an amount of money, or a number with a unit. */
type Numeral = { at: number; digits: string; kind: string };

/** A text with its only number of the same kind as a value, or the given end of a range, replaced by the value. */
export function withAlike(text: string, value: string, end?: RangeEnd): string | undefined {
  const time = timeTold(value);
  const one = time === undefined ? undefined : alikeIn(text, 'time', end);
  if (time === undefined || one === undefined) return withNumeral(text, value, end);
  return text.slice(0, one.at) + timeInPlace(text.slice(one.at), one.digits, value, time);
}

/** A text with a given time, in whatever notation, replaced by another. */
export function withTime(text: string, value: string, was: string): string | undefined {
  // "9:30, not 10"
  const [time, before] = [timeTold(value), timeTold(/^\d{1,2}$/u.test(was) ? `${was}:00` : was)];
  const halfAfter = ({ at, digits }: Numeral) => HALF.exec(text.slice(at + digits.length))?.[0] ?? '';
  const same = numeralsIn(text).filter(
    (one) => one.kind === 'time' && [one.digits, one.digits + halfAfter(one)].map(timeTold).includes(before),
  );
  const [one, ...others] = time === undefined || before === undefined ? [] : same;
  if (time === undefined || one === undefined || others.length > 0) return undefined;
  return text.slice(0, one.at) + timeInPlace(text.slice(one.at), one.digits, value, time);
}

const HALF = /^\s?([ap])\.?m\.?/iu;

// Written like the time that it replaces: "9:30 PM" for 21:30. A time without a half of the day is in the same one.
function timeInPlace(text: string, digits: string, value: string, time: string): string {
  const after = text.slice(digits.length);
  const [whole = '', half = ''] = HALF.exec(after) ?? [];
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(2)];
  const isHalfTold = hours > 12 || /m\.?$/iu.test(value);
  const toldHalf = isHalfTold ? (hours < 12 ? 'a' : 'p') : half.toLowerCase();
  const isPadded = digits.startsWith('0') || (half === '' && /^\d\d/u.test(digits) && value.startsWith('0'));
  if (half === '') return (isPadded ? time.slice(0, 2) : String(hours)) + minutes + after;
  const written = whole.replace(half, half === half.toLowerCase() ? toldHalf : toldHalf.toUpperCase());
  return String(((hours + 11) % 12) + 1) + minutes + written + after.slice(whole.length);
}

function alikeIn(text: string, kind: string, end: RangeEnd | undefined): Numeral | undefined {
  const alike = numeralsIn(text).filter((one) => one.kind === kind);
  return alike.length === 1 ? alike[0] : alike.length === 2 ? ofRange(alike, end) : undefined;
}

function withNumeral(text: string, value: string, end: RangeEnd | undefined): string | undefined {
  const [told, ...others] = numeralsIn(value);
  if (told === undefined || others.length > 0) return undefined;
  // "Crew 2" is a name, not a number.
  if (told.kind === '' && !/^\d[\d.,]*$/u.test(value)) return undefined;
  const one = alikeIn(text, told.kind, end);
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
