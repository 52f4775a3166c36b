import type { Spec } from '#contract/spec/spec.ts';
import { keyNamed } from '#builtin/edit/values/change-row.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { childrenOf, placeOf, subtree, type Place } from '#builtin/edit/patch.ts';
import { cuesIn, kindsIn } from '#builtin/edit/words/meanings.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { itemKeyOf } from './shown-values.ts';
import { shownLists, type ShownList } from './shown-lists.ts';
import { isInside } from './surroundings.ts';
import { findTargets } from './targets.ts';

/** A repeated element that shows every entry of a list, and what in it shows the member that a place names. */
export type EachEntry = { list: ShownList; row: Place; beside: string | undefined };

const SAME_WORD_MIN = 0.9;
const ENTRY_KINDS: ReadonlySet<string> = new Set(['card', 'row', 'list']);

/**
 * The repeated elements that a place means: "on every card", "below the price", where each entry shows a price. None if the place
 * is elsewhere or could be in several lists. Lists with the same members, such as the lanes of a board, go together.
 */
export function eachEntryAt(spec: Spec, where: Where | undefined, within: string | undefined): EachEntry[] {
  const repeated = shownLists(spec).filter(
    ({ place }) => place.element.repeat !== undefined && place.element.children.length > 0,
  );
  const isBeside = where?.anchor !== undefined && where.side !== 'inside';
  const each = within ?? (isBeside ? undefined : where?.anchor);
  if (each === undefined && !isBeside) return [];
  const all = each === undefined ? repeated : listsNamed(spec, repeated, each);
  const found = all.flatMap((list) => entryIn(spec, list, isBeside ? where.anchor : undefined));
  const [first] = found;
  const membersOf = ({ list }: EachEntry) => list.members.map(({ key }) => key).join(' ');
  return first === undefined || found.some((one) => membersOf(one) !== membersOf(first)) ? [] : found;
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
  const isEach =
    cuesIn(words).includes('all') || all.some((word) => ALL_ENDINGS.test(word) && kindsIn(word).length > 0);
  if (!isEach) return [];
  const named = lists.filter((list) =>
    all.some(
      (word) =>
        word.length > 2 &&
        cuesIn(word).length === 0 &&
        list.words.some((one) => wordSimilarity(one, word) >= SAME_WORD_MIN),
    ),
  );
  if (named.length > 0) return named;
  const [target] = findTargets(spec, words, { fits: ({ item }) => item === undefined });
  const inside =
    target === undefined
      ? []
      : lists.filter(({ place }) => place.id === target.place.id || isInside(spec, place.id, target.place.id));
  const isOnlyKind = kindsIn(words).some((kind) => ENTRY_KINDS.has(kind));
  return inside.length > 0 ? inside : isOnlyKind || lists.length === 1 ? [...lists] : [];
}

// Plural endings in six languages, of words for rows and cards.
const ALL_ENDINGS = /(?:s|en|le|he|i)$/;
