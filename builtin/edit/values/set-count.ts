import { definitionOf } from '#catalog/components.ts';
import { placesOf, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';

/** Sets a prop that is a count, such as `columns`, on the target, else on the only element that has it. */
export function setCount(patch: Patch, target: string | undefined, prop: string, value: number): boolean {
  const targetIds = target === undefined ? [] : findTargets(patch.spec, target).map(({ place }) => place.id);
  const hasCount = ({ element }: Place) => definitionOf(element.type)?.props[prop] !== undefined;
  const candidates = placesOf(patch.spec).filter(hasCount);
  const named = candidates.filter(({ id }) => targetIds.some((one) => one === id || isInside(patch.spec, id, one)));
  const set = candidates.filter(({ element }) => element.props[prop] !== undefined);
  const [place] = [named, set, candidates].find((some) => some.length === 1) ?? [];
  if (place === undefined || place.element.props[prop] === value) return false;
  setProp(patch, place.id, prop, value);
  return true;
}
