import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { placesOf, subtree, type Patch, type Place } from '#builtin/edit/patch.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listAt, namesOn } from '#builtin/edit/finding/names.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';

/**
 * The choice at a place: the one that the place names, or that has the option next to which it is. If an option is asked for in
 * so many words, also the only one inside of what the place names.
 */
export function choiceAt(spec: Spec, where: Where | undefined, isTold = false): Place | undefined {
  if (where?.anchor === undefined) return undefined;
  const labelled = where.side === 'inside' ? choiceLabelled(spec, where.anchor) : undefined;
  if (labelled !== undefined) return labelled;
  const isOption = ({ item }: Target) => item !== undefined && OPTION_LISTS.includes(item.prop);
  const fits = (target: Target) =>
    where.side === 'inside' || isTold
      ? (isTold || isChoice(spec, target)) && choiceIn(spec, target) !== undefined
      : isOption(target);
  const [found] = findTargets(spec, where.anchor, { fits });
  return found === undefined ? undefined : choiceIn(spec, found);
}

function choiceLabelled(spec: Spec, words: string): Place | undefined {
  const wanted = wordsOf(words);
  const labels = namesOn(spec).filter(
    ({ item, weight, words: name }) => item === undefined && weight === 'main' && name.join(' ') === wanted.join(' '),
  );
  const [choice, ...others] = labels.flatMap((one) => choiceIn(spec, { ...one, score: 0 }) ?? []);
  return choice !== undefined && others.every((one) => isTwin(spec, choice, one)) ? choice : undefined;
}

// What each lane or card shows of its own: the same label, the same options.
function isTwin(spec: Spec, choice: Place, other: Place): boolean {
  const sign = ({ id, element }: Place) =>
    JSON.stringify([element.type, element.props['label'], optionsOf(spec, id)?.list]);
  return choice.element.type === other.element.type && sign(choice) === sign(other);
}

function twinsOf(spec: Spec, id: string): Place[] {
  const choice = placesOf(spec).find((one) => one.id === id);
  const isOne = (one: Place) =>
    choice !== undefined && optionsOf(spec, one.id) !== undefined && isTwin(spec, choice, one);
  return choice?.element.props['label'] === undefined ? [] : placesOf(spec).filter(isOne);
}

function isChoice(spec: Spec, { place: { id, element } }: Target): boolean {
  return element.type === 'FormField' || listOf(spec, id) !== undefined;
}

const OPTION_LISTS = ['options', 'facets'];

/** The options of a choice, or of a menu. */
export function optionsOf(spec: Spec, id: string): ReturnType<typeof listAt> {
  return listOf(spec, id) ?? (elementOf(spec, id)?.type === 'DropdownMenu' ? listAt(spec, id, 'items') : undefined);
}

function listOf(spec: Spec, id: string): ReturnType<typeof listAt> {
  return OPTION_LISTS.flatMap((prop) => listAt(spec, id, prop) ?? [])[0] ?? menuOf(spec, id);
}

// A menu of values, not of things to do.
function menuOf(spec: Spec, id: string): ReturnType<typeof listAt> {
  const menu = elementOf(spec, id)?.type === 'DropdownMenu' ? listAt(spec, id, 'items') : undefined;
  const isValue = (item: Json) =>
    isJsonObject(item) && Object.keys(item).every((key) => key === 'label' || key === 'value');
  return menu?.list.every(isValue) === true ? menu : undefined;
}

function choiceIn(spec: Spec, { place, item }: Target): Place | undefined {
  if (item !== undefined && !OPTION_LISTS.includes(item.prop)) return undefined;
  const [id, ...others] = subtree(spec, place.id).filter((one) => listOf(spec, one) !== undefined);
  const element = id === undefined ? undefined : elementOf(spec, id);
  return id === undefined || element === undefined || others.length > 0
    ? undefined
    : { id, element, parent: undefined };
}

/** Adds an option to a choice and to those just like it, in the same shape as the other options. */
export function addOption(patch: Patch, choice: Place, name: string, where: Where | undefined): boolean {
  const pointers = new Set<string>();
  const all = [choice, ...twinsOf(patch.spec, choice.id)].filter(({ id }) => {
    const { pointer = '' } = optionsOf(patch.spec, id) ?? {};
    const isNew = !pointers.has(pointer);
    pointers.add(pointer);
    return isNew;
  });
  const added = all.map((one) => addTo(patch, one, name, where));
  return added.includes(true);
}

function addTo(patch: Patch, { id }: Place, name: string, where: Where | undefined): boolean {
  const found = optionsOf(patch.spec, id);
  if (found === undefined) return false;
  const { list, pointer } = found;
  const at = insertIndex(patch.spec, id, list, where);
  const isPlain = list.some((item) => typeof item === 'string');
  const value: Json = isPlain ? name : withSameMembers(list, choiceOf(name));
  patch.apply({ op: 'add', path: `${pointer}/${at >= list.length ? '-' : at}`, value });
  return true;
}

// Keeps only the members that the other options have.
function withSameMembers([first]: readonly Json[], choice: JsonObject): JsonObject {
  if (!isJsonObject(first)) return choice;
  return Object.fromEntries(
    Object.keys(first).flatMap((key) => (choice[key] === undefined ? [] : [[key, choice[key]]])),
  );
}

function insertIndex(spec: Spec, id: string, list: readonly Json[], where: Where | undefined): number {
  if (where?.side === 'first') return 0;
  const [beside] =
    where?.anchor === undefined ? [] : findTargets(spec, where.anchor, { fits: ({ item }) => item?.id === id });
  const index = beside?.item?.index;
  if (index === undefined || !list.every((item) => typeof item === 'string' || isJsonObject(item))) return list.length;
  return index + (where?.side === 'before' ? 0 : 1);
}
