import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { Clause } from './clauses.ts';

/** A value and its position in the prompt. */
export type FoundValue = { text: string; start: number; end: number };

const SIGN_FIRST = /(?:[$€£¥]|R\$|CHF)\s?\d[\d.,]*(?:\/\p{L}+)?/giu;
const WORD_BEHIND = /(?<![\d.,])\d[\d.,]*\s?(?:[€£$]|\p{L}{3,8})(?:\/\p{L}+)?/giu;
const MONEY: ReadonlySet<string> = new Set(
  'chf euro euros eur usd dollar dollars dolares pound pounds libras livres reais franken'.split(' '),
);
const TIME = /(?<![\d:])\d{1,2}(?::\d{2}|\s?(?:h\d{0,2}|uhr|am|pm))(?![\p{L}\d])/giu;
// The numbers of "7. Juni 2026" are not values.
const DATE = /(?<!\d)\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?\d{4}(?!\d)/gu;
const NUMBER = /(?<![\p{L}\d.,-])\d[\d.,]*\d|(?<![\p{L}\d.,-])\d(?![\p{L}\d-])/gu;

/** The price, else the time, else the number that a clause states; the last one if there are several. "not 9h" is skipped. */
export function valueIn({ text, start, phrases }: Clause): FoundValue | undefined {
  const dates = [...text.matchAll(DATE)].map(({ 0: date, index }) => ({
    start: start + index,
    end: start + index + date.length,
  }));
  const denied = [...dates, ...phrases.filter(({ role }) => role === 'not' || role === 'instead')];
  for (const pattern of [SIGN_FIRST, WORD_BEHIND, TIME, NUMBER]) {
    const found = [...text.matchAll(pattern)]
      .filter(({ 0: value }) => pattern !== WORD_BEHIND || isMoney(value))
      .map(({ 0: value, index }) => ({
        text: value.replace(/[.,]$/, ''),
        start: start + index,
        end: start + index + value.length,
      }))
      .filter((value) => !denied.some((phrase) => value.end > phrase.start && value.start < phrase.end));
    if (found.length > 0) return found.at(-1);
  }
  return undefined;
}

const QUARTERS = /quarter|viertel|quart|cuarto/iu;
const HALVES = /half|halb|demi|media|medie|mezz|meia/iu;

/** The minutes of a time step stated in words: "in half hours". */
export function stepMinutesIn({ words }: Clause): string | undefined {
  const step = words.find(({ mark }) => mark.is === 'cue' && mark.cue === 'step')?.folded ?? '';
  return QUARTERS.test(step) ? '15' : HALVES.test(step) ? '30' : undefined;
}

const RANGE = /(?<!\p{L})(\p{L}{2,8})\s(\d[\d.,]*)\s(\p{L}{1,3})\s(\d[\d.,]*)(?![\d:])/u;
const FROM: ReadonlySet<string> = new Set('from between de da dal von zwischen entre tra fra'.split(' '));
const TO: ReadonlySet<string> = new Set('to and a al e y et bis und'.split(' '));

/** The minimum and maximum in a text: "between 2 and 12", "from 5 to 30". */
export function rangeIn(text: string): [string, string] | undefined {
  const [, lead = '', from, joint = '', to] = RANGE.exec(text) ?? [];
  const isRange = FROM.has(foldText(lead)) && TO.has(foldText(joint));
  return isRange && from !== undefined && to !== undefined ? [from, to] : undefined;
}

// True for "12 €" and "12 euros/h", false for "12 chairs".
function isMoney(value: string): boolean {
  const [, unit = ''] = /\d\s?([^\d\s.,/]+)/u.exec(value) ?? [];
  return /^[€£$]/.test(unit) || MONEY.has(foldText(unit));
}
