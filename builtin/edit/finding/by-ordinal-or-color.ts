import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { listsOf, typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { namesOn, rowsOf, type ListItem } from './names.ts';
import { atOrdinal } from '#builtin/edit/words/ordinals.ts';
import { placesOf, type Place } from '#builtin/edit/patch.ts';
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
// Their types do not stand in for one another: a form's fields are of many types.
const MIXED: ReadonlySet<KindOfElement> = new Set<KindOfElement>(['field', 'dropdown', 'button', 'text', 'filter']);

type Found = Place & { item?: ListItem; text?: string; pointer?: string };

/** What stands at a place in the row of its kind, within what else is named; nothing where there are several rows. */
export function findByOrdinal(
  spec: Spec,
  { place, kind }: { place: string; kind: KindOfElement },
  kinds: readonly KindOfElement[],
  frame: string | undefined,
): Found[] {
  const isWithin = (id: string) => frame === undefined || id === frame || isInside(spec, id, frame);
  const frameKind = kinds.find((one) => one !== kind && one !== 'button');
  const holders =
    frameKind === undefined ? [] : placesOf(spec).filter(({ element }) => typesOf(frameKind).includes(element.type));
  const isHeld = (id: string) =>
    holders.length === 0 || holders.some((one) => one.id === id || isInside(spec, id, one.id));
  const entries = namesOn(spec).flatMap(({ item, place: at, text, pointer }) =>
    item !== undefined && listsOf(kind).includes(item.prop) && isWithin(at.id) && isHeld(at.id)
      ? [{ ...at, item, text, pointer }]
      : [],
  );
  const lists = new Map(entries.map((entry) => [`${entry.id}/${entry.item.prop}`, entry]));
  const [list] = lists.values();
  if (list !== undefined) {
    const row = Array.from({ length: list.item.count }, (_, index) => index);
    const index = lists.size === 1 ? atOrdinal(row, place) : undefined;
    return entries.filter(({ item }) => item.index === index).slice(0, 1);
  }
  const types = typesOf(kind);
  const all = placesOf(spec).filter(
    ({ id, element }) => types.includes(element.type) && isWithin(id) && isHeld(id) && id !== spec.root,
  );
  const first = MIXED.has(kind) ? undefined : types.find((type) => all.some(({ element }) => element.type === type));
  const row = all.filter(
    ({ id, element }) =>
      (first === undefined || element.type === first) && !all.some((other) => isInside(spec, id, other.id)),
  );
  const found = atOrdinal(row, place);
  // What is drawn for each row of a list is no one of them.
  return found === undefined || rowsOf(spec, found.id) !== undefined ? [] : [found];
}

/** True for an element that shows a color by its tone, its variant or a color of its own. */
export function hasColor({ props }: SpecElement, color: string): boolean {
  const shown = [props['tone'], props['variant'], props['bg'], props['color'], props['accent']];
  return shown.some((one) => typeof one === 'string' && (one === color || (TONES_OF_COLOR[color] ?? []).includes(one)));
}
