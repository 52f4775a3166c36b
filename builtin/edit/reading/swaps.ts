import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { colorAt } from '#builtin/edit/words/looks.ts';
import { kindsIn } from '#builtin/edit/words/meanings.ts';
import { ordinalAt } from '#builtin/edit/words/ordinals.ts';
import { BOTH, referent, type Attempt, type ChangeContext } from './words-of-change.ts';

/** What to swap. One phrase may name both, as in "swap the two buttons", whatever else is stated about them. */
export function swaps(told: readonly string[], inside: string | undefined, context: ChangeContext): Attempt[] {
  const { spec } = context;
  const within = inside === undefined ? {} : { within: referent(inside, context) };
  const names = new Set(namesOn(spec).map(({ words }) => words.join(' ')));
  const both = told.find((text) => BOTH.test(text) && !names.has(wordsOf(text).join(' ')));
  const [one, other = one] = both === undefined ? withSharedNoun(told) : [both];
  return one === undefined || other === undefined ? [] : [[{ verb: 'swap', one, other, ...within }]];
}

// "the first and the last figure", "the red button and the blue one": the noun of one is that of both.
function withSharedNoun(told: readonly string[]): readonly string[] {
  const noun = told.flatMap((text) => wordsOf(text).filter((word) => kindsIn(word).length > 0))[0];
  if (noun === undefined) return told;
  return told.map((text) => {
    const words = wordsOf(text);
    const isOrdinal = words.length > 0 && words.every((_, at) => ordinalAt(words, at, ANY_LANGUAGE) !== undefined);
    const isColor = words.length === 1 && colorAt(words, 0, ANY_LANGUAGE) !== undefined;
    if (words.length > 1 && words.at(-1) === 'one') return `${words.slice(0, -1).join(' ')} ${noun}`;
    return kindsIn(text).length === 0 && (isOrdinal || isColor) ? `${text} ${noun}` : text;
  });
}
