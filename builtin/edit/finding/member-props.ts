import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { childrenOf, placeOf, placesOf, type Place } from '#builtin/edit/patch.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { shownLists, type ShownList } from './shown-lists.ts';
import { itemKeyOf } from './shown-values.ts';
import { isInside } from './surroundings.ts';
import { parseTargetPhrase } from './target-phrase.ts';

/** A prop of a repeated element that shows one member of each entry. */
export type MemberProp = { place: Place; prop: string };

/** The props that show the member that a phrase names in full, such as "the amounts", in every list that has it. */
export function memberProps(spec: Spec, phrase: string): MemberProp[] {
  const { nameWords, words } = parseTargetPhrase(phrase);
  const wanted = nameWords.length > 0 ? nameWords : words;
  return shownLists(spec)
    .filter(({ place }) => place.element.repeat !== undefined)
    .flatMap((list) => {
      const keys = keysNamed(list, wanted);
      const [key] = keys;
      return keys.length === 1 && key !== undefined ? propsShowing(spec, list.place, key) : [];
    });
}

function keysNamed({ members }: ShownList, wanted: readonly string[]): string[] {
  const fits = (name: string) => {
    const own = wordsOf(name);
    const isAll = own.length > 0 && own.every((one) => wanted.some((other) => isSameWord(one, other)));
    return isAll && wanted.every((one) => own.some((other) => isSameWord(one, other)));
  };
  return members.filter(({ key, label }) => fits(label) || fits(key)).map(({ key }) => key);
}

/** The props in a list's elements that show one of its members. */
export function propsShowing(spec: Spec, { id: list }: Place, key: string): MemberProp[] {
  return placesOf(spec)
    .filter(({ id }) => id === list || isInside(spec, id, list))
    .flatMap((place) =>
      Object.entries(place.element.props).flatMap(([prop, value]) =>
        itemKeyOf(value) === key ? [{ place, prop }] : [],
      ),
    );
}

/** The elements that stand at an index in rows of cells; of a cell that only frames one, the inner one. */
export function cellsAt(spec: Spec, rows: readonly string[], index: number): Place[] {
  return rows.flatMap((row) => {
    const cell = childrenOf(spec, row)[index];
    const [only, ...others] = cell === undefined ? [] : childrenOf(spec, cell);
    return placeOf(spec, (others.length === 0 ? only : undefined) ?? cell ?? '') ?? [];
  });
}
