import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listsOf, typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { namesOn, oneWordNames, type Named } from './names.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { GENERIC_NAME_WORDS, parseTargetPhrase, type TargetPhrase } from './target-phrase.ts';
import { isInside } from './surroundings.ts';
import { areOfViews } from './views.ts';
import { findByOrdinal, hasColor } from './by-ordinal-or-color.ts';
import { contactField } from './contact-fields.ts';
import { findByCount } from './find-by-count.ts';
import { sameTerm } from './same-term.ts';
import { byKindWords, findByKind } from './find-by-kind.ts';
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

/** Limits a search: `fits` to what a command can change, `within` to the inside of an element. */
export type Search = {
  fits?: (target: Target) => boolean;
  within?: string | undefined;
  /** Whether to search outside `within` when nothing inside fits; true by default. */
  canBeOutside?: boolean;
  /** Whether a kind ("the map") may mean one element in each of several views; false by default. */
  isInEachView?: boolean;
};

/** A longer phrase is not a name. */
const WORDS_MAX = 30;

/**
 * What a phrase refers to on a screen, best first. Several only if they have the same name and type, such as the buttons
 * of a repeated row. None if nothing fits, or if different things fit equally well.
 */
export function findTargets(spec: Spec, phrase: string, search: Search = {}): Target[] {
  const { within } = search;
  if (within === undefined) {
    const found = find(spec, phrase, search.fits ?? (() => true));
    return search.isInEachView !== true && areOfViews(spec, found) && found.every(({ text }) => text === '')
      ? []
      : found;
  }
  const fits = (target: Target) =>
    (target.place.id === within || isInside(spec, target.place.id, within)) && (search.fits?.(target) ?? true);
  const inside = find(spec, phrase, fits, false);
  return inside.length > 0 || search.canBeOutside === false
    ? inside
    : findTargets(spec, phrase, { ...search, within: undefined });
}

