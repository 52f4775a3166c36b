import { isInside, outerWrapper, parentOf } from '#builtin/edit/finding/surroundings.ts';
import { areOfCopies, areOfViews, viewOf } from '#builtin/edit/finding/views.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { asTarget, isInDialog, oncePerList } from '#builtin/edit/finding/scores.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { moveNamedEntry, swapEntries } from './move-entry.ts';
import { moveToLane } from './move-to-lane.ts';
import { move } from './move.ts';
import { swap, swapInRow } from './swap.ts';

/** Moves what a phrase means: a card to another lane, an entry in its list, or an element, in each of several views. */
export function moveTargets(patch: Patch, command: Command & { verb: 'move' }, found: readonly Target[]): boolean {
  const { where, isEach = false } = command;
  if (where.side === 'inside' && moveToLane(patch, command.target, where.anchor ?? '')) return true;
  // Columns of the same name belong to tables that show the same data: each entry moves within its own list.
  const isRepeated = areOfViews(patch.spec, found) || areOfCopies(patch.spec, found);
  const isPerPart = (isEach || isRepeated || found[0]?.item !== undefined) && found.length > 1;
  // Told before the first one moves, after which that view is no longer like the others.
  const partOf = ({ place: { id } }: Target) =>
    viewOf(patch.spec, id) ?? parentOf(patch.spec, outerWrapper(patch.spec, id));
  const parts = new Map(isPerPart ? oncePerList(found).map((one) => [one, partOf(one) ?? '']) : []);
  const moves = isPerPart
    ? [...parts].map(([one, part]) => move(patch, one, { ...where, part }))
    : found.slice(0, 1).map((one) => move(patch, one, where));
  return moves.includes(true) || moveNamedEntry(patch, command);
}

/** Swaps what two phrases mean, in each of several views. */
export function swapTargets(
  patch: Patch,
  { one, other, within }: Command & { verb: 'swap' },
  find: (phrase: string, fits?: (target: Target) => boolean) => Target[],
): boolean {
  const [ones, others] = [find(one), find(other)];
  const lists = new Set([...ones, ...others].flatMap(({ item }) => item?.pointer ?? []));
  const inLists = [...lists].map((pointer) => {
    const isEntry = ({ item }: Target) => item?.pointer === pointer;
    const [a, b] = [find(one, isEntry)[0], find(other, isEntry)[0]];
    return a !== undefined && b !== undefined && swap(patch, a, b);
  });
  if (inLists.includes(true)) return true;
  if (swapEntries(patch, [ones, one], [others, other])) return true;
  const told = one === other && ones.length !== 1 ? onlyPair(patch.spec, one) : pairOf(ones, others);
  const [a, b] = told.includes(undefined) ? namesBeside(patch.spec, one, other, within) : told;
  if (a === undefined || b === undefined) return false;
  if (areOfViews(patch.spec, ones)) {
    const view = ({ place }: Target) => viewOf(patch.spec, place.id);
    const pairs = ones.map((each) => [each, others.find((match) => view(match) === view(each))] as const);
    return pairs.map(([each, match]) => match !== undefined && swap(patch, each, match)).includes(true);
  }
  return a.place.id === b.place.id && a.item === undefined ? swapInRow(patch, a) : swap(patch, a, b);
}

// "the two buttons": the only two of that kind that stand beside each other.
function onlyPair(spec: Spec, words: string): Target[] {
  const types = parseTargetPhrase(words).kinds.slice(0, 1).flatMap(typesOf);
  const places = placesOf(spec).filter(({ id, element }) => types.includes(element.type) && !isInDialog(spec, id));
  const rows = Map.groupBy(places, ({ id }) => parentOf(spec, outerWrapper(spec, id)));
  const [pair, ...others] = [...rows.values()].filter(({ length }) => length === 2);
  return pair === undefined || others.length > 0 ? [] : pair.map(asTarget);
}

// Names that the screen has more than once, where only two of them stand in one list or beside each other.
function namesBeside(spec: Spec, one: string, other: string, within: string | undefined): Target[] {
  const part = within === undefined ? undefined : findTargets(spec, within)[0]?.place.id;
  const isIn = (id: string) =>
    within === undefined || (part !== undefined && (id === part || isInside(spec, id, part)));
  const placesNamed = (phrase: string) => {
    const names = [wordsOf(phrase), parseTargetPhrase(phrase).nameWords].map((words) => words.join(' '));
    const named = namesOn(spec).filter(
      ({ weight, words, isMember, place }) =>
        weight === 'main' && isMember !== true && names.includes(words.join(' ')) && isIn(place.id),
    );
    return Map.groupBy(named, ({ place, item }) => item?.pointer ?? parentOf(spec, outerWrapper(spec, place.id)) ?? '');
  };
  const [ones, others] = [placesNamed(one), placesNamed(other)];
  const pairs = [...ones].flatMap(([where, [a, ...more]]) => {
    const [b, ...rest] = others.get(where) ?? [];
    return a === undefined || b === undefined || more.length + rest.length > 0 ? [] : [[a, b]];
  });
  // What is chosen in a menu is rather named by where it is shown.
  const shown = pairs.filter(([a]) => a?.item?.prop !== 'options');
  const [pair, ...ambiguous] = shown.length > 0 ? shown : pairs;
  return pair === undefined || ambiguous.length > 0
    ? []
    : pair.map(({ place, item, text, pointer }) => ({
        ...asTarget({ ...place, text, pointer }),
        ...(item && { item }),
      }));
}

// Of several buttons with the same name, the one that stands beside the other.
function pairOf(ones: readonly Target[], others: readonly Target[]): (Target | undefined)[] {
  for (const a of ones) {
    const b = others.find(({ place }) => place.parent === a.place.parent && place.id !== a.place.id);
    if (b !== undefined) return [a, b];
  }
  return [ones[0], others[0]];
}
