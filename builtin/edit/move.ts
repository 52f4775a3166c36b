import type { Spec } from '#contract/spec.ts';
import { elementOf } from '#contract/spec-tree.ts';
import type { Where } from './commands.ts';
import { findElement } from './find-element.ts';
import { childrenOf, placesOf, setChildren, type Patch, type Place } from './patch.ts';
import { frameOf, isBelow, lastPlace, mayHold, parentOf, unitOf } from './surroundings.ts';

/** Puts an element elsewhere among its neighbours, or beside another element. */
export function move(patch: Patch, target: string, where: Where): boolean {
  const place = findElement(patch.spec, target);
  if (place === undefined) return false;
  const anchor = where.anchor === undefined ? undefined : findElement(patch.spec, where.anchor);
  if (where.anchor !== undefined && anchor === undefined) return false;
  if (anchor !== undefined && where.side === 'inside') return moveInto(patch, unitOf(patch.spec, place.id), anchor.id);
  const id = frameOf(patch.spec, place.id);
  const from = parentOf(patch.spec, id);
  if (from === undefined) return false;
  if (anchor === undefined) return reorder(patch, from, id, where.side);
  const beside = frameOf(patch.spec, anchor.id);
  const into = parentOf(patch.spec, beside);
  if (into === undefined || beside === id || isBelow(patch.spec, beside, id)) return false;
  const rest = childrenOf(patch.spec, from).filter((child) => child !== id);
  const list = into === from ? rest : [...childrenOf(patch.spec, into)];
  list.splice(list.indexOf(beside) + (where.side === 'before' ? 0 : 1), 0, id);
  if (into !== from) setChildren(patch, from, rest);
  setChildren(patch, into, list);
  return true;
}

function moveInto(patch: Patch, id: string, holder: string): boolean {
  const from = parentOf(patch.spec, id);
  const fits = mayHold(patch.spec, holder, elementOf(patch.spec, id)?.type ?? '');
  if (from === undefined || from === holder || holder === id || !fits || isBelow(patch.spec, holder, id)) return false;
  setChildren(
    patch,
    from,
    childrenOf(patch.spec, from).filter((child) => child !== id),
  );
  const children = childrenOf(patch.spec, holder);
  setChildren(patch, holder, children.toSpliced(lastPlace(patch.spec, children), 0, id));
  return true;
}

/** Lets two elements change places. */
export function swap(patch: Patch, one: string, other: string): boolean {
  const [a, b] =
    one === other ? bothOf(patch.spec, one) : [one, other].map((target) => findElement(patch.spec, target));
  if (a === undefined || b === undefined) return false;
  const [idA, idB] = [unitOf(patch.spec, a.id), unitOf(patch.spec, b.id)];
  const [inA, inB] = [parentOf(patch.spec, idA), parentOf(patch.spec, idB)];
  if (
    inA === undefined ||
    inB === undefined ||
    idA === idB ||
    isBelow(patch.spec, idA, idB) ||
    isBelow(patch.spec, idB, idA)
  )
    return false;
  const swapped = (list: readonly string[]) => list.map((child) => (child === idA ? idB : child === idB ? idA : child));
  setChildren(patch, inA, swapped(childrenOf(patch.spec, inA)));
  if (inB !== inA)
    setChildren(
      patch,
      inB,
      childrenOf(patch.spec, inB).map((child) => (child === idB ? idA : child)),
    );
  return true;
}

// "the two buttons" are the first two of their kind that stand side by side.
function bothOf(spec: Spec, things: string): (Place | undefined)[] {
  const first = findElement(spec, things.replace(/s$/iu, ''));
  const second =
    first === undefined
      ? undefined
      : placesOf(spec).find(
          ({ id, element, parent }) =>
            id !== first.id && element.type === first.element.type && parent === first.parent,
        );
  return [first, second];
}

function reorder(patch: Patch, parent: string, id: string, side: Where['side']): boolean {
  const children = childrenOf(patch.spec, parent);
  const at = children.indexOf(id);
  const rest = children.filter((child) => child !== id);
  const to = {
    first: 0,
    before: 0,
    last: lastPlace(patch.spec, rest),
    after: rest.length,
    up: Math.max(0, at - 1),
    down: Math.min(rest.length, at + 1),
    inside: at,
  }[side];
  rest.splice(to, 0, id);
  if (rest.every((child, index) => child === children[index])) return false;
  setChildren(patch, parent, rest);
  return true;
}
