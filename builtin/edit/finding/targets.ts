import type { Spec } from '#contract/spec/spec.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isSeveral } from '#builtin/edit/words/enumerated.ts';
import { listsOf, typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { namesOn, type ListItem, type Named } from './names.ts';
import { placeOf, placesOf, type Place } from '#builtin/edit/patch.ts';
import { GENERAL, soughtIn, type Sought } from './sought.ts';
import { sameWord } from '#builtin/edit/words/same-word.ts';
import { isBelow } from './surroundings.ts';
import { byOrdinal, looksLike } from './told-apart.ts';
import { hasTitle } from './words-of-element.ts';

/** What words on a screen mean: an element, or an entry of a list in one. */
export type Target = { place: Place; item?: ListItem; text: string; pointer: string | undefined; score: number };

/** What is looked for: only what fits an operation, only inside an element. */
export type Search = {
  fits?: (target: Target) => boolean;
  within?: string | undefined;
  /** What is not within may be elsewhere. */
  isNear?: boolean;
};

/** What has more words names nothing. */
const WORDS_MAX = 30;
const WHOLE = 16;
const TELLING = 8;
const NAME = 4;
const OF_THE_KIND = 3;
const OF_ANOTHER_KIND = -5;
const ENOUGH = 6;
const WEIGHTS = { main: 1, passing: 0.7, key: 0.75 } as const;

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
    (target.place.id === within || isBelow(spec, target.place.id, within)) && (search.fits?.(target) ?? true);
  const inside = find(spec, phrase, fits, false);
  return inside.length > 0 || search.isNear === false
    ? inside
    : findTargets(spec, phrase, { ...search, within: undefined });
}

