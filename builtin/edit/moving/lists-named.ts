import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { isSameButEnding } from '#builtin/edit/words/word-similarity.ts';
import { childrenOf } from '#builtin/edit/patch.ts';

/** The lists inside an element with that name or right below it, else those with a title or member of that name. */
export function listsNamed<List extends ShownList>(spec: Spec, lists: readonly List[], words: string): readonly List[] {
  const named = findTargets(spec, words)[0]?.place.id;
  const nameWords = wordsOf(words);
  const isNamed = (list: ShownList) => nameWords.some((word) => list.words.some((one) => isSameButEnding(word, one)));
  const isBelow = ({ place: { id, parent = '' } }: ShownList) => {
    const siblings = childrenOf(spec, parent);
    return (
      named !== undefined && (id === named || isInside(spec, id, named) || siblings[siblings.indexOf(id) - 1] === named)
    );
  };
  const below = lists.filter(isBelow);
  return below.length > 0 ? below : lists.filter(isNamed);
}
