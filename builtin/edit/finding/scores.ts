import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { listsOf, typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import type { ListItem, Named } from './names.ts';
import { placeOf, type Place } from '#builtin/edit/patch.ts';
import type { TargetPhrase } from './target-phrase.ts';
import { boundPaths } from '#builtin/part.ts';
import { sameWord } from '#builtin/edit/words/same-word.ts';
import { isInside } from './surroundings.ts';

/** What words on a screen mean: an element, or an entry of a list in one. */
export type Target = { place: Place; item?: ListItem; text: string; pointer: string | undefined; score: number };

/** What is called just so. */
export const FULL_NAME_SCORE = 16;
const TELLING = 8;
const NAME = 4;
const OF_THE_KIND = 3;
const OF_ANOTHER_KIND = -5;
/** What is less means something else. */
const ENOUGH = 6;
const WEIGHTS = { main: 1, passing: 0.7, key: 0.75 } as const;

/** What a name is worth for what is sought; nothing where it is not enough. */
export function scoreName(named: Named, sought: TargetPhrase): Target[] {
  const score = scoreOf(named, sought);
  return score < ENOUGH ? [] : [{ ...targetOf(named), score }];
}

function targetOf({ place, item, text, pointer }: Named): Omit<Target, 'score'> {
  return item === undefined ? { place, text, pointer } : { place, text, pointer, item };
}

function scoreOf({ words: name, weight, place, item }: Named, sought: TargetPhrase): number {
  const { words, nameWords, kinds } = sought;
  const isWhole = name.length === words.length && name.every((word, at) => word === words[at]);
  if (isWhole) return FULL_NAME_SCORE * WEIGHTS[weight] + (kindScore({ place, item }, kinds) > 0 ? 1 : 0);
  if (nameWords.length === 0 || (weight === 'passing' && nameWords.length < 2)) return 0;
  const allowed = nameWords.length > 2 ? 1 : 0;
  let missed = 0;
  let sum = 0;
  for (const word of nameWords) {
    const sure = weight === 'key' && !name.includes(word) ? 0 : bestSimilarity(sought, word, name);
    if (sure === 0) missed += 1;
    if (missed > allowed) return 0;
    sum += sure;
  }
  const alsoSaid = words.filter((word) => !nameWords.includes(word) && name.includes(word)).length;
  const covered = Math.min(1, (sum + alsoSaid) / name.length);
  const fit = kindScore({ place, item }, kinds);
  return ((TELLING * sum) / nameWords.length + NAME * covered - missed) * WEIGHTS[weight] + fit;
}

/** How surely a word is one of a name. Names of one screen have many words in common: each pair is compared once. */
export function bestSimilarity({ similarities }: TargetPhrase, word: string, name: readonly string[]): number {
  let known = similarities.get(word);
  if (known === undefined) {
    known = new Map();
    similarities.set(word, known);
  }
  let best = 0;
  for (const one of name) {
    let sure = known.get(one);
    if (sure === undefined) {
      sure = sameWord(word, one);
      known.set(one, sure);
    }
    if (sure > best) best = sure;
  }
  return best;
}

/** Whether something is of a kind that is said. */
export function kindScore(
  { place, item }: Pick<Target, 'place'> & { item?: ListItem | undefined },
  kinds: readonly KindOfElement[],
): number {
  if (kinds.length === 0) return 0;
  const fits = kinds.some((kind) =>
    item === undefined ? typesOf(kind).includes(place.element.type) : listsOf(kind).includes(item.prop),
  );
  // A tile may be called a card.
  const isTile = item === undefined && place.element.type === 'Stat' && kinds.includes('card');
  return fits ? OF_THE_KIND : isTile ? 0 : OF_ANOTHER_KIND;
}

/** Those that fit best, where they are one thing or have the same name. */
export function bestTargets(spec: Spec, near: readonly Target[]): Target[] {
  const most = Math.max(0, ...near.map(({ score }) => score));
  const top = onceEach(near.filter(({ score }) => score > most - 0.05));
  const [first] = top;
  if (first === undefined || top.length === 1) return top;
  const seen = top.filter(({ place }) => place.element.type !== 'Dialog' && !isInDialog(spec, place.id));
  if (seen.length > 0 && seen.length < top.length) return bestTargets(spec, seen);
  const outer = top.find((one) => top.every((other) => one === other || isInside(spec, other.place.id, one.place.id)));
  if (outer !== undefined) return [outer];
  const elements = top.filter(({ item }) => item === undefined);
  if (elements.length > 0 && elements.length < top.length) return bestTargets(spec, elements);
  // What is asked is often told again in a text.
  const isAsked = ({ type, props }: SpecElement) => type === 'FormField' || boundPaths(props).length > 0;
  const asked = top.filter(({ place }) => isAsked(place.element));
  const isTold = top.every((one) => asked.includes(one) || one.place.element.type === 'Text');
  if (isTold && asked.length > 0 && asked.length < top.length) return bestTargets(spec, asked);
  const isSame = top.every(
    (one) =>
      one.text === first.text &&
      one.place.element.type === first.place.element.type &&
      one.item?.prop === first.item?.prop,
  );
  return isSame ? top : [];
}

function onceEach(targets: readonly Target[]): Target[] {
  const keyOf = ({ place, item }: Target) => `${place.id}/${item?.prop ?? ''}/${item?.index ?? ''}`;
  return [...new Map(targets.toReversed().map((target) => [keyOf(target), target])).values()].toReversed();
}

/** "the overdue figure": of what is called so and fits as well, what people call so first. */
export function preferFirstType(near: readonly Target[], kinds: readonly KindOfElement[]): readonly Target[] {
  const most = Math.max(0, ...near.map(({ score }) => score));
  const top = near.filter(({ score, item }) => item === undefined && score > most - 0.05);
  const type = kinds.flatMap(typesOf).find((one) => top.some(({ place }) => place.element.type === one));
  const first = top.filter(({ place }) => place.element.type === type);
  return top.length > 1 && first.length > 0 ? first : near;
}

/** A place as what words mean. */
export function asTarget(place: Place & { item?: ListItem; text?: string; pointer?: string }): Target {
  const { item, text = '', pointer, ...rest } = place;
  return { place: rest, text, pointer, score: ENOUGH, ...(item === undefined ? {} : { item }) };
}

/** True for what is seen only in a dialog. */
export function isInDialog(spec: Spec, id: string): boolean {
  const parent = placeOf(spec, id)?.parent;
  return parent !== undefined && (spec.elements[parent]?.type === 'Dialog' || isInDialog(spec, parent));
}
