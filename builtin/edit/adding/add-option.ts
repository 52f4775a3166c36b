import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { subtree, type Patch, type Place } from '#builtin/edit/patch.ts';
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
  return others.length === 0 ? choice : undefined;
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
  return OPTION_LISTS.flatMap((prop) => listAt(spec, id, prop) ?? [])[0];
}

function choiceIn(spec: Spec, { place, item }: Target): Place | undefined {
  if (item !== undefined && !OPTION_LISTS.includes(item.prop)) return undefined;
  const [id, ...others] = subtree(spec, place.id).filter((one) => listOf(spec, one) !== undefined);
  const element = id === undefined ? undefined : elementOf(spec, id);
  return id === undefined || element === undefined || others.length > 0
    ? undefined
    : { id, element, parent: undefined };
}

/** Adds an option to a choice, in the same shape as its other options. */
export function addOption(patch: Patch, { id }: Place, name: string, where: Where | undefined): boolean {
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
