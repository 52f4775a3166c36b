import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listAt, namesOn } from '#builtin/edit/finding/names.ts';
import { isElement } from '#builtin/edit/finding/find-element.ts';
import { memberProps, propsShowing, type MemberProp } from '#builtin/edit/finding/member-props.ts';
import { shownLists, type Member } from '#builtin/edit/finding/shown-lists.ts';
import { removeMemberProp } from './remove-named.ts';
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
  return (
    keepEntries(patch, names, clauseText) ||
    keepMembers(patch, names, clauseText) ||
    // One name alone may be that of an entry.
    (names.length > 1 && keepElements(patch, names, clauseText)) ||
    keepRows(patch, names) ||
    (names.length === 1 && keepElements(patch, names, clauseText))
  );
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

/** Props that show a member as a text of its own. */
const SHOWN_PROPS: ReadonlySet<string> = new Set('text description meta caption trailingText badge'.split(' '));

// "on the cards only the day and the start": of each entry of a list, what shows its other members goes.
function keepMembers(patch: Patch, names: readonly string[], clauseText: string): boolean {
  const { spec } = patch;
  const kept = names.map((name) => memberProps(spec, name).map(({ place }) => place.id));
  const lists = shownLists(spec).filter(
    ({ place }) =>
      place.element.repeat !== undefined && kept.every((ids) => ids.some((id) => isInside(spec, id, place.id))),
  );
  const isOther = ({ place, prop }: MemberProp) => SHOWN_PROPS.has(prop) && !kept.some((ids) => ids.includes(place.id));
  const words = new Set(wordsOf(clauseText));
  const isTold = ({ label }: Member) => wordsOf(label).every((word) => words.has(word));
  const others = lists.flatMap(({ place, members }) =>
    members.filter((one) => !isTold(one)).flatMap(({ key }) => propsShowing(spec, place, key)),
  );
  return others
    .filter(isOther)
    .map((one) => removeMemberProp(patch, one))
    .includes(true);
}

// "only name, date and guests": of the fields, figures or cards that stand together, what is not named goes.
function keepElements(patch: Patch, names: readonly string[], clauseText: string): boolean {
  const { spec } = patch;
  const found = names.map((name) => findTargets(spec, name, { fits: isElement }));
  const kept = found.flatMap((targets) => (targets.length === 1 ? targets.map(({ place }) => place) : []));
  const isOne = names.length === 1;
  if (kept.length === 0 || kept.length < found.length) return false;
  const words = new Set(wordsOf(clauseText));
  const isTold = (id: string) =>
    namesOn(spec).some(
      (one) => one.place.id === id && one.weight === 'main' && one.words.every((word) => words.has(word)),
    );
  if (isOne && !kept.every(({ id }) => isTold(id))) return false;
  const isKept = ({ id }: Place) => kept.some((one) => holds(spec, id, one.id)) || isTold(id);
  const othersOf = (together: readonly Place[]) => {
    const kinds = new Set(together.filter(isKept).map(kindOf));
    // One alone is kept of several that are all alike, such as figures in a row.
    const isMixed = kinds.size > 1 || (isOne && together.some((one) => !kinds.has(kindOf(one))));
    return isMixed ? [] : together.filter((one) => !isKept(one) && kinds.has(kindOf(one)));
  };
  const [toRemove] = [besideEachOther(spec, kept), fieldsOfForm(spec, kept)]
    .map(othersOf)
    .filter((some) => some.length > 0);
  return toRemove?.map((one) => remove(patch, asTarget(one), false)).every(Boolean) ?? false;
}

function holds(spec: Spec, id: string, one: string): boolean {
  return id === one || isInside(spec, one, id);
}

// The children of the innermost element in each of which is at most one of some elements.
function besideEachOther(spec: Spec, some: readonly Place[]): Place[] {
  const parent = placesOf(spec).findLast(({ id }) => {
    const counts = childrenOf(spec, id).map((child) => some.filter((one) => holds(spec, child, one.id)).length);
    return counts.every((count) => count < 2) && counts.filter((count) => count === 1).length === some.length;
  });
  return childrenOf(spec, parent?.id ?? '').flatMap((id) => placeOf(spec, id) ?? []);
}

// All fields of the form that holds some fields, however they are arranged.
function fieldsOfForm(spec: Spec, some: readonly Place[]): Place[] {
  const form = placesOf(spec).findLast(
    ({ id, element }) => element.type === 'Form' && some.every((one) => isInside(spec, one.id, id)),
  );
  if (form === undefined || some.length < 2 || !some.every((one) => kindOf(one) === 'field')) return [];
  const fields = placesOf(spec).filter((one) => kindOf(one) === 'field' && isInside(spec, one.id, form.id));
  return fields.filter(({ id }) => !fields.some((other) => isInside(spec, id, other.id)));
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
