import type { Spec } from '#contract/spec/spec.ts';
import { findTargets, type Target } from './targets.ts';
import type { ListItem } from './names.ts';
import type { Place } from '#builtin/edit/patch.ts';

/** The element that words such as "the phone field" name; undefined when none comes close, or several fit equally well. */
export function findElement(spec: Spec, phrase: string, within?: string): Place | undefined {
  return findTargets(spec, phrase, { fits: isElement, within })[0]?.place;
}

/** The list entry that words such as "the phone column" name. */
export function findListItem(spec: Spec, phrase: string, within?: string): ListItem | undefined {
  return findTargets(spec, phrase, { fits: ({ item }) => item !== undefined, within })[0]?.item;
}

/** False for a list entry, and for one of the rows of data that an element is repeated for. */
export function isElement({ item, pointer, place }: Target): boolean {
  const isRepeatedRow =
    pointer?.startsWith('/state/') === true && JSON.stringify(place.element.props).includes('$bindItem');
  return item === undefined && !isRepeatedRow;
}
