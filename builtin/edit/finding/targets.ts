import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listsOf, typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { namesOn } from './names.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { GENERIC_NAME_WORDS, parseTargetPhrase, type TargetPhrase } from './target-phrase.ts';
import { isInside } from './surroundings.ts';
import { findByOrdinal, hasColor } from './by-ordinal-or-color.ts';
import { findByKind } from './find-by-kind.ts';
import {
  asTarget,
  bestTargets,
  kindScore,
  preferFirstType,
  scoreName,
  bestSimilarity,
  FULL_NAME_SCORE,
  type Target,
} from './scores.ts';

export type { Target };

/** What is looked for: only what fits an operation, only inside an element. */
export type Search = {
  fits?: (target: Target) => boolean;
  within?: string | undefined;
  /** What is not within may be elsewhere. */
  isNear?: boolean;
};

/** What has more words names nothing. */
const WORDS_MAX = 30;
const keptNames = new WeakMap<object, ReadonlySet<string>>();

function namesOfOneWord(spec: Spec): ReadonlySet<string> {
  const names = namesOn(spec);
  const known =
    keptNames.get(names) ??
    new Set(names.flatMap(({ words, weight }) => (words.length === 1 && weight === 'main' ? words : [])));
  keptNames.set(names, known);
  return known;
}

/**
 * What words mean on a screen, best first; several only where they have the same name and are of the same type, as the
 * buttons of a repeated row. Nothing where nothing fits, or where different things fit equally well.
 */
export function findTargets(spec: Spec, phrase: string, search: Search = {}): Target[] {
  const { within } = search;
  if (within === undefined) return find(spec, phrase, search.fits ?? (() => true));
  const fits = (target: Target) =>
    (target.place.id === within || isInside(spec, target.place.id, within)) && (search.fits?.(target) ?? true);
  const inside = find(spec, phrase, fits, false);
  return inside.length > 0 || search.isNear === false
    ? inside
    : findTargets(spec, phrase, { ...search, within: undefined });
}

