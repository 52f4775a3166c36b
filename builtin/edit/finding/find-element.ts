import type { Spec } from '#contract/spec/spec.ts';
import { findTargets, type Target } from './targets.ts';
import type { ListItem } from './names.ts';
import type { Place } from '#builtin/edit/patch.ts';

/** The element that words such as "the phone field" mean; undefined when none comes near, or two do. */
export function findElement(spec: Spec, phrase: string, within?: string): Place | undefined {
  return findTargets(spec, phrase, { fits: isElement, within })[0]?.place;
}

/** The entry of a list that words such as "the phone column" mean. */
export function findListItem(spec: Spec, phrase: string, within?: string): ListItem | undefined {
  return findTargets(spec, phrase, { fits: ({ item }) => item !== undefined, within })[0]?.item;
}

/** True for an element that is meant itself, not the one row of many that it is drawn for. */
export function isElement({ item, pointer, place }: Target): boolean {
  const isRow = pointer?.startsWith('/state/') === true && JSON.stringify(place.element.props).includes('$bindItem');
  return item === undefined && !isRow;
}
