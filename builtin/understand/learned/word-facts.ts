import { hashOf, mixed } from './hash.ts';
import { isWordChar, type Token } from './tokens.ts';

/** Hashes and other numbers of a word that many features use. */
export type WordFacts = {
  word: number;
  prefix2: number;
  prefix3: number;
  prefix4: number;
  suffix2: number;
  suffix3: number;
  suffix4: number;
  shape: number;
  isWord: boolean;
};

/** The facts of the positions before the first and after the last word. */
export const NO_WORD: WordFacts = {
  word: 1,
  prefix2: 1,
  prefix3: 1,
  prefix4: 1,
  suffix2: 1,
  suffix3: 1,
  suffix4: 1,
  shape: 1,
  isWord: false,
};

/** The facts of one word. Numbers with the same count of digits count as the same word. */
export function wordFactsOf({ text, lower }: Token): WordFacts {
  const plain = NUMBER.test(lower) ? lower.replaceAll(DIGITS, '0') : lower;
  const { length } = plain;
  return {
    word: hashOf(plain),
    prefix2: hashOf(plain, 0, 2),
    prefix3: hashOf(plain, 0, 3),
    prefix4: hashOf(plain, 0, 4),
    suffix2: hashOf(plain, length - 2),
    suffix3: hashOf(plain, length - 3),
    suffix4: hashOf(plain, length - 4),
    shape: shapeOf(text),
    isWord: isWordChar(lower),
  };
}

const NUMBER = /^\p{N}/u;
const DIGITS = /\p{N}/gu;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
const SIGN = 4;

// "Order" is Xx, "ORDER" is X, "e-mail" is x-x, "12.5" is d.d.
function shapeOf(text: string): number {
  let shape = 0;
  let last = 0;
  let kinds = 0;
  for (const char of text) {
    const kind = kindOf(char);
    if (kind !== last && kinds < 5) {
      shape = mixed(shape, kind);
      kinds += 1;
    }
    last = kind;
  }
  return mixed(shape, text.length === 1 ? 1 : 2);
}

function kindOf(char: string): number {
  if (char >= '0' && char <= '9') return DIGIT;
  const lower = char.toLowerCase();
  if (lower !== char) return UPPER;
  return char.toUpperCase() === char ? SIGN : LOWER;
}
