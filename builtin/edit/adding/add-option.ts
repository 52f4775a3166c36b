import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { choiceOf } from '#builtin/understand/fields/choice.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import type { NewThing, Where } from '#builtin/edit/reading/command.ts';
import { subtree, type Patch, type Place } from '#builtin/edit/patch.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { bareName } from '#builtin/edit/words/bare-name.ts';
import { listAt, namesOn } from '#builtin/edit/finding/names.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';

/** The choice that a new option belongs to, named in the text itself or as the place. */
export function choiceToExtend(
  spec: Spec,
  { text, kinds, quotes }: NewThing,
  where: Where | undefined,
): Place | undefined {
  const isOption = kinds.includes('option');
  const isControl = kinds.some((kind) => kind !== 'option' && kind !== 'list');
  // "features" is a word for a kind, but may also be the label of a choice.
  const named = where?.side === 'inside' && where.anchor !== undefined ? choiceLabelled(spec, where.anchor) : undefined;
  if (named !== undefined && quotes.length > 0) return named;
  if (kinds.some((kind) => !CHOICE_KINDS.has(kind)) || (!isOption && isControl)) return undefined;
  // "add Sunday to the days": an unquoted name without the word "option" needs a place that is a choice itself.
  const isBare = !isOption && quotes.length === 0;
  const inside = where?.side === 'inside' ? where.anchor : undefined;
  const phrases = [inside, wordsAfterPreposition(text), where?.anchor];
  const beside = where?.anchor === undefined ? undefined : findTargets(spec, where.anchor)[0];
  if (isBare && where?.side !== 'inside' && beside?.item?.prop === 'options') return choiceIn(spec, beside);
  const placePhrases = inside === undefined ? [] : [inside, parseTargetPhrase(inside).nameWords.join(' ')];
  for (const phrase of isBare ? placePhrases : phrases) {
    const fits = (target: Target) => choiceIn(spec, target) !== undefined && (!isBare || isChoice(spec, target));
    const [found] = phrase === undefined ? [] : findTargets(spec, phrase, { fits });
    if (found !== undefined) return choiceIn(spec, found);
  }
  return labelThenOption(spec, text)?.choice;
}

// "the town Oban": the label of a choice, then a new option for it.
function labelThenOption(spec: Spec, text: string): { choice: Place; rest: string } | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}-]+/gu)];
  for (let size = Math.min(4, words.length - 1); size > 0; size -= 1) {
    const labelled = words.slice(0, size).filter(({ 0: word }) => word.length > 3);
    const choice = labelled.length === 0 ? undefined : choiceLabelled(spec, labelled.map(([word]) => word).join(' '));
    const next = words.slice(size).find(({ 0: word }) => /^\p{Lu}/u.test(word));
    if (choice !== undefined && next !== undefined) return { choice, rest: text.slice(next.index) };
  }
  return undefined;
}

function choiceLabelled(spec: Spec, words: string): Place | undefined {
  const wanted = wordsOf(words);
  const labels = namesOn(spec).filter(
    ({ item, weight, words: name }) => item === undefined && weight === 'main' && name.join(' ') === wanted.join(' '),
  );
  const [choice, ...others] = labels.flatMap((one) => choiceIn(spec, { ...one, score: 0 }) ?? []);
  return others.length === 0 ? choice : undefined;
}

const CHOICE_KINDS: ReadonlySet<string> = new Set(['option', 'field', 'list', 'dropdown', 'radio']);

function isChoice(spec: Spec, { place: { id, element } }: Target): boolean {
  return element.type === 'FormField' || listOf(spec, id) !== undefined;
}

/** The words after the last preposition, such as "the topic options" in "Other to the topic options". */
export function wordsAfterPreposition(text: string): string | undefined {
  return /\s(?:to|for|in|zu[mr]?|bei|à|au|aux|a|al|alla|ao?|en|ai|nel)\s+([^"“”„«»]+)$/iu.exec(text)?.[1];
}

const OPTION_LISTS = ['options', 'facets'];

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

/** Adds options to a choice, in the same shape as its other options. */
export function addOptions(patch: Patch, { id }: Place, { text, quotes }: NewThing, where: Where | undefined): boolean {
  const found = listOf(patch.spec, id);
  if (found === undefined) return false;
  const { list, pointer } = found;
  const labelled = labelThenOption(patch.spec, text);
  const target = wordsAfterPreposition(text);
  const words = target === undefined ? text : text.slice(0, text.lastIndexOf(target)).replace(/\s\S+\s*$/u, '');
  const names =
    quotes.length > 0
      ? [...quotes]
      : labelled?.choice.id === id
        ? splitItems(labelled.rest)
        : splitItems(words)
            .map((name) => bareName(name, ['option']))
            .map((name) => withoutLabel(patch.spec, id, name))
            .filter((name) => name !== '');
  const isPlain = list.some((item) => typeof item === 'string');
  let at = insertIndex(patch.spec, id, list, where);
  for (const name of names) {
    const value: Json = isPlain ? name : withSameMembers(list, choiceOf(name));
    const isLast = at >= list.length;
    patch.apply({ op: 'add', path: `${pointer}/${isLast ? '-' : at}`, value });
    at += 1;
  }
  return names.length > 0;
}

// "the phase bottling" adds "bottling" to the choice "Phase".
function withoutLabel(spec: Spec, id: string, name: string): string {
  const label = wordsOf(namesOn(spec).find(({ place, weight }) => place.id === id && weight === 'main')?.text ?? '');
  const words = name.split(/\s+/);
  const hasLabelFirst =
    label.length > 0 && label.length < words.length && label.every((word, at) => wordsOf(words[at] ?? '')[0] === word);
  return hasLabelFirst ? words.slice(label.length).join(' ') : name;
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
