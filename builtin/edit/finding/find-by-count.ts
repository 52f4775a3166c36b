import type { Spec } from '#contract/spec/spec.ts';
import { numberTold } from '#builtin/edit/words/number-in.ts';
import { childrenOf, placesOf, type Place } from '#builtin/edit/patch.ts';
import { rowsOf } from './names.ts';
import { FULL_NAME_SCORE, type Target } from './scores.ts';

const WORDS_MAX = 5;

const TITLES: ReadonlySet<string> = new Set(['PageHeader', 'Heading', 'Text']);

/**
 * "the three units" are no title with that word (`found`), but what holds that many things alike, if nothing else on the
 * screen does.
 */
export function findByCount(spec: Spec, words: readonly string[], found: readonly Target[]): Place | undefined {
  if (!found.every(({ place, score }) => TITLES.has(place.element.type) && score < FULL_NAME_SCORE)) return undefined;
  const count = words.flatMap((word) => (/\d/u.test(word) ? [] : (numberTold(word) ?? [])))[0];
  if (count === undefined || count < 2 || words.length > WORDS_MAX) return undefined;
  const [only, ...others] = placesOf(spec).filter(({ id: place }) => {
    const children = childrenOf(spec, place);
    const types = new Set(children.map((id) => spec.elements[id]?.type));
    const rows = children.length === 1 ? rowsOf(spec, children[0] ?? '')?.count : undefined;
    return types.size === 1 && (rows ?? children.length) === count;
  });
  return others.length === 0 ? only : undefined;
}
