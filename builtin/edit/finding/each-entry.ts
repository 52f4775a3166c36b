import type { Spec } from '#contract/spec/spec.ts';
import { keyNamed } from '#builtin/edit/values/member-told.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { childrenOf, placeOf, subtree, type Place } from '#builtin/edit/patch.ts';
import { cuesIn, kindsIn } from '#builtin/edit/words/meanings.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isSameWord } from '#builtin/edit/words/word-similarity.ts';
import { itemKeyOf } from './shown-values.ts';
import { shownLists, type ShownList } from './shown-lists.ts';
import { isInside } from './surroundings.ts';
import { findTargets } from './targets.ts';

/** A repeated element that shows every entry of a list, and what in it shows the member that a place names. */
export type EachEntry = { list: ShownList; row: Place; beside: string | undefined };

const ENTRY_KINDS: ReadonlySet<string> = new Set(['card', 'row', 'list']);

/**
 * The repeated elements that a place means: "on every card", "below the price", where each entry shows a price. None if the place
 * is elsewhere or could be in several lists. Lists with the same members, such as the lanes of a board, go together.
 */
export function eachEntryAt(spec: Spec, where: Where | undefined, within: string | undefined): EachEntry[] {
  const repeated = shownLists(spec).filter(
    ({ place, isFixed }) =>
      isFixed !== true && place.element.repeat !== undefined && childrenOf(spec, place.id).length > 0,
  );
  const isBeside = where?.anchor !== undefined && where.side !== 'inside';
  const each = within ?? (isBeside ? undefined : where?.anchor);
  if (each === undefined && !isBeside) return [];
  const all = each === undefined ? repeated : listsNamed(spec, repeated, each);
  const entriesBeside = (member: string | undefined) => all.flatMap((list) => entryIn(spec, list, member));
  const beside = entriesBeside(isBeside ? where.anchor : undefined);
  // "in each card below the tower", where none shows a tower: in each card all the same.
  const found = beside.length > 0 || each === undefined ? beside : entriesBeside(undefined);
  const [first] = found;
  const membersOf = ({ list }: EachEntry) => list.members.map(({ key }) => key).join(' ');
  return first === undefined || found.some((one) => membersOf(one) !== membersOf(first)) ? [] : found;
}

/** The lists of cards that a board holds as data, if a place means every card. */
export function cardsAt(spec: Spec, where: Where | undefined, within: string | undefined): ShownList[] {
  const each = within ?? (where?.side === 'inside' ? where.anchor : undefined);
  const boards = shownLists(spec).filter(
    ({ place, isFixed }) =>
      isFixed !== true && place.element.type === 'KanbanBoard' && place.element.repeat === undefined,
  );
  return each === undefined || boards.length === 0 ? [] : listsNamed(spec, boards, each);
}

function entryIn(spec: Spec, list: ShownList, member: string | undefined): EachEntry[] {
  const [only, ...others] = childrenOf(spec, list.place.id);
  const row = only === undefined || others.length > 0 ? undefined : placeOf(spec, only);
  if (row === undefined) return [];
  if (member === undefined) return [{ list, row, beside: undefined }];
  const key = keyNamed(list, member);
  const shows = (id: string) => Object.values(spec.elements[id]?.props ?? {}).some((value) => itemKeyOf(value) === key);
  const beside = key === undefined ? undefined : subtree(spec, row.id).find(shows);
  return beside === undefined ? [] : [{ list, row, beside }];
}

// "each reservation", "every card", "the rows": the lists of that name, else the only one.
function listsNamed(spec: Spec, lists: readonly ShownList[], words: string): ShownList[] {
  const all = wordsOf(words);
  const isTold = cuesIn(words).includes('all');
  if (!isTold && !all.some((word) => ALL_ENDINGS.test(word) && kindsIn(word).length > 0)) return [];
  const named = lists.filter((list) =>
    all.some((word) => word.length > 2 && cuesIn(word).length === 0 && list.words.some((one) => isSameWord(one, word))),
  );
  // What is inside of the entries that are named has their name in its path.
  const isOuter = ({ pointer }: ShownList) => !named.some((one) => pointer.startsWith(`${one.pointer}/`));
  if (named.length > 0) return named.filter(isOuter);
  const [target] = findTargets(spec, words, { fits: ({ item }) => item === undefined });
  const inside =
    target === undefined
      ? []
      : lists.filter(({ place }) => place.id === target.place.id || isInside(spec, place.id, target.place.id));
  const kinds = kindsIn(words).filter((kind) => ENTRY_KINDS.has(kind));
  // "each stop": what is in the only lists, unless others are written out entry by entry.
  const isElse = (list: ShownList) =>
    list.isFixed === true && lists.every((one) => !one.pointer.startsWith(list.pointer));
  const isAny =
    kinds.length > 0 || lists.length === 1 || (isTold && target === undefined && !shownLists(spec).some(isElse));
  const isOfKind = ({ place }: ShownList) =>
    childrenOf(spec, place.id).some((id) =>
      kinds.some((kind) => typesOf(kind).includes(spec.elements[id]?.type ?? '')),
    );
  const ofKind = lists.filter(isOfKind);
  const some = ofKind.length > 0 ? ofKind : lists;
  return inside.length > 0 ? inside : isAny ? [...some] : [];
}

// Plural endings in six languages, of words for rows and cards.
const ALL_ENDINGS = /(?:s|en|le|he|i)$/;
