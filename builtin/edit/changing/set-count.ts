import { definitionOf } from '#catalog/components.ts';
import { placesOf, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';

/** Sets a prop that counts something, of what is meant, else of the only element that has it. */
export function setCount(patch: Patch, target: string | undefined, prop: string, value: number): boolean {
  const meant = target === undefined ? [] : findTargets(patch.spec, target).map(({ place }) => place.id);
  const takes = ({ element }: Place) => definitionOf(element.type)?.props[prop] !== undefined;
  const able = placesOf(patch.spec).filter(takes);
  const named = able.filter(({ id }) => meant.some((one) => one === id || isInside(patch.spec, id, one)));
  const set = able.filter(({ element }) => element.props[prop] !== undefined);
  const [place] = [named, set, able].find((some) => some.length === 1) ?? [];
  if (place === undefined || place.element.props[prop] === value) return false;
  setProp(patch, place.id, prop, value);
  return true;
}
