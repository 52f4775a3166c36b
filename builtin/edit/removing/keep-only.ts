import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listAt, namesOn } from '#builtin/edit/finding/names.ts';
import { isElement } from '#builtin/edit/finding/find-element.ts';
import { findRows } from '#builtin/edit/finding/rows.ts';
import { asTarget } from '#builtin/edit/finding/scores.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { childrenOf, placeOf, placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { removeRows } from '#builtin/edit/values/change-row.ts';
import { remove } from './remove.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';

/** Removes all but what is named: of the entries of a list, of the rows of data, or of elements of a kind next to each other. */
export function keepOnly(patch: Patch, names: readonly string[], clauseText: string): boolean {
  return keepEntries(patch, names, clauseText) || keepElements(patch, names, clauseText) || keepRows(patch, names);
}

function keepRows(patch: Patch, names: readonly string[]): boolean {
  const found = names.map((name) => findRows(patch.spec, name));
  const kept = found.flatMap((rows) => (rows.length === 1 ? rows : []));
  const list = kept[0]?.list;
  if (list === undefined || kept.length < found.length || kept.some((row) => row.list !== list)) return false;
  const indices = new Set(kept.map(({ index }) => index));
  const others = [...list.entries.keys()].filter((index) => !indices.has(index)).map((index) => ({ list, index }));
  return others.length > 0 && removeRows(patch, others);
}

// "only name, date and guests": of the fields, figures or cards that stand together, what is not named goes.
function keepElements(patch: Patch, names: readonly string[], clauseText: string): boolean {
  const { spec } = patch;
  const found = names.map((name) => findTargets(spec, name, { fits: isElement }));
  const kept = found.flatMap((targets) => (targets.length === 1 ? targets.map(({ place }) => place.id) : []));
  if (kept.length < 2 || kept.length < found.length) return false;
  const holds = (id: string, one: string) => id === one || isInside(spec, one, id);
  const parent = placesOf(spec).findLast(({ id }) => {
    const children = childrenOf(spec, id).map((child) => kept.filter((one) => holds(child, one)).length);
    return children.every((count) => count < 2) && children.filter((count) => count === 1).length === kept.length;
  });
  const children = childrenOf(spec, parent?.id ?? '').flatMap((id) => placeOf(spec, id) ?? []);
  const words = new Set(wordsOf(clauseText));
  const isTold = (id: string) =>
    namesOn(spec).some(
      (one) => one.place.id === id && one.weight === 'main' && one.words.every((word) => words.has(word)),
    );
  const isKept = ({ id }: Place) => kept.some((one) => holds(id, one)) || isTold(id);
  const kinds = new Set(children.filter(isKept).map(kindOf));
  const toRemove = children.filter((one) => !isKept(one) && kinds.has(kindOf(one)));
  if (parent === undefined || toRemove.length === 0 || kinds.size > 1) return false;
  return toRemove.map((one) => remove(patch, asTarget(one), false)).every(Boolean);
}

const FIELDS: ReadonlySet<string> = new Set(typesOf('field'));

function kindOf({ element }: Place): string {
  return FIELDS.has(element.type) ? 'field' : element.type;
}

// Does nothing if one of the names belongs to another list.
function keepEntries(patch: Patch, names: readonly string[], clauseText: string): boolean {
  const fits = ({ item }: Target) => item !== undefined && item.prop !== 'features';
  const found = names.map((name) => findTargets(patch.spec, name, { fits }));
  const [entry] = found.flatMap(([first]) => (first?.item === undefined ? [] : [first]));
  const list = entry?.item === undefined ? undefined : listAt(patch.spec, entry.item.id, entry.item.prop);
  if (entry?.item === undefined || list === undefined) return false;
  const { id, prop } = entry.item;
  const isOfList = ([first]: readonly Target[]) => first?.item?.id === id && first.item.prop === prop;
  const others = found.filter((one) => !isOfList(one) && one.length > 0);
  if (others.length > 0) return false;
  const words = new Set(wordsOf(clauseText));
  const isKept = (name: readonly string[]) => name.every((word) => words.has(word));
  const kept = new Set(found.filter(isOfList).map(([first]) => first?.item?.index));
  const entries = namesOn(patch.spec).filter(
    ({ item, weight }) => item?.id === id && item.prop === prop && weight === 'main',
  );
  const toRemove = entries.filter(({ item, words: name }) => !kept.has(item?.index) && !isKept(name));
  if (toRemove.length === 0 || toRemove.length === entries.length) return false;
  return toRemove
    .toReversed()
    .map((one) => remove(patch, { ...one, score: 0 }, false))
    .every(Boolean);
}