function find(spec: Spec, phrase: string, fits: (target: Target) => boolean, isLenient = true): Target[] {
  if (wordsOf(phrase).length > WORDS_MAX) return [];
  const parsed = withLinesOfText(spec, parseTargetPhrase(phrase.replaceAll(/["“”„«»]/g, ' '), oneWordNames(spec)));
  if (parsed.words.length === 0) return [];
  // "(optional)" is what stands there in brackets, nothing that the key of an element tells.
  const isWritten = /^\s*\([^()]*\)\s*$/u.test(phrase);
  const candidates = namesOn(spec)
    .filter(({ weight }) => !isWritten || weight !== 'key')
    .flatMap((named) => scoreName(named, parsed))
    .filter(fits);
  const best = bestTargets(spec, preferFirstType(candidates, parsed.kinds));
  const { ordinal, color, kinds } = parsed;
  if (ordinal !== undefined && best[0]?.score !== FULL_NAME_SCORE) {
    const container = parsed.nameWords.length === 0 ? undefined : find(spec, parsed.nameWords.join(' '), () => true)[0];
    if (parsed.nameWords.length > 0 && container === undefined) return [];
    return findByOrdinal(spec, ordinal, kinds, container?.place.id).map(asTarget).filter(fits);
  }
  if (color !== undefined && kinds.length > 0 && best.length === 0) {
    const ofColor = placesOf(spec).filter(
      ({ element }) => kinds.some((kind) => typesOf(kind).includes(element.type)) && hasColor(element, color),
    );
    return ofColor.length === 1 ? ofColor.map(asTarget).filter(fits) : [];
  }
  if (isLenient && candidates.length === 0 && parsed.nameWords.length > 1) {
    const known = longestNameIn(spec, parsed);
    const named = known === undefined ? [] : find(spec, known, fits);
    if (named.length > 0) return named;
  }
  const isOfKind = best[0] !== undefined && (best[0].score >= FULL_NAME_SCORE || kindScore(best[0], parsed.kinds) >= 0);
  const several = isLenient && best[0] !== undefined ? findByCount(spec, parsed.words, best) : undefined;
  if (several !== undefined) return [asTarget(several)].filter(fits);
  if (best.length > 0 && isOfKind) return best;
  const titled = findByTitle(spec, parsed, fits);
  if (titled !== undefined) return [titled];
  if (best.length > 0) return best.filter((target) => !isOfOtherKind(target, kinds));
  if (parsed.nameWords.length === 0) {
    const only = findByKind(spec, parsed, fits);
    return only.length > 0 || !isLenient ? only : byKindWords(spec, parsed, fits);
  }
  if (!isLenient) return [];
  const inside = findInContainer(spec, parsed, fits) ?? findText(spec, parsed, fits);
  if (inside.length > 0) return inside;
  const contact = contactField(spec, parsed, (place) => fits(asTarget(place)));
  if (contact !== undefined) return [asTarget(contact)];
  const buttons = onlyButtonWith(spec, parsed).filter(fits);
  const known = buttons.length > 0 ? undefined : sameTerm(spec, parsed);
  // "the name of the window" is no field for names.
  const hasKind = (one: Target) => kinds.length === 0 || kindScore(one, kinds) >= 0;
  return known === undefined ? buttons : find(spec, known, (one) => fits(one) && hasKind(one), false);
}

// "the apple login": the only button with a word that nothing else on the screen has, where the other words name nothing.
function onlyButtonWith(spec: Spec, { nameWords }: TargetPhrase): Target[] {
  const named = namesOn(spec).filter(
    ({ weight, words }) => weight === 'main' && nameWords.some((one) => words.includes(one)),
  );
  const [button, ...others] = named;
  const isButton = button !== undefined && typesOf('button').includes(button.place.element.type);
  return isButton && others.length === 0 && nameWords.length === 2 ? [asTarget({ ...button.place, ...button })] : [];
}

// "the line about billing" is a text where there is no line chart.
function withLinesOfText(spec: Spec, parsed: TargetPhrase): TargetPhrase {
  const types = typesOf('lineChart');
  if (!parsed.kinds.includes('lineChart') || placesOf(spec).some(({ element }) => types.includes(element.type)))
    return parsed;
  const textFor = (kind: KindOfElement): KindOfElement => (kind === 'lineChart' ? 'text' : kind);
  const { kinds, ordinal } = parsed;
  return {
    ...parsed,
    kinds: kinds.map(textFor),
    ordinal: ordinal === undefined ? undefined : { ...ordinal, kind: textFor(ordinal.kind) },
  };
}

const TEXT_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['text', 'alert']);

// "the sentence about red": the only text on the screen that contains the words.
function findText(spec: Spec, { kinds, nameWords }: TargetPhrase, fits: (target: Target) => boolean): Target[] {
  if (kinds.length === 0 || nameWords.length === 0 || !kinds.every((kind) => TEXT_KINDS.has(kind))) return [];
  const types = kinds.flatMap(typesOf);
  const found = namesOn(spec)
    .filter(
      ({ weight, item, place, words }) =>
        item === undefined &&
        (weight === 'secondary' || (weight === 'main' && types.includes(place.element.type))) &&
        nameWords.every((word) => words.includes(word)),
    )
    .map((named): Target => ({ ...named, score: 0 }))
    .filter(fits);
  return new Set(found.map(({ text }) => text)).size === 1 ? found : [];
}

const CONTAINERS = new Set('Card Section Dialog Form BoardColumn FormField DescriptionList Collapsible'.split(' '));

// "the client's phone": one word names a container, the others something inside it. A generic word may be left out.
function findInContainer(
  spec: Spec,
  { nameWords, words }: TargetPhrase,
  fits: (target: Target) => boolean,
): Target[] | undefined {
  if (nameWords.length < 2) return undefined;
  for (const word of nameWords) {
    const rest = words.filter((one) => one !== word).join(' ');
    // "the overdue number" means the figure, even if something else has that name.
    if (GENERIC_NAME_WORDS.has(word)) {
      const figures = find(spec, rest, (one) => one.place.element.type === 'Stat' && fits(one), false);
      return figures.length > 0 ? figures : find(spec, rest, fits, false);
    }
    const containers = find(
      spec,
      word,
      ({ item, place }) => item === undefined && CONTAINERS.has(place.element.type),
      false,
    );
    const [container] = containers;
    if (container === undefined || containers.length > 1) continue;
    const inside = find(
      spec,
      rest,
      (target) => isInside(spec, target.place.id, container.place.id) && fits(target),
      false,
    );
    if (inside.length > 0) return inside;
  }
  return undefined;
}

// Kinds that people name exactly: "the Open column" never means a card. They are less exact about fields and texts.
const EXACT_KINDS: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'column',
  'option',
  'question',
  'table',
  'chart',
  'image',
  'map',
]);
// Elements that may still be what people call so.
const LOOSELY_NAMED_TYPES: ReadonlySet<string> = new Set('Card Section Stack Text Heading BoardColumn Grid'.split(' '));

function isOfOtherKind({ place, score }: Target, kinds: readonly KindOfElement[]): boolean {
  const holds = (kind: KindOfElement) => listsOf(kind).some((prop) => Array.isArray(place.element.props[prop]));
  return (
    score < FULL_NAME_SCORE &&
    kinds.some((kind) => EXACT_KINDS.has(kind) && !holds(kind)) &&
    !LOOSELY_NAMED_TYPES.has(place.element.type)
  );
}

// "Alergias tienen": if the words together name nothing, the longest whole name among them.
function longestNameIn(spec: Spec, parsed: TargetPhrase): string | undefined {
  const { nameWords } = parsed;
  const isContained = (words: readonly string[]) =>
    words.length < nameWords.length &&
    words.length * 3 >= nameWords.length &&
    words.every((word) => bestSimilarity(parsed, word, nameWords) > 0.85);
  const all = namesOn(spec);
  const isShown = (word: string) => all.some(({ weight, words }) => weight === 'main' && words.includes(word));
  // "apple login" is not the field whose key is "login" where a button says "Apple".
  const isOther = ({ words, weight }: Named) =>
    weight === 'key' && nameWords.some((word) => !words.includes(word) && isShown(word));
  const names = all.flatMap((one) =>
    one.weight !== 'secondary' && one.isMember !== true && isContained(one.words) && !isOther(one) ? [one.words] : [],
  );
  const longest = Math.max(0, ...names.map((words) => words.length));
  const best = new Set(names.filter((words) => words.length === longest).map((words) => words.join(' ')));
  const [only] = best;
  return best.size === 1 ? only : undefined;
}

// "the orders table" is in the card "Latest orders".
function findByTitle(
  spec: Spec,
  { nameWords, kinds, similarities }: TargetPhrase,
  fits: (target: Target) => boolean,
): Target | undefined {
  if (nameWords.length === 0 || kinds.length === 0) return undefined;
  const types = kinds.flatMap(typesOf);
  const elementsUnder = ({ place }: Target) =>
    placesOf(spec)
      .filter(
        ({ id, element }) =>
          types.includes(element.type) && (isInside(spec, id, place.id) || isRightAfter(spec, id, place)),
      )
      .map(asTarget)
      .filter(fits);
  // A figure of the same name contains nothing and is left out.
  const titles = bestTargets(
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
      .filter((one) => one.item === undefined && elementsUnder(one).length > 0),
  );
  const [title] = titles;
  const found = title === undefined || titles.length > 1 ? [] : elementsUnder(title);
  return found.length === 1 ? found[0] : undefined;
}

// A heading names the element right after it.
function isRightAfter(spec: Spec, id: string, { element, parent, id: heading }: Place): boolean {
  if (element.type !== 'Heading' || parent === undefined) return false;
  const children = spec.elements[parent]?.children ?? [];
  const next = children[children.indexOf(heading) + 1];
  return next === id;
}
