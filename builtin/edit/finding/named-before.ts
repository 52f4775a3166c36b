import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { namesOn } from './names.ts';
import { nameOf } from './rows.ts';
import { shownLists } from './shown-lists.ts';

/** Further back nothing is meant by "that". */
const BACK_CHARS = 160;

/** The name on the screen, of an element of these kinds if any, of which all words stand in a text; the longest of several. */
export function namedBefore(spec: Spec, text: string, kinds: readonly KindOfElement[]): string | undefined {
  const told = wordsOf(text.slice(-BACK_CHARS));
  const types = new Set(kinds.flatMap(typesOf));
  const names = namesOn(spec).filter(
    ({ weight, words, place, item }) =>
      weight === 'main' &&
      (types.size === 0 || (item === undefined && types.has(place.element.type))) &&
      words.length > 0 &&
      words.every((word) => told.some((one) => isSameWord(one, word))),
  );
  const longest = Math.max(0, ...names.map(({ words }) => words.length));
  const best = new Set(names.filter(({ words }) => words.length === longest).map((one) => one.text));
  const [only] = best;
  return best.size === 1 ? only : undefined;
}

/** The names on the screen that stand in a text, in order; a name inside a longer one is none of its own. */
export function namesBefore(spec: Spec, text: string): string[] {
  const told = ` ${wordsOf(text.slice(-BACK_CHARS)).join(' ')} `;
  const all = new Map(
    namesOn(spec).flatMap(({ weight, words, text: name }) => (weight === 'main' ? [[words.join(' '), name]] : [])),
  );
  const found = [...all]
    .map(([words, name]) => ({ name, at: told.indexOf(` ${words} `), size: words.length }))
    .filter(({ at, size }) => at !== -1 && size > 0);
  const isInLonger = ({ at, size }: (typeof found)[number]) =>
    found.some((other) => other.size > size && other.at <= at && at + size <= other.at + other.size);
  return found
    .filter((one) => !isInLonger(one))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

/** The name of the only entry of a list of which all words stand in a text. */
export function rowNamedBefore(spec: Spec, text: string): string | undefined {
  const told = new Set(wordsOf(text.slice(-BACK_CHARS)));
  const names = shownLists(spec).flatMap((list) => list.entries.map((entry) => nameOf(list, entry)));
  const fitting = new Set(
    names.filter((name) => {
      const words = wordsOf(name);
      return words.length > 0 && words.every((word) => told.has(word));
    }),
  );
  const [only] = fitting;
  return fitting.size === 1 ? only : undefined;
}
