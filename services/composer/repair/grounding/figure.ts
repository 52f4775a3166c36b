import { wordsOf } from '../words.ts';

/** A text that is a single number, perhaps with a currency. */
export type Figure = {
  /** What it may mean: "1.200" is 1200 in German and 1.2 in English. */
  values: readonly number[];
  /** The currency sign or code next to it, in lower case. */
  currency: string | undefined;
};

const NUMBER = String.raw`\d+(?:[.,'’ \u00a0\u202f]\d+)*`;
const CURRENCY = String.raw`\p{Sc}|[A-Za-z]{3}`;
const FIGURE = new RegExp(
  String.raw`^(?<before>${CURRENCY})?\s?(?<sign>[-−])?(?<after>${CURRENCY})?\s?(?<number>${NUMBER})\s?(?<behind>${CURRENCY})?$`,
  'u',
);

/** Parses a text such as "1,200", "$1,200.00", "1 200 €" or "-12.5"; undefined for any other, percentages included. */
export function readFigure(text: string): Figure | undefined {
  const { before, sign, after, number, behind } = FIGURE.exec(text.trim())?.groups ?? {};
  if (number === undefined) return undefined;
  const currencies = [before, after, behind].filter((currency) => currency !== undefined);
  if (currencies.length > 1) return undefined;
  const factor = sign === undefined ? 1 : -1;
  const values = valuesOf(number).map((value) => factor * value);
  return values.length === 0 ? undefined : { values, currency: currencies[0]?.toLowerCase() };
}

/** The values that digits with separators may mean; none when they are not a number, such as "1.2.3". */
export function valuesOf(digits: string): number[] {
  const separators = digits.replaceAll(/\d/g, '').split('');
  const last = separators.at(-1);
  if (last === undefined) return [Number(digits)];
  const values: number[] = [];
  if (isGrouped(digits, separators)) values.push(Number(digits.replaceAll(/\D/g, '')));
  if ((last === '.' || last === ',') && separators.indexOf(last) === separators.length - 1) {
    const at = digits.lastIndexOf(last);
    const whole = digits.slice(0, at);
    if (separators.length === 1 || isGrouped(whole, separators.slice(0, -1))) {
      values.push(Number(`${whole.replaceAll(/\D/g, '')}.${digits.slice(at + 1)}`));
    }
  }
  return values;
}

/** True for groups of three after the first, with one kind of separator. */
function isGrouped(digits: string, separators: readonly string[]): boolean {
  return new Set(separators).size === 1 && /^[1-9]\d{0,2}(?:\D\d{3})+$/.test(digits);
}

/** The spellings of common currencies; others are recognized only by their code. */
const SPELLINGS: readonly (readonly string[])[] = [
  ['$', 'usd', 'dollar', 'dollars'],
  ['€', 'eur', 'euro', 'euros'],
  ['£', 'gbp', 'pound', 'pounds'],
  ['¥', 'jpy', 'cny', 'yen', 'yuan'],
  ['₹', 'inr', 'rupee', 'rupees'],
  ['₩', 'krw', 'won'],
  ['₽', 'rub', 'rubles', 'roubles'],
  ['₺', 'try', 'lira'],
];

/** True when two currencies, each a sign or code in lower case, are or may be the same. */
export function sameCurrency(one: string, other: string): boolean {
  return one === other || SPELLINGS.some((spelling) => spelling.includes(one) && spelling.includes(other));
}

/** Returns a test for whether a text mentions a currency, given as a sign or code in lower case. */
export function currencyMentions(text: string): (currency: string) => boolean {
  const words = new Set(wordsOf(text));
  return (currency) => {
    const spellings = SPELLINGS.find((spelling) => spelling.includes(currency)) ?? [currency];
    return spellings.some((spelling) => words.has(spelling) || (/\p{Sc}/u.test(spelling) && text.includes(spelling)));
  };
}
