import { applyOperation } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readMember, readPointer } from '#contract/json/json-pointer.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { safeTokens } from '#contract/json/safe-tokens.ts';
import type { Step } from '../part.ts';
import { childIds, documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';

/** A spec being edited: a working copy, and the operations that brought it there. */
export type Patch = {
  /** The document as it stands. Change it only through {@link Patch.apply}. */
  spec: Spec;
  operations: Step[];
  apply: (operation: Operation) => void;
};

/** Begins to edit a spec, which stays as it is. */
export function startPatch(prior: Spec): Patch {
  const patch: Patch = {
    spec: structuredClone(prior),
    operations: [],
    apply: (operation) => {
      applyOperation(patch.spec, structuredClone(operation));
      keptPlaces.delete(patch.spec);
      patch.operations.push(operation);
    },
  };
  return patch;
}

/** Sets one prop of an element. */
export function setProp({ spec, apply }: Patch, id: string, prop: string, value: Json): void {
  const has = Object.hasOwn(elementOf(spec, id)?.props ?? {}, prop);
  apply({ op: has ? 'replace' : 'add', path: formatPointer(['elements', id, 'props', prop]), value });
}

/** Takes one prop away; nothing happens where it is not set. */
export function dropProp({ spec, apply }: Patch, id: string, prop: string): void {
  if (Object.hasOwn(elementOf(spec, id)?.props ?? {}, prop))
    apply({ op: 'remove', path: formatPointer(['elements', id, 'props', prop]) });
}

/** Gives an element other children, or the same in another order; a caller's own spec may leave the list out. */
export function setChildren({ spec, apply }: Patch, id: string, children: string[]): void {
  const has = Object.hasOwn(elementOf(spec, id) ?? {}, 'children');
  apply({ op: has ? 'replace' : 'add', path: formatPointer(['elements', id, 'children']), value: children });
}

/**
 * Puts a value into the state where there is none yet, making the objects on the way. Below what is no object there is
 * no room for it, and nothing happens.
 */
export function seedState({ spec, apply }: Patch, pointer: string, value: Json): void {
  if (!hasRoom(spec, pointer)) return;
  const tokens = safeTokens(pointer);
  for (let depth = 0; depth <= tokens.length; depth += 1) {
    const path = `/state${formatPointer(tokens.slice(0, depth))}`;
    if (readPointer(spec, path) === undefined) apply({ op: 'add', path, value: depth < tokens.length ? {} : value });
  }
}

/** True where the state holds nothing but objects on the way to a place, which may be there or not. */
export function hasRoom({ state }: Spec, pointer: string): boolean {
  const tokens = safeTokens(pointer);
  let above: unknown = state;
  for (const token of tokens) {
    if (above === undefined) break;
    if (!isJsonObject(above)) return false;
    above = readMember(above, token);
  }
  return tokens.length > 0;
}

/** An element that surely exists, with the id of the element that holds it. */
export type Place = { id: string; element: SpecElement; parent: string | undefined };

// Commands ask for the places of the same spec over and over; an operation makes them anew.
const keptPlaces = new WeakMap<Spec, ReadonlyMap<string, Place>>();
const keptLists = new WeakMap<ReadonlyMap<string, Place>, Place[]>();

/** Every element under the root, in reading order. */
export function placesOf(spec: Spec): Place[] {
  const byId = placesById(spec);
  let list = keptLists.get(byId);
  if (list === undefined) {
    list = [...byId.values()];
    keptLists.set(byId, list);
  }
  return list;
}

/** Where an element stands; undefined for one that the root does not reach. */
export function placeOf(spec: Spec, id: string): Place | undefined {
  return placesById(spec).get(id);
}

function placesById(spec: Spec): ReadonlyMap<string, Place> {
  let places = keptPlaces.get(spec);
  if (places !== undefined) return places;
  const parentOf = parents(spec);
  places = new Map(
    documentOrder(spec).flatMap((id): [string, Place][] => {
      const element = elementOf(spec, id);
      return element === undefined ? [] : [[id, { id, element, parent: parentOf.get(id) }]];
    }),
  );
  keptPlaces.set(spec, places);
  return places;
}

/** The children of an element; a caller's own spec may leave the list out. */
export function childrenOf(spec: Spec, id: string): string[] {
  const children: string[] | undefined = elementOf(spec, id)?.children;
  return children ?? [];
}

/** The ids of an element and of everything below it. */
export function subtree(spec: Spec, id: string): string[] {
  const element = elementOf(spec, id);
  return element === undefined ? [] : [id, ...childIds(element).flatMap((child) => subtree(spec, child))];
}
