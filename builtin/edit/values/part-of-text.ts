import { foldText } from '#builtin/understand/words/fold-text.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { timeTold } from '#builtin/edit/words/dates.ts';
import { datesIn, writtenLike, type WrittenDate } from '#builtin/edit/words/dates-in-text.ts';
import { weekdayIn } from '#builtin/edit/words/weekdays.ts';
import { withTime } from './number-in-text.ts';
import { formatLike } from './update-figures.ts';

const NUMBER = /\d+(?:[.,:\s](?=\d)\d+)*/gu;
const BARE_NUMBER = /^\d[\d.,:]*\.?$/u;

/** A text with the date in it replaced: "21. März 2027" by "28. März". Undefined if it has no date, or several. */
export function withDate(text: string, value: string, was?: string): string | undefined {
  const [told, ...others] = datesIn(value);
  if (told === undefined || others.length > 0) return undefined;
  const dates = datesIn(text).filter((one) => was === undefined || isSameDay(one, was));
  const [before] = dates;
  // A day of the week next to the date would no longer fit.
  if (before === undefined || dates.length > 1 || weekdayIn(text) !== undefined) return undefined;
  const written = writtenLike(before, told);
  if (written === undefined || written === before.text) return undefined;
  return text.slice(0, before.at) + written + text.slice(before.at + before.text.length);
}

// "not the 16th", "statt 21. März"
function isSameDay({ day, month }: WrittenDate, was: string): boolean {
  const [told] = datesIn(was);
  return told === undefined ? numberIn(was) === day : told.day === day && told.month === month;
}

/** A text with its old part replaced by a value: words as written, or a number in any format. */
export function withPart(text: string, was: string, value: string): string | undefined {
  const timed = withTime(text, value, was);
  if (timed !== undefined || (timeTold(value) !== undefined && BARE_NUMBER.test(was))) return timed;
  const folded = flat(text);
  const part = flat(was);
  const at = foldedIndex(folded, part);
  // "66.2-119/26, not 118" is a new whole.
  const [form, other] = [text, value].map((one) => one.replaceAll(/\d+/gu, '0'));
  if (at !== undefined && form === other && (value.match(/\d+/gu)?.length ?? 0) > 2) return value;
  const numbered = at === undefined || BARE_NUMBER.test(was) ? withNumber(text, was, value) : undefined;
  if (at === undefined || numbered !== undefined) return numbered;
  const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
  return before + (BARE_NUMBER.test(was) ? onlyNumber(value) : withoutEdges(value, before, after)) + after;
}

// "à 10 h" after "demain à" and "October 2026" before "2026": the words are there already.
function withoutEdges(value: string, before: string, after: string): string {
  const words = value.split(' ');
  const isAt = (size: number) => flat(` ${before.trimEnd()}`).endsWith(flat(` ${words.slice(0, size).join(' ')}`));
  const isAfter = (size: number) => flat(`${after.trimStart()} `).startsWith(flat(`${words.slice(-size).join(' ')} `));
  const sizes = [...words.keys()].slice(1).toReversed();
  return words.slice(sizes.find(isAt) ?? 0, words.length - (sizes.find(isAfter) ?? 0)).join(' ');
}

// Accents are folded only where the text keeps its length, so that positions stay.
function flat(text: string): string {
  const folded = foldText(text);
  return (folded.length === text.length ? folded : text.toLowerCase()).replaceAll(/\s/gu, ' ');
}

// The only place where a part stands as words of its own.
function foldedIndex(text: string, part: string): number | undefined {
  if (part === '') return undefined;
  const isOwn = (at: number) => {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + part.length]];
    const isNumber = /\d$/u.test(part);
    const next = text.slice(at + part.length, at + part.length + 2);
    return !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after) && !(isNumber && /^[.,:]\d/u.test(next));
  };
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) if (isOwn(at)) found.push(at);
  return found.length === 1 ? found[0] : undefined;
}

function onlyNumber(value: string): string {
  const numbers = value.match(NUMBER) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? value) : value;
}

// "60.000" is "£60,000".
function withNumber(text: string, was: string, value: string): string | undefined {
  const [before, after] = [was.match(NUMBER) ?? [], value.match(NUMBER) ?? []];
  if (datesIn(value).length > 0 && datesIn(text).length > 0) return undefined;
  const number = numberIn((before[0] ?? '').replaceAll(/\s/gu, ''));
  const told = numberIn((after[0] ?? '').replaceAll(/\s/gu, ''));
  if (before.length !== 1 || after.length !== 1 || number === undefined || told === undefined) return undefined;
  if ([...before, ...after].some((one) => one.includes(':'))) return undefined;
  const same = [...text.matchAll(NUMBER)].filter(({ 0: digits }) => numberIn(digits.replaceAll(/\s/gu, '')) === number);
  const [only] = same;
  if (only === undefined || same.length > 1) return undefined;
  return text.slice(0, only.index) + formatLike(only[0], told) + text.slice(only.index + only[0].length);
}
