import { foldText } from '#builtin/understand/words/fold-text.ts';

const UNTIL = /(?:^|\s)(?:un)?(?:till?|to|bis|jusqu a|hasta|fino (?:a|alle)|ate(?: as)?)\s*$/u;
const FROM = /(?:^|\s)(?:from|ab|von|a partir d[ei]s?|des|desde(?: las)?|dalle|da|starting at)\s*$/u;

/** The end of a range that a value after these words is for: "open until" is its end, "from" its start. */
export function rangeEndAfter(words: string): 'start' | 'end' | undefined {
  const folded = foldText(words).replaceAll(/['’]/gu, ' ');
  if (UNTIL.test(folded)) return 'end';
  return FROM.test(folded) ? 'start' : undefined;
}
