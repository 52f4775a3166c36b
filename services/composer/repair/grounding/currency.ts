import { wordsOf } from '../words.ts';

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