function find(spec: Spec, phrase: string, fits: (target: Target) => boolean, isLoose = true): Target[] {
  if (wordsOf(phrase).length > WORDS_MAX) return [];
  const sought = soughtIn(phrase.replaceAll(/["“”„«»]/g, ' '), namesOfOneWord(spec));
  if (sought.words.length === 0) return [];
  const near = namesOn(spec)
    .flatMap((named) => scored(named, sought))
    .filter(fits);
  const best = bestOf(spec, ofFirstType(near, sought.kinds));
  const { ordinal, color, kinds } = sought;
  if (ordinal !== undefined && best[0]?.score !== WHOLE) {
    const frame = sought.telling.length === 0 ? undefined : find(spec, sought.telling.join(' '), () => true)[0];
    if (sought.telling.length > 0 && frame === undefined) return [];
    return byOrdinal(spec, ordinal, kinds, frame?.place.id).map(bare).filter(fits);
  }
  if (color !== undefined && kinds.length > 0 && best.length === 0) {
    const alike = placesOf(spec).filter(
      ({ element }) => kinds.some((kind) => typesOf(kind).includes(element.type)) && looksLike(element, color),
    );
    return alike.length === 1 ? alike.map(bare).filter(fits) : [];
  }
  if (isLoose && near.length === 0 && sought.telling.length > 1) {
    const known = wholeNameIn(spec, sought);
    const named = known === undefined ? [] : find(spec, known, fits);
    if (named.length > 0) return named;
  }
  const isOfKind = best[0] !== undefined && (best[0].score >= WHOLE || kindFit(best[0], sought.kinds) >= 0);
  if (best.length > 0 && isOfKind) return best;
  const framed = framedBy(spec, sought, fits);
  if (framed !== undefined) return [framed];
  if (best.length > 0) return best.filter((target) => !isOtherThing(target, kinds));
  if (sought.telling.length === 0) return ofKind(spec, sought, fits);
  return isLoose ? (partOf(spec, sought, fits) ?? []) : [];
}

const HOLDERS: ReadonlySet<string> = new Set([
  'Card',
  'Section',
  'Dialog',
  'Form',
  'BoardColumn',
  'FormField',
  'DescriptionList',
  'Collapsible',
]);

// "the client's phone": of the words, some are the name of what holds the other; a general word may be left out.
function partOf(spec: Spec, { telling, words }: Sought, fits: (target: Target) => boolean): Target[] | undefined {
  if (telling.length < 2) return undefined;
  for (const word of telling) {
    const rest = words.filter((one) => one !== word).join(' ');
    // "the overdue number" is the figure, whatever else is called so.
    if (GENERAL.has(word)) {
      const figures = find(spec, rest, (one) => one.place.element.type === 'Stat' && fits(one), false);
      return figures.length > 0 ? figures : find(spec, rest, fits, false);
    }
    const holders = find(spec, word, ({ item, place }) => item === undefined && HOLDERS.has(place.element.type), false);
    const [holder] = holders;
    if (holder === undefined || holders.length > 1) continue;
    const inside = find(spec, rest, (target) => isBelow(spec, target.place.id, holder.place.id) && fits(target), false);
    if (inside.length > 0) return inside;
  }
  return undefined;
}

// A column is no card, whatever its name; people are not as exact about fields and texts.
const EXACT: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'column',
  'option',
  'question',
  'table',
  'chart',
  'image',
  'map',
]);
const ROOMY: ReadonlySet<string> = new Set(['Card', 'Section', 'Stack', 'Text', 'Heading', 'BoardColumn', 'Grid']);

function isOtherThing({ place, score }: Target, kinds: readonly KindOfElement[]): boolean {
  const holds = (kind: KindOfElement) => listsOf(kind).some((prop) => Array.isArray(place.element.props[prop]));
  return score < WHOLE && kinds.some((kind) => EXACT.has(kind) && !holds(kind)) && !ROOMY.has(place.element.type);
}

// "Alergias tienen": of words that are nothing together, those that are the whole name of something.
function wholeNameIn(spec: Spec, sought: Sought): string | undefined {
  const { telling } = sought;
  const said = (words: readonly string[]) =>
    words.length < telling.length &&
    words.length * 3 >= telling.length &&
    words.every((word) => surest(sought, word, telling) > 0.85);
  const names = namesOn(spec).flatMap(({ words, weight }) => (weight !== 'passing' && said(words) ? [words] : []));
  const longest = Math.max(0, ...names.map((words) => words.length));
  const best = new Set(names.filter((words) => words.length === longest).map((words) => words.join(' ')));
  const [only] = best;
  return best.size === 1 ? only : undefined;
}

function scored(named: Named, sought: Sought): Target[] {
  const score = scoreOf(named, sought);
  return score < ENOUGH ? [] : [{ ...targetOf(named), score }];
}

function targetOf({ place, item, text, pointer }: Named): Omit<Target, 'score'> {
  return item === undefined ? { place, text, pointer } : { place, text, pointer, item };
}

function scoreOf({ words: name, weight, place, item }: Named, sought: Sought): number {
  const { words, telling, kinds } = sought;
  const isWhole = name.length === words.length && name.every((word, at) => word === words[at]);
  if (isWhole) return WHOLE * WEIGHTS[weight] + (kindFit({ place, item }, kinds) > 0 ? 1 : 0);
  if (telling.length === 0 || (weight === 'passing' && telling.length < 2)) return 0;
  const allowed = telling.length > 2 ? 1 : 0;
  let missed = 0;
  let sum = 0;
  for (const word of telling) {
    const sure = weight === 'key' && !name.includes(word) ? 0 : surest(sought, word, name);
    if (sure === 0) missed += 1;
    if (missed > allowed) return 0;
    sum += sure;
  }
  const alsoSaid = words.filter((word) => !telling.includes(word) && name.includes(word)).length;
  const covered = Math.min(1, (sum + alsoSaid) / name.length);
  const fit = kindFit({ place, item }, kinds);
  return ((TELLING * sum) / telling.length + NAME * covered - missed) * WEIGHTS[weight] + fit;
}

// Names of one screen have many words in common: each pair is compared once.
function surest({ compared }: Sought, word: string, name: readonly string[]): number {
  let known = compared.get(word);
  if (known === undefined) {
    known = new Map();
    compared.set(word, known);
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

function kindFit(
  { place, item }: Pick<Target, 'place'> & { item?: ListItem | undefined },
  kinds: readonly KindOfElement[],
): number {
  if (kinds.length === 0) return 0;
  const fits = kinds.some((kind) =>
    item === undefined ? typesOf(kind).includes(place.element.type) : listsOf(kind).includes(item.prop),
  );
  return fits ? OF_THE_KIND : OF_ANOTHER_KIND;
}

function bestOf(spec: Spec, near: readonly Target[]): Target[] {
  const most = Math.max(0, ...near.map(({ score }) => score));
  const top = onceEach(near.filter(({ score }) => score > most - 0.05));
  const [first] = top;
  if (first === undefined || top.length === 1) return top;
  const seen = top.filter(({ place }) => place.element.type !== 'Dialog' && !isInDialog(spec, place.id));
  if (seen.length > 0 && seen.length < top.length) return bestOf(spec, seen);
  const outer = top.find((one) => top.every((other) => one === other || isBelow(spec, other.place.id, one.place.id)));
  if (outer !== undefined) return [outer];
  const elements = top.filter(({ item }) => item === undefined);
  if (elements.length > 0 && elements.length < top.length) return bestOf(spec, elements);
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

// "the overdue figure": of what is called so and fits as well, what people call so first.
function ofFirstType(near: readonly Target[], kinds: readonly KindOfElement[]): readonly Target[] {
  const most = Math.max(0, ...near.map(({ score }) => score));
  const top = near.filter(({ score, item }) => item === undefined && score > most - 0.05);
  const type = kinds.flatMap(typesOf).find((one) => top.some(({ place }) => place.element.type === one));
  const first = top.filter(({ place }) => place.element.type === type);
  return top.length > 1 && first.length > 0 ? first : near;
}

// "the orders table" is the table in the card called "Latest orders".
function framedBy(
  spec: Spec,
  { telling, kinds, compared }: Sought,
  fits: (target: Target) => boolean,
): Target | undefined {
  if (telling.length === 0 || kinds.length === 0) return undefined;
  const types = kinds.flatMap(typesOf);
  const framedIn = ({ place }: Target) =>
    placesOf(spec)
      .filter(
        ({ id, element }) => types.includes(element.type) && (isBelow(spec, id, place.id) || isBeside(spec, id, place)),
      )
      .map(bare)
      .filter(fits);
  // A figure of the same name frames nothing.
  const frames = bestOf(
    spec,
    namesOn(spec)
      .flatMap((named) =>
        scored(named, { words: telling, telling, kinds: [], ordinal: undefined, color: undefined, compared }),
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

function bare(place: Place & { item?: ListItem; text?: string; pointer?: string }): Target {
  const { item, text = '', pointer, ...rest } = place;
  return { place: rest, text, pointer, score: ENOUGH, ...(item === undefined ? {} : { item }) };
}

// Nothing but a kind is said: the only one, or the one that is meant without saying.
function ofKind(spec: Spec, { kinds, words }: Sought, fits: (target: Target) => boolean): Target[] {
  const places = placesOf(spec)
    .map(bare)
    .filter((target) => target.place.id !== spec.root && fits(target));
  for (const kind of kinds) {
    if (kind === 'list') {
      const repeated = places.filter(({ place }) => place.element.repeat !== undefined);
      const lists = places.filter(({ place }) => typesOf(kind).includes(place.element.type));
      return lists.length + repeated.length === 1 ? [...lists, ...repeated] : [];
    }
    if (kind === 'title')
      return placesOf(spec)
        .map(bare)
        .filter(({ place }) => hasTitle(place.element))
        .slice(0, 1);
    for (const type of typesOf(kind)) {
      const found = places.filter(({ place }) => place.element.type === type);
      if (found.length === 0) continue;
      if (found.length > 1 && words.some(saysSeveral)) return rowOf(spec, found).filter(fits);
      const open = found.filter(({ place }) => !isInDialog(spec, place.id));
      const main = kind === 'button' ? mainButton(open.length > 0 ? open : found) : found;
      return main.length === 1 || allAlike(main) ? [...main] : [];
    }
  }
  return [];
}

function isInDialog(spec: Spec, id: string): boolean {
  const parent = placeOf(spec, id)?.parent;
  return parent !== undefined && (spec.elements[parent]?.type === 'Dialog' || isInDialog(spec, parent));
}

function mainButton(buttons: readonly Target[]): readonly Target[] {
  const submits = buttons.filter(({ place }) => place.element.props['submit'] === true);
  const primaries = buttons.filter(({ place }) => place.element.props['variant'] === 'primary');
  return [submits, primaries].find((some) => some.length === 1) ?? buttons;
}

function allAlike(found: readonly Target[]): boolean {
  const labels = new Set(found.map(({ place }) => JSON.stringify(place.element.props['label'] ?? '')));
  return found.length > 0 && labels.size === 1 && !labels.has('""');
}

// Endings of words for several in six languages; a wrong guess finds no row.
function saysSeveral(word: string): boolean {
  return isSeveral(word) || /(?:s|en|ln|er|i|de|te|lle)$/.test(word);
}

// "the buttons" are the row that they stand in, where it holds nothing else.
function rowOf(spec: Spec, found: readonly Target[]): Target[] {
  const ids = new Set(found.map(({ place }) => place.id));
  const rows = [...new Set(found.map(({ place }) => place.parent))].flatMap((row) =>
    row === undefined ? [] : (placeOf(spec, row) ?? []),
  );
  const whole = rows.filter(({ element }) => {
    const children: string[] | undefined = element.children;
    return children !== undefined && children.length > 1 && children.every((child) => ids.has(child));
  });
  return whole.length === 1 ? whole.map(bare) : [];
}
