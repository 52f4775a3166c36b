import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Row } from '#builtin/edit/finding/rows.ts';
import { memberAt, shownLists, textOf } from '#builtin/edit/finding/shown-lists.ts';
import { shownPointer, shownValue } from '#builtin/edit/finding/shown-values.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { childrenOf, placesOf, setChildren, type Patch, type Place } from '#builtin/edit/patch.ts';

/** Puts the card of an entry into the lane of a board that a value names: "J-640 is in the bay". */
export function moveRowToLane(patch: Patch, { list, index }: Row, value: string): boolean {
  const lane = laneNamed(patch, value);
  const [from, to] = [listOf(list.place), listOf(lane)];
  const cards = to === undefined ? undefined : (readPointer(patch.spec, to) as Json | undefined);
  const entry = list.entries[index];
  if (lane === undefined || from !== list.pointer || to === undefined || !Array.isArray(cards) || to === from)
    return false;
  // The same card on another board would stay where it is.
  const isElsewhere = (one: { pointer: string; entries: readonly Json[] }) =>
    one.pointer !== from && one.entries.some((other) => JSON.stringify(other) === JSON.stringify(entry));
  if (list.isFixed === true || !isJsonObject(entry) || shownLists(patch.spec).some(isElsewhere)) return false;
  const moved = { ...entry, ...followingMembers(patch, list, entry, cards, lane) };
  countLane(patch, list.place, list.entries.length, -1);
  countLane(patch, lane, cards.length, 1);
  patch.apply({ op: 'remove', path: `${from}/${index}` });
  patch.apply({ op: 'add', path: `${to}/${cards.length}`, value: moved });
  return true;
}

/** Puts a card that is an element of its own into the lane that a value names. */
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

function listOf(place: Place | undefined): string | undefined {
  const path = place?.element.type === 'BoardColumn' ? place.element.repeat?.statePath : undefined;
  return typeof path === 'string' ? `/state${path}` : undefined;
}

// "Listo · 40 kg" is the lane "Listo".
function laneNamed({ spec }: Patch, value: string): Place | undefined {
  const wanted = wordsOf(value);
  const lanes = placesOf(spec).filter(({ element }) => {
    const words = wordsOf(textOf(shownValue(spec, element.props['title'])));
    const isNamed = wanted.length > 0 && wanted.every((word, at) => words[at] === word);
    // A total may follow the name.
    return element.type === 'BoardColumn' && isNamed && /^(?:\d|$)/u.test(words[wanted.length] ?? '');
  });
  return lanes.length === 1 ? lanes[0] : undefined;
}

// What all cards of a lane have in common, such as their status, holds for a card that joins them.
function followingMembers(
  patch: Patch,
  list: Row['list'],
  entry: JsonObject,
  cards: readonly Json[],
  lane: Place,
): JsonObject {
  const titleOf = (place: Place) => textOf(shownValue(patch.spec, place.element.props['title']));
  return Object.fromEntries(
    Object.keys(entry).flatMap((key): [string, Json][] => {
      const before = entry[key] ?? null;
      if (typeof before === 'string' && foldText(before) === foldText(titleOf(list.place)))
        return [[key, titleOf(lane)]];
      const values = new Set(cards.map((card) => memberAt(card, key)));
      const isOfLane = list.entries.length > 1 && list.entries.every((one) => memberAt(one, key) === before);
      const [only] = values;
      return isOfLane && values.size === 1 && cards.length > 1 && only !== undefined ? [[key, only]] : [];
    }),
  );
}

function countLane(patch: Patch, { id }: Place, size: number, change: number): void {
  const at = shownPointer(patch.spec, id, 'count');
  if (at.startsWith('/state/') && readPointer(patch.spec, at) === size)
    patch.apply({ op: 'replace', path: at, value: size + change });
}
