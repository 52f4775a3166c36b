import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { listsOf, typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { namesOn, rowsOf, type ListItem } from './names.ts';
import { atOrdinal } from '#builtin/edit/words/ordinals.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
import { isInDialog } from './scores.ts';
import { isInside } from './surroundings.ts';

/** The tones and variants that show a color. */
export const TONES_OF_COLOR: { readonly [color: string]: readonly string[] } = {
  red: ['critical', 'danger', 'error', 'destructive'],
  yellow: ['warning'],
  orange: ['warning'],
  green: ['success'],
  blue: ['info'],
  gray: ['neutral', 'muted'],
};
// Kinds that are counted across all their types: the third field of a form may be of any type.
const COUNTED_ACROSS_TYPES: ReadonlySet<KindOfElement> = new Set<KindOfElement>([
  'field',
  'dropdown',
  'button',
  'text',
  'filter',
]);

type Match = Place & { item?: ListItem; text?: string; pointer?: string };

/**
 * The element or list entry at a position among those of its kind: "the second card". `within` is an element that the
 * phrase also names, to search in. None if entries of several lists could be meant.
 */
export function findByOrdinal(
  spec: Spec,
  { place, kind }: { place: string; kind: KindOfElement },
  kinds: readonly KindOfElement[],
  within: string | undefined,
): Match[] {
  const isWithin = (id: string) => within === undefined || id === within || isInside(spec, id, within);
  const containerKind = kinds.find((one) => one !== kind && one !== 'button');
  const containers =
    containerKind === undefined
      ? []
      : placesOf(spec).filter(({ element }) => typesOf(containerKind).includes(element.type));
  const isInContainer = (id: string) =>
    containers.length === 0 || containers.some((one) => one.id === id || isInside(spec, id, one.id));
  const entries = namesOn(spec).flatMap(({ item, place: at, text, pointer }) =>
    item !== undefined && listsOf(kind).includes(item.prop) && isWithin(at.id) && isInContainer(at.id)
      ? [{ ...at, item, text, pointer }]
      : [],
  );
  const lists = new Map(entries.map((entry) => [entry.item.pointer, entry]));
  const [list] = lists.values();
  if (list !== undefined) {
    const row = Array.from({ length: list.item.count }, (_, index) => index);
    const index = lists.size === 1 ? atOrdinal(row, place) : undefined;
    return entries.filter(({ item }) => item.index === index).slice(0, 1);
  }
  const types = typesOf(kind);
  const ofKind = placesOf(spec).filter(
    ({ id, element }) => types.includes(element.type) && isWithin(id) && isInContainer(id) && id !== spec.root,
  );
  const onPage = ofKind.filter(({ id }) => !isInDialog(spec, id));
  const all = onPage.length > 0 ? onPage : ofKind;
  const first = COUNTED_ACROSS_TYPES.has(kind)
    ? undefined
    : types.find((type) => all.some(({ element }) => element.type === type));
  const row = all.filter(
    ({ id, element }) =>
      (first === undefined || element.type === first) && !all.some((other) => isInside(spec, id, other.id)),
  );
  const found = atOrdinal(row, place);
  // An element that is repeated for rows of data is not one single element.
  return found === undefined || rowsOf(spec, found.id) !== undefined ? [] : [found];
}

/** True if an element shows a color by its tone, its variant or a color prop. */
export function hasColor({ props }: SpecElement, color: string): boolean {
  const shown = [props['tone'], props['variant'], props['bg'], props['color'], props['accent']];
  return shown.some((one) => typeof one === 'string' && (one === color || (TONES_OF_COLOR[color] ?? []).includes(one)));
}
