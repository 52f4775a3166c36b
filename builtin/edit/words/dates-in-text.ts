import { foldText } from '#builtin/understand/words/fold-text.ts';

/** A date written in a text. The year may be missing. */
export type WrittenDate = { at: number; text: string; day: number; month: number; year: number | undefined };

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
const STYLES = ['long', 'short'] as const;
const MONTHS_IN_YEAR = 12;

/** The months as each language writes them, in full and abbreviated. */
const NAMES: readonly string[][] = LANGUAGES.flatMap((language) =>
  STYLES.map((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: MONTHS_IN_YEAR }, (_, index) =>
      foldText(format.format(Date.UTC(2026, index, 1))).replace(/\.$/u, ''),
    );
  }),
);

const ISO = /(\d{4})-(\d{2})-(\d{2})/gu;
const NUMERIC = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/gu;
const DAY_FIRST =
  /(?<!\d)(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s(?:of\s|de\s)?(\p{L}{3,10})(?:\.?,?\s(?:del?\s)?(\d{4}))?/giu;
const MONTH_FIRST = /(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,?\s(\d{4}))?/gu;

/** The number of the month that a word names, from 1: "März", "mar" and "Sept" are months, "Martha" is none. */
function monthNamed(word: string): number | undefined {
  const folded = foldText(word);
  const index = NAMES.map((names) => names.findIndex((name) => name.startsWith(folded))).find((one) => one !== -1);
  return index === undefined ? undefined : index + 1;
}

/** The dates in a text, in order. */
export function datesIn(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  const add = (at: number, whole: string, day: number, month: number | undefined, year: string | undefined) => {
    const isReal = month !== undefined && month >= 1 && month <= MONTHS_IN_YEAR && day >= 1 && day <= 31;
    const isTaken = found.some((one) => at < one.at + one.text.length && one.at < at + whole.length);
    if (isReal && !isTaken)
      found.push({ at, text: whole.trimEnd(), day, month, year: year === undefined ? undefined : fullYear(year) });
  };
  for (const { 0: whole, 1: year, 2: month, 3: day, index } of text.matchAll(ISO))
    add(index, whole, Number(day), Number(month), year);
  for (const { 0: whole, 1: day, 3: month, 4: year, index } of text.matchAll(NUMERIC))
    add(index, whole, Number(day), Number(month), year);
  for (const { 0: whole, 1: day, 2: month = '', 3: year, index } of text.matchAll(DAY_FIRST))
    add(index, whole, Number(day), monthNamed(month), year);
  for (const { 0: whole, 1: month = '', 2: day, 3: year, index } of text.matchAll(MONTH_FIRST))
    add(index, whole, Number(day), monthNamed(month), year);
  return found.toSorted((one, other) => one.at - other.at);
}

const CENTURY = 2000;

function fullYear(digits: string): number {
  return digits.length === 2 ? CENTURY + Number(digits) : Number(digits);
}

/** Writes a date the way another one is written; a year that it does not tell stays. */
export function writtenLike(before: WrittenDate, told: WrittenDate): string | undefined {
  const { day, month, year = before.year } = told;
  const { text } = before;
  const two = (number: number) => String(number).padStart(2, '0');
  if (/^\d{4}-/u.test(text)) return year === undefined ? undefined : `${year}-${two(month)}-${two(day)}`;
  const numeric = /^(\d{1,2})([./])(\d{1,2})[./](\d+)$/u.exec(text);
  if (numeric !== null) {
    const [, first = '', sign = '', , last = ''] = numeric;
    const write = (number: number) => (first.length === 2 ? two(number) : String(number));
    return `${write(day)}${sign}${write(month)}${sign}${String(year).slice(-last.length)}`;
  }
  const name = nameIn(text);
  const likely = NAMES.filter((all) => all[before.month - 1] === foldText(name));
  const language = (names: string[]) => Math.floor(NAMES.indexOf(names) / STYLES.length);
  const toldIn = NAMES.filter((all) => all[month - 1] === foldText(nameIn(told.text))).map(language);
  // "apr" is of several languages, "maggio" of one.
  const own = nameLike(name, likely.find((names) => toldIn.includes(language(names))) ?? likely[0], month);
  if (own === undefined) return undefined;
  const days = text.replace(name, () => '\0').replace(/(?<!\d)\d{1,2}(?!\d)(?:st|nd|rd|th|er)?/u, String(day));
  return days.replace(/\d{4}/u, String(year)).replace('\0', () => own);
}

function nameIn(text: string): string {
  return /\p{L}{3,10}/u.exec(text)?.[0] ?? '';
}

// The month in the language, length and capitals of the name that it replaces.
function nameLike(before: string, names: string[] | undefined, month: number): string | undefined {
  const at = names === undefined ? -1 : NAMES.indexOf(names);
  const language = LANGUAGES[Math.floor(at / STYLES.length)];
  if (language === undefined) return undefined;
  const style = STYLES[at % STYLES.length] ?? 'long';
  const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
  const name = format.format(Date.UTC(2026, month - 1, 1)).replace(/\.$/u, '');
  return /^\p{Lu}/u.test(before) ? name.charAt(0).toUpperCase() + name.slice(1) : name.toLowerCase();
}

/** A time of day in a text, with its hours, minutes and half of the day. */
export const CLOCK = /(\d{1,2})[:h](\d{2})(?:\s?([AP])M)?/iu;
const HALF_DAY = 12;

/** The moment that a text tells, in milliseconds since 1970; undefined without a day. A year that is missing counts as 0. */
export function instantIn(text: string): number | undefined {
  if (/^\d{4}-\d{2}-\d{2}T/u.test(text)) return Date.parse(text);
  const [date] = datesIn(text);
  if (date === undefined) return undefined;
  const [, hours = '0', minutes = '0', half] = CLOCK.exec(text.slice(date.at + date.text.length)) ?? [];
  const isLater = half?.toLowerCase() === 'p' && Number(hours) < HALF_DAY;
  return Date.UTC(date.year ?? 0, date.month - 1, date.day, Number(hours) + (isLater ? HALF_DAY : 0), Number(minutes));
}
