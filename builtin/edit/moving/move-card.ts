import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { textOf } from '#builtin/edit/finding/shown-lists.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { childrenOf, placesOf, setChildren, type Patch, type Place } from '#builtin/edit/patch.ts';

/** Puts a card that is an element of its own into the lane that a value names: "J-640 is in the bay". */
export function moveCardToLane(patch: Patch, found: readonly Target[], value: string): boolean {
  const [card, ...others] = found.filter(
    ({ item, place }) => item === undefined && place.element.type === 'KanbanCard',
  );
  const lane = laneNamed(patch, value);
  const from = placesOf(patch.spec).find(({ id }) => id === card?.place.parent);
  if (card === undefined || others.length > 0 || lane === undefined || from?.element.type !== 'BoardColumn')
    return false;
  if (lane.id === from.id || lane.element.repeat !== undefined || from.element.repeat !== undefined) return false;
  setChildren(
    patch,
    from.id,
    childrenOf(patch.spec, from.id).filter((id) => id !== card.place.id),
  );
  setChildren(patch, lane.id, [...childrenOf(patch.spec, lane.id), card.place.id]);
  return true;
}

// "Listo · 40 kg" is the lane "Listo": a total may follow its name.
function laneNamed({ spec }: Patch, value: string): Place | undefined {
  const wanted = wordsOf(value);
  const lanes = placesOf(spec).filter(({ element }) => {
    const words = wordsOf(textOf(shownValue(spec, element.props['title'])));
    const isNamed = wanted.length > 0 && wanted.every((word, at) => words[at] === word);
    return element.type === 'BoardColumn' && isNamed && /^(?:\d|$)/u.test(words[wanted.length] ?? '');
  });
  return lanes.length === 1 ? lanes[0] : undefined;
}
