import { isStopOfWord } from '#builtin/edit/words/abbreviations.ts';

type Position = { start: number };

/** The sentences of a text. */
export type Sentences = {
  texts: readonly string[];
  /** The index of the sentence at a position. */
  indexOf: (position: Position) => number;
  isSame: (one: Position, other: Position) => boolean;
};

// Not before a closing mark that is set apart, as in French.
const STOP = /[.!?…](?=\s)(?!\s»)|[;\n]/gu;

/** Finds the sentences of a text, once, because many words are compared. */
export function sentencesOf(text: string): Sentences {
  const ends = [...text.matchAll(STOP)].flatMap(({ 0: stop, index }) =>
    stop === '.' && isStopOfWord(text, index) ? [] : [index],
  );
  const indexOf = ({ start }: Position): number => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    texts: [...ends, text.length].map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end)),
    indexOf,
    isSame: (one, other) => indexOf(one) === indexOf(other),
  };
}
