import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { isSeveral } from '#builtin/edit/words/plural-kinds.ts';
import { typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { childrenOf, placeOf, placesOf, type Place } from '#builtin/edit/patch.ts';
import { namesOn } from './names.ts';
import { asTarget, bestTargets, isInDialog, scoreName, type Target } from './scores.ts';
import type { TargetPhrase } from './target-phrase.ts';
import { gridTableOf } from './grid-tables.ts';
import { isRow, movableBlock } from './surroundings.ts';
import { areOfViews } from './views.ts';
import { hasTitle } from './words-of-element.ts';

/** Resolves a phrase that names only a kind, such as "the button": the only one, or the main one of several. */
export function findByKind(spec: Spec, { kinds, words }: TargetPhrase, fits: (target: Target) => boolean): Target[] {
  const places = placesOf(spec)
    .map(asTarget)
    .filter((target) => target.place.id !== spec.root && fits(target));
  for (const kind of meant(places, kinds, words)) {
    if (kind === 'list') {
      const repeated = places.filter(({ place }) => showsList(spec, place));
      const lists = places.filter(({ place }) => typesOf(kind).includes(place.element.type));
      const all = [...lists, ...repeated];
      // Of several, the one that a card with a title is for.
      const titled = all.filter(({ place }) => movableBlock(spec, place.id) !== place.id);
      return all.length === 1 || areOfViews(spec, all) ? all : titled.length === 1 ? titled : [];
    }
    const isMissing = !places.some(({ place }) => typesOf(kind).includes(place.element.type));
    const grids = kind === 'table' && isMissing && !words.some(isPlural) ? gridTables(spec).map(asTarget) : [];
    if (grids.length === 1) return grids.filter(fits);
    if (kind === 'title')
      return placesOf(spec)
        .map(asTarget)
        .filter(({ place }) => hasTitle(place.element))
        .slice(0, 1);
    const withButton =
      kind === 'button' ? places.filter(({ place }) => place.element.props['ctaLabel'] !== undefined) : [];
    const isAnyButton = places.some(({ place }) => typesOf(kind).includes(place.element.type));
    // The button of a plan is a prop of its card, not an element.
    if (withButton.length > 0 && !isAnyButton) return hasOneLabel(withButton, 'ctaLabel') ? withButton : [];
    for (const type of typesOf(kind)) {
      const found = places.filter(({ place }) => place.element.type === type);
      if (found.length === 0) continue;
      if (areOfViews(spec, found)) return found;
      const outsideDialogs = found.filter(({ place }) => !isInDialog(spec, place.id));
      const onPage = outsideDialogs.length > 0 ? outsideDialogs : found;
      if (found.length > 1 && words.some(isPlural)) return rowHolding(spec, onPage).filter(fits);
      const main = kind === 'button' ? mainButton(onPage) : found;
      return main.length === 1 || hasOneLabel(main) ? [...main] : [];
    }
  }
  return [];
}

// What holds the rows of a table that is built of grids.
function gridTables(spec: Spec): Place[] {
  const isWritten = (id: string) => {
    const { text, label = text } = placeOf(spec, id)?.element.props ?? {};
    return typeof label === 'string';
  };
  const heads = placesOf(spec).filter(
    ({ id, parent = '', ...place }) =>
      childrenOf(spec, parent)[0] === id &&
      childrenOf(spec, parent).every(isWritten) &&
      gridTableOf(spec, { id, parent, ...place }) !== undefined,
  );
  return heads.flatMap(({ parent }) => placeOf(spec, placeOf(spec, parent ?? '')?.parent ?? '') ?? []);
}

// "Karte" and "carte" are a map where there is one, else a card.
function meant(
  places: readonly Target[],
  kinds: readonly KindOfElement[],
  words: readonly string[],
): readonly KindOfElement[] {
  const isMap = ({ place }: Target) => typesOf('map').includes(place.element.type);
  const isEither = words.includes('karte') || words.includes('carte');
  return isEither && kinds.includes('card') && places.some(isMap) ? ['map'] : kinds;
}

// Entries side by side are no list, and those of which only the chosen one shows are its details.
function showsList(spec: Spec, { id, element }: Place): boolean {
  if (element.repeat === undefined || isRow(spec, id)) return false;
  const isChosen = (child: string) => JSON.stringify(placeOf(spec, child)?.element.visible ?? '').includes('"$item"');
  return !childrenOf(spec, id).every(isChosen);
}

function mainButton(buttons: readonly Target[]): readonly Target[] {
  const submits = buttons.filter(({ place }) => place.element.props['submit'] === true);
  const primaries = buttons.filter(({ place }) => place.element.props['variant'] === 'primary');
  return [submits, primaries].find((some) => some.length === 1) ?? buttons;
}

function hasOneLabel(found: readonly Target[], prop = 'label'): boolean {
  const labels = new Set(found.map(({ place }) => JSON.stringify(place.element.props[prop] ?? '')));
  return found.length > 0 && labels.size === 1 && !labels.has('""');
}

// Plural endings in six languages. A wrong guess is harmless: it finds no row.
function isPlural(word: string): boolean {
  return isSeveral(word) || /(?:s|en|ln|er|i|de|(?<!n)te|lle)$/.test(word);
}

// "the buttons" means the row that contains them, if it contains nothing else.
function rowHolding(spec: Spec, found: readonly Target[]): Target[] {
  const ids = new Set(found.map(({ place }) => place.id));
  const rows = [...new Set(found.map(({ place }) => place.parent))].flatMap((row) =>
    row === undefined ? [] : (placeOf(spec, row) ?? []),
  );
  const whole = rows.filter(({ element }) => {
    const children: string[] | undefined = element.children;
    return children !== undefined && children.length > 1 && children.every((child) => ids.has(child));
  });
  return whole.length === 1 ? whole.map(asTarget) : [];
}

/** "the photo" means the element named "Upload a photo", if there is no picture. */
export function byKindWords(spec: Spec, { words, kinds }: TargetPhrase, fits: (target: Target) => boolean): Target[] {
  const types = new Set(kinds.flatMap(typesOf));
  const isKindMissing = !placesOf(spec).some(({ element }) => types.has(element.type));
  const own = isKindMissing ? ownComponents(spec, kinds).map(asTarget).filter(fits) : [];
  if (own.length === 1) return own;
  const nameWords = words.slice(-1);
  const [kind, ...others] = kinds;
  // "the note" means the field "Note for them" rather than one of the texts.
  const isStartOfName = kind === 'text' && namesOn(spec).some(({ words: name }) => name[0] === nameWords[0]);
  if (kind === undefined || others.length > 0 || nameWords.length === 0 || !(isKindMissing || isStartOfName)) return [];
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
      // The id of an element tells its type, which is no name.
      .filter(({ weight, pointer }) => weight !== 'key' || !ELEMENT_POINTER.test(pointer))
      .flatMap((named) => scoreName(named, plain))
      .filter(fits),
  );
}

// Components of the host, such as "FleetMap" for a map.
function ownComponents(spec: Spec, kinds: readonly KindOfElement[]): Place[] {
  return placesOf(spec).filter(
    ({ element: { type } }) =>
      definitionOf(type) === undefined && kinds.some((kind) => type.toLowerCase().endsWith(kind.toLowerCase())),
  );
}

const ELEMENT_POINTER = /^\/elements\/[^/]+$/;
