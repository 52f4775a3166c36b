import type { TaggedRun } from './sequence.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

/** A run of words and its tag; `to` is exclusive. */
export type Run = TaggedRun<Tag>;

/** The set of the words in a string. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Conjunctions of one word. */
export const CONJUNCTIONS = setOf('and or & + plus und oder sowie et ou y o e ed u od nonché');
const LONG_CONJUNCTIONS: readonly string[][] = [
  'as well as',
  'along with',
  'together with',
  'ainsi que',
  'así como',
  'bem como',
  'assim como',
  'così come',
].map((words) => words.split(' '));
/** Conjunctions that can also be part of a name: "Sales & Marketing". */
export const BINDS_CLOSER = setOf('& +');
/** The articles of all six languages. */
export const ARTICLES = setOf(
  "a an the ein eine einen einem einer der die das den dem un une le la les une l’ l' una uno el los las il lo gli i o os as um uma",
);

/** Number of words of the conjunction at an index; 0 if there is none. */
export function conjunctionAt(tokens: readonly Token[], at: number): number {
  // Compared in lower case only: in "ED waiting" and "OR closed" the capitals are names of places.
  if (CONJUNCTIONS.has(tokens[at]?.text ?? '')) return 1;
  return (
    LONG_CONJUNCTIONS.find((words) => words.every((word, ahead) => tokens[at + ahead]?.lower === word))?.length ?? 0
  );
}

/** True when a single comma separates two indexes. */
export function isComma(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from === 1 && tokens[from]?.text === ',';
}
