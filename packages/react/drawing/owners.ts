import type { FragmentInstance } from 'react';
import type { Inspect } from '../src/index.ts';

// React has it, its types do not.
type Place = FragmentInstance & { compareDocumentPosition: (part: Node) => number };

const places = new Map<string, Place>();

/** Keeps where each element stands; of a repeated one, its first row. */
export const inspect: Inspect = (elementId, place) => {
  if (place === null) places.delete(elementId);
  else if (!places.has(elementId)) places.set(elementId, place as Place);
};

const PARTS =
  'button, a[href], input, select, textarea, [contenteditable=true], [role=tab], [role=switch], [role=radio], [tabindex]';

/** Writes the id of its element on every control of the page, given all ids, parents before their children. */
export function markOwners(ids: readonly string[]): void {
  const standing = ids.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const owner = standing.findLast(({ place }) => contains(place, part));
    if (owner !== undefined) part.dataset['owner'] = owner.id;
  }
}

function contains(place: Place, part: Node): boolean {
  return (place.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0;
}
