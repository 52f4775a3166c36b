import { wordsOf } from '../words.ts';

/** The ways to write each currency; others are known by their code alone. */
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

/** True when two currencies, each a sign or code in lower case, are the same or can be. */
export function sameCurrency(one: string, other: string): boolean {
  return one === other || SPELLINGS.some((spelling) => spelling.includes(one) && spelling.includes(other));
}

/** Tells whether a text speaks of a currency, given as a sign or code in lower case. */
export function currencyMentions(text: string): (currency: string) => boolean {
  const words = new Set(wordsOf(text));
  return (currency) => {
    const spellings = SPELLINGS.find((spelling) => spelling.includes(currency)) ?? [currency];
    return spellings.some((spelling) => words.has(spelling) || (/\p{Sc}/u.test(spelling) && text.includes(spelling)));
  };
}
