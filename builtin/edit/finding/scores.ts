import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { listsOf, typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import type { ListItem, Named } from './names.ts';
import { placeOf, type Place } from '#builtin/edit/patch.ts';
import type { TargetPhrase } from './target-phrase.ts';
import { boundPaths } from '#builtin/part.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { isInside } from './surroundings.ts';

/** What a phrase refers to: an element, or an entry of a list in one. */
export type Target = { place: Place; item?: ListItem; text: string; pointer: string | undefined; score: number };

/** The score of a phrase that is the whole name. */
export const FULL_NAME_SCORE = 16;
const NAME_WORDS_SCORE = 8;
const COVERAGE_SCORE = 4;
const SAME_KIND_SCORE = 3;
const OTHER_KIND_SCORE = -5;
/** With a lower score the phrase refers to something else. */
const SCORE_MIN = 6;
const MEMBER_WORD_MIN = 0.9;
/** Articles and words for a kind around the name of a member. */
const SMALL_WORDS_MAX = 2;
const WEIGHTS = { main: 1, secondary: 0.7, key: 0.75 } as const;

/** Scores a name against a phrase; empty if the score is too low. */
export function scoreName(named: Named, phrase: TargetPhrase): Target[] {
  const score = scoreOf(named, phrase);
  return score < SCORE_MIN ? [] : [{ ...targetOf(named), score }];
}

function targetOf({ place, item, text, pointer }: Named): Omit<Target, 'score'> {
  return item === undefined ? { place, text, pointer } : { place, text, pointer, item };
}

function scoreOf(named: Named, phrase: TargetPhrase): number {
  const { words: name, weight, place, item } = named;
  const { words, nameWords, kinds } = phrase;
  if (named.isMember === true && !isExactly(name, phrase)) return 0;
  const isWhole = name.length === words.length && name.every((word, at) => word === words[at]);
  if (isWhole) return FULL_NAME_SCORE * WEIGHTS[weight] + (kindScore({ place, item }, kinds) > 0 ? 1 : 0);
  if (nameWords.length === 0 || (weight === 'secondary' && nameWords.length < 2)) return 0;
  const allowed = nameWords.length > 2 ? 1 : 0;
  let missed = 0;
  let sum = 0;
  for (const word of nameWords) {
    const similarity = weight === 'key' && !name.includes(word) ? 0 : bestSimilarity(phrase, word, name);
    if (similarity === 0) missed += 1;
    if (missed > allowed) return 0;
    sum += similarity;
  }
  const otherWords = words.filter((word) => !nameWords.includes(word) && name.includes(word)).length;
  const coverage = Math.min(1, (sum + otherWords) / name.length);
  const fit = kindScore({ place, item }, kinds);
  return ((NAME_WORDS_SCORE * sum) / nameWords.length + COVERAGE_SCORE * coverage - missed) * WEIGHTS[weight] + fit;
}

// "the street", but not "the dangerous street" or, where "title" is a member, "the title".
function isExactly(name: readonly string[], phrase: TargetPhrase): boolean {
  const { nameWords, color } = phrase;
  const isSame = nameWords.every((word) => bestSimilarity(phrase, word, name) > MEMBER_WORD_MIN);
  const isShort = phrase.words.length <= name.length + SMALL_WORDS_MAX;
  return isShort && nameWords.length > 0 && nameWords.length === name.length && color === undefined && isSame;
}

/** How similar a word is to the closest word of a name. Names share many words, so each pair is compared only once. */
export function bestSimilarity({ similarities }: TargetPhrase, word: string, name: readonly string[]): number {
  let known = similarities.get(word);
  if (known === undefined) {
    known = new Map();
    similarities.set(word, known);
  }
  let best = 0;
  for (const one of name) {
    let similarity = known.get(one);
    if (similarity === undefined) {
      similarity = wordSimilarity(word, one);
      known.set(one, similarity);
    }
    if (similarity > best) best = similarity;
  }
  return best;
}

/** Scores whether a target is of one of the kinds that a phrase names. */
export function kindScore(
  { place, item }: Pick<Target, 'place'> & { item?: ListItem | undefined },
  kinds: readonly KindOfElement[],
): number {
  if (kinds.length === 0) return 0;
  const { type } = place.element;
  const fits = kinds.some((kind) =>
    item === undefined
      ? typesOf(kind).includes(type) || (kind === 'column' && type === 'ColumnHeader')
      : listsOf(kind).includes(item.prop),
  );
  // People also call a figure tile a card, a part with a list in it a list, and a heading a text.
  const isCalledSo =
    (type === 'Stat' && kinds.includes('card')) ||
    (type === 'Heading' && kinds.includes('text')) ||
    ((type === 'Card' || type === 'Section') && kinds.includes('list'));
  return fits ? SAME_KIND_SCORE : isCalledSo && item === undefined ? 0 : OTHER_KIND_SCORE;
}

/** The targets with the best score, if they are one thing or have the same name; otherwise none. */
export function bestTargets(spec: Spec, candidates: readonly Target[]): Target[] {
  const most = Math.max(0, ...candidates.map(({ score }) => score));
  const top = withoutDuplicates(candidates.filter(({ score }) => score > most - 0.05));
  const [first] = top;
  if (first === undefined || top.length === 1) return top;
  const outsideDialogs = top.filter(({ place }) => place.element.type !== 'Dialog' && !isInDialog(spec, place.id));
  if (outsideDialogs.length > 0 && outsideDialogs.length < top.length) return bestTargets(spec, outsideDialogs);
  const outer = top.find((one) => top.every((other) => one === other || isInside(spec, other.place.id, one.place.id)));
  if (outer !== undefined) return [outer];
  const elements = top.filter(({ item }) => item === undefined);
  if (elements.length > 0 && elements.length < top.length) return bestTargets(spec, elements);
  // The label of a form field is often repeated in a text; prefer the field.
  const isField = ({ type, props }: SpecElement) => type === 'FormField' || boundPaths(props).length > 0;
  const fields = top.filter(({ place }) => isField(place.element));
  const isFieldOrText = top.every((one) => fields.includes(one) || one.place.element.type === 'Text');
  if (isFieldOrText && fields.length > 0 && fields.length < top.length) return bestTargets(spec, fields);
  const isSame = top.every(
    (one) =>
      one.text === first.text &&
      one.place.element.type === first.place.element.type &&
      one.item?.prop === first.item?.prop,
  );
  return isSame ? top : [];
}

function withoutDuplicates(targets: readonly Target[]): Target[] {
  const keyOf = ({ place, item }: Target) => `${place.id}/${item?.pointer ?? ''}/${item?.index ?? ''}`;
  return [...new Map(targets.toReversed().map((target) => [keyOf(target), target])).values()].toReversed();
}

/** Two choices may show the same list: its entry is meant once. */
export function oncePerList(targets: readonly Target[]): Target[] {
  const keyOf = ({ item, place }: Target) => (item === undefined ? place.id : `${item.pointer}/${item.index}`);
  return targets.filter((one, at) => targets.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

/** "the overdue figure": of equally good elements, keeps those of the type that the kind word means first. */
export function preferFirstType(candidates: readonly Target[], kinds: readonly KindOfElement[]): readonly Target[] {
  const most = Math.max(0, ...candidates.map(({ score }) => score));
  const top = candidates.filter(({ score, item }) => item === undefined && score > most - 0.05);
  const type = kinds.flatMap(typesOf).find((one) => top.some(({ place }) => place.element.type === one));
  const first = top.filter(({ place }) => place.element.type === type);
  return top.length > 1 && first.length > 0 ? first : candidates;
}

/** Makes a target of a place that was not found by its name. */
export function asTarget(place: Place & { item?: ListItem; text?: string; pointer?: string }): Target {
  const { item, text = '', pointer, ...rest } = place;
  return { place: rest, text, pointer, score: SCORE_MIN, ...(item === undefined ? {} : { item }) };
}

/** True for an element that shows only in a dialog. */
export function isInDialog(spec: Spec, id: string): boolean {
  const parent = placeOf(spec, id)?.parent;
  return parent !== undefined && (spec.elements[parent]?.type === 'Dialog' || isInDialog(spec, parent));
}
