import type { Definition } from '#catalog/definition.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { knownWords } from '#builtin/understand/words/known-words.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import type { Understanding } from '../understand/understanding.ts';

// Parts of a name that only say what kind of thing a component is.
const KIND_WORDS = new Set(
  'card widget view panel component box tile display viewer picker selector input field element block item list table badge banner meter ring strip tag'.split(
    ' ',
  ),
);
const TELLING_MIN_CHARS = 5;
const TELLING_MIN_HITS = 3;
const COMMON = new Set(
  'shows showing where which their there these those should would could component displays'.split(' '),
);

/**
 * True when a caller's own component is meant: prompt or data speak of everything that its name does or, where the
 * manifest tells when to use it, of at least three of the longer words there.
 */
export function fitsRequest({ name, useWhen = '' }: Definition, { prompt, data }: Understanding): boolean {
  const said = new Set(wordsOf(prompt).map(singular));
  const isKnown = knownWords(data);
  const telling = tellingWords(name);
  if (telling.length > 0 && telling.every((word) => said.has(word) || isKnown(word))) return true;
  const reasons = new Set(
    wordsOf(useWhen)
      .filter((word) => word.length >= TELLING_MIN_CHARS && !COMMON.has(word))
      .map(singular),
  );
  return [...reasons].filter((word) => said.has(word)).length >= TELLING_MIN_HITS;
}

/** The words of a component's name that say what it is about: "SeatPicker" is about a seat. */
export function tellingWords(name: string): string[] {
  const words = wordsOf(name);
  const telling = words.filter((word) => !KIND_WORDS.has(word));
  return (telling.length === 0 ? words : telling).map(singular);
}
