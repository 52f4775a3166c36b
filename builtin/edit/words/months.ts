import { foldText } from '#builtin/understand/words/fold-text.ts';

// The first letters of each month's name in six languages.
const MONTHS =
  'jan gen ene|feb fev|mar mrz|apr avr abr|may mai mag|jun juin giu|jul juil lug|aug aou ago|sep set|oct okt ott out|nov|dec dez dic'
    .split('|')
    .map((names) => names.split(' '));

/** The number of the month that a word names, from 1; undefined for other words. */
export function monthIn(word: string): number | undefined {
  const folded = foldText(word);
  const at = MONTHS.findIndex((names) => names.some((name) => folded.startsWith(name)));
  return at === -1 ? undefined : at + 1;
}
