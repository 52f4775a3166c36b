import { foldText } from './fold-text.ts';

const NUMBERS: { [word: string]: number } = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};

/** How many of something a text speaks of: "three plans" and "4 steps" give 3 and 4; undefined when it names no number. */
export function countOf(text: string, things: RegExp): number | undefined {
  const found = new RegExp(
    `(?<![\\w$€.,])(\\d{1,2}|${Object.keys(NUMBERS).join('|')})[ -](?:[a-z]+ )?${things.source}`,
    'g',
  );
  for (const [, word = ''] of foldText(text).matchAll(found)) {
    const count = /^\d/.test(word) ? Number(word) : Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
    if (count !== undefined && count > 0) return count;
  }
  return undefined;
}
