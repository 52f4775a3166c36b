import type { Spec } from '#contract/spec/spec.ts';
import { isSeveral } from '#builtin/edit/words/enumerated.ts';
import { typesOf } from '#builtin/edit/words/kinds-of-elements.ts';
import { placeOf, placesOf } from '#builtin/edit/patch.ts';
import { asTarget, isInDialog, type Target } from './scores.ts';
import type { TargetPhrase } from './target-phrase.ts';
import { hasTitle } from './words-of-element.ts';

/** Nothing but a kind is said: the only one, or the one that is meant without saying. */
export function findByKind(spec: Spec, { kinds, words }: TargetPhrase, fits: (target: Target) => boolean): Target[] {
  const places = placesOf(spec)
    .map(asTarget)
    .filter((target) => target.place.id !== spec.root && fits(target));
  for (const kind of kinds) {
    if (kind === 'list') {
      const repeated = places.filter(({ place }) => place.element.repeat !== undefined);
      const lists = places.filter(({ place }) => typesOf(kind).includes(place.element.type));
      return lists.length + repeated.length === 1 ? [...lists, ...repeated] : [];
    }
    if (kind === 'title')
      return placesOf(spec)
        .map(asTarget)
        .filter(({ place }) => hasTitle(place.element))
        .slice(0, 1);
    const called = kind === 'button' ? places.filter(({ place }) => place.element.props['ctaLabel'] !== undefined) : [];
    const isAnyButton = places.some(({ place }) => typesOf(kind).includes(place.element.type));
    // The buttons of plans are no elements of their own.
    if (called.length > 0 && !isAnyButton) return allAlike(called, 'ctaLabel') ? called : [];
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

function mainButton(buttons: readonly Target[]): readonly Target[] {
  const submits = buttons.filter(({ place }) => place.element.props['submit'] === true);
  const primaries = buttons.filter(({ place }) => place.element.props['variant'] === 'primary');
  return [submits, primaries].find((some) => some.length === 1) ?? buttons;
}

function allAlike(found: readonly Target[], prop = 'label'): boolean {
  const labels = new Set(found.map(({ place }) => JSON.stringify(place.element.props[prop] ?? '')));
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
  return whole.length === 1 ? whole.map(asTarget) : [];
}