function find(spec: Spec, phrase: string, fits: (target: Target) => boolean, isLoose = true): Target[] {
  if (wordsOf(phrase).length > WORDS_MAX) return [];
  const sought = parseTargetPhrase(phrase.replaceAll(/["“”„«»]/g, ' '), namesOfOneWord(spec));
  if (sought.words.length === 0) return [];
  const near = namesOn(spec)
    .flatMap((named) => scoreName(named, sought))
    .filter(fits);
  const best = bestTargets(spec, preferFirstType(near, sought.kinds));
  const { ordinal, color, kinds } = sought;
  if (ordinal !== undefined && best[0]?.score !== FULL_NAME_SCORE) {
    const frame = sought.nameWords.length === 0 ? undefined : find(spec, sought.nameWords.join(' '), () => true)[0];
    if (sought.nameWords.length > 0 && frame === undefined) return [];
    return findByOrdinal(spec, ordinal, kinds, frame?.place.id).map(asTarget).filter(fits);
  }
  if (color !== undefined && kinds.length > 0 && best.length === 0) {
    const alike = placesOf(spec).filter(
      ({ element }) => kinds.some((kind) => typesOf(kind).includes(element.type)) && hasColor(element, color),
    );
    return alike.length === 1 ? alike.map(asTarget).filter(fits) : [];
  }
  if (isLoose && near.length === 0 && sought.nameWords.length > 1) {
    const known = wholeNameIn(spec, sought);
    const named = known === undefined ? [] : find(spec, known, fits);
    if (named.length > 0) return named;
  }
  const isOfKind = best[0] !== undefined && (best[0].score >= FULL_NAME_SCORE || kindScore(best[0], sought.kinds) >= 0);
  if (best.length > 0 && isOfKind) return best;
  const framed = framedBy(spec, sought, fits);
  if (framed !== undefined) return [framed];
  if (best.length > 0) return best.filter((target) => !isOtherThing(target, kinds));
  if (sought.nameWords.length === 0) {
    const only = findByKind(spec, sought, fits);
    return only.length > 0 || !isLoose ? only : byKindWords(spec, sought, fits);
  }
  return isLoose ? (partOf(spec, sought, fits) ?? []) : [];
}

const HOLDERS: ReadonlySet<string> = new Set(
  'Card Section Dialog Form BoardColumn FormField DescriptionList Collapsible'.split(' '),
);

// "the photo" is what is called "Upload a photo", where there is no picture.
function byKindWords(spec: Spec, { words, kinds }: TargetPhrase, fits: (target: Target) => boolean): Target[] {
  const types = new Set(kinds.flatMap(typesOf));
  const isNone = !placesOf(spec).some(({ element }) => types.has(element.type));
  const nameWords = words.slice(-1);
  const [kind, ...others] = kinds;
  // "the note" is the field "Note for them" rather than one of the texts.
  const isLabel = kind === 'text' && namesOn(spec).some(({ words: name }) => name[0] === nameWords[0]);
  if (kind === undefined || others.length > 0 || nameWords.length === 0 || !(isNone || isLabel)) return [];
  const plain: TargetPhrase = {
    words: nameWords,
    nameWords,
    kinds: [],
    ordinal: undefined,
    color: undefined,
    similarities: new Map(),
  };
  return bestTargets(
    spec,
    namesOn(spec)
      .flatMap((named) => scoreName(named, plain))
      .filter(fits),
  );
}

// "the client's phone": of the words, some are the name of what holds the other; a general word may be left out.
function partOf(
  spec: Spec,
  { nameWords, words }: TargetPhrase,
  fits: (target: Target) => boolean,
): Target[] | undefined {
  if (nameWords.length < 2) return undefined;
  for (const word of nameWords) {
    const rest = words.filter((one) => one !== word).join(' ');
    // "the overdue number" is the figure, whatever else is called so.
    if (GENERIC_NAME_WORDS.has(word)) {
      const figures = find(spec, rest, (one) => one.place.element.type === 'Stat' && fits(one), false);
      return figures.length > 0 ? figures : find(spec, rest, fits, false);
    }
    const holders = find(spec, word, ({ item, place }) => item === undefined && HOLDERS.has(place.element.type), false);
    const [holder] = holders;
    if (holder === undefined || holders.length > 1) continue;
    const inside = find(
      spec,
      rest,
      (target) => isInside(spec, target.place.id, holder.place.id) && fits(target),
      false,
    );
    if (inside.length > 0) return inside;
  }
  return undefined;
}

// A column is no card, whatever its name; people are not as exact about fields and texts.
const EXACT: ReadonlySet<KindOfElement> = new Set(
  'column option question table chart image map'.split(' ') as readonly KindOfElement[],
);
const ROOMY: ReadonlySet<string> = new Set(['Card', 'Section', 'Stack', 'Text', 'Heading', 'BoardColumn', 'Grid']);

function isOtherThing({ place, score }: Target, kinds: readonly KindOfElement[]): boolean {
  const holds = (kind: KindOfElement) => listsOf(kind).some((prop) => Array.isArray(place.element.props[prop]));
  return (
    score < FULL_NAME_SCORE && kinds.some((kind) => EXACT.has(kind) && !holds(kind)) && !ROOMY.has(place.element.type)
  );
}

// "Alergias tienen": of words that are nothing together, those that are the whole name of something.
function wholeNameIn(spec: Spec, sought: TargetPhrase): string | undefined {
  const { nameWords } = sought;
  const said = (words: readonly string[]) =>
    words.length < nameWords.length &&
    words.length * 3 >= nameWords.length &&
    words.every((word) => bestSimilarity(sought, word, nameWords) > 0.85);
  const names = namesOn(spec).flatMap(({ words, weight }) => (weight !== 'passing' && said(words) ? [words] : []));
  const longest = Math.max(0, ...names.map((words) => words.length));
  const best = new Set(names.filter((words) => words.length === longest).map((words) => words.join(' ')));
  const [only] = best;
  return best.size === 1 ? only : undefined;
}

// "the orders table" is the table in the card called "Latest orders".
function framedBy(
  spec: Spec,
  { nameWords, kinds, similarities }: TargetPhrase,
  fits: (target: Target) => boolean,
): Target | undefined {
  if (nameWords.length === 0 || kinds.length === 0) return undefined;
  const types = kinds.flatMap(typesOf);
  const framedIn = ({ place }: Target) =>
    placesOf(spec)
      .filter(
        ({ id, element }) =>
          types.includes(element.type) && (isInside(spec, id, place.id) || isBeside(spec, id, place)),
      )
      .map(asTarget)
      .filter(fits);
  // A figure of the same name frames nothing.
  const frames = bestTargets(
    spec,
    namesOn(spec)
      .flatMap((named) =>
        scoreName(named, {
          words: nameWords,
          nameWords,
          kinds: [],
          ordinal: undefined,
          color: undefined,
          similarities,
        }),
      )
      .filter((one) => one.item === undefined && framedIn(one).length > 0),
  );
  const [frame] = frames;
  const found = frame === undefined || frames.length > 1 ? [] : framedIn(frame);
  return found.length === 1 ? found[0] : undefined;
}

// A heading names what stands right after it.
function isBeside(spec: Spec, id: string, { element, parent, id: heading }: Place): boolean {
  if (element.type !== 'Heading' || parent === undefined) return false;
  const children = spec.elements[parent]?.children ?? [];
  const next = children[children.indexOf(heading) + 1];
  return next === id;
}
