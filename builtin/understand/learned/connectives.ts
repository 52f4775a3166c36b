import type { TaggedRun } from './sequence.ts';
import type { Tag } from './tags.ts';
import type { Token } from './tokens.ts';

/** A run of words and what it is; `to` is exclusive. */
export type Run = TaggedRun<Tag>;

/** Words in one string as a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** What joins two members with one word. */
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
/** What may as well stand inside of a name. */
export const BINDS_CLOSER = setOf('& +');
/** Articles of all six languages. */
export const ARTICLES = setOf(
  "a an the ein eine einen einem einer der die das den dem un une le la les une l’ l' una uno el los las il lo gli i o os as um uma",
);

/** How many words a conjunction takes that stands at a place; 0 where there is none. */
export function conjunctionAt(tokens: readonly Token[], at: number): number {
  // "ED waiting" and "OR closed" name places.
  if (CONJUNCTIONS.has(tokens[at]?.text ?? '')) return 1;
  return (
    LONG_CONJUNCTIONS.find((words) => words.every((word, ahead) => tokens[at + ahead]?.lower === word))?.length ?? 0
  );
}

/** Whether nothing but a comma stands between two places. */
export function isComma(tokens: readonly Token[], from: number, to: number): boolean {
  return to - from === 1 && tokens[from]?.text === ',';
}
