import { applyOperation } from '#contract/json/apply-operation.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer, readMember, readPointer, safeTokens } from '#contract/json/json-pointer.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { Step } from '../part.ts';
import { childIds, documentOrder, elementOf, parents } from '#contract/spec/spec-tree.ts';

/** A spec being edited: a working copy, and the operations applied to it so far. */
export type Patch = {
  /** The working copy. Change it only through {@link Patch.apply}. */
  spec: Spec;
  operations: Step[];
  apply: (operation: Operation) => void;
  /** Undoes all operations but the first ones. */
  undoTo: (count: number) => void;
};

/** Starts an edit on a copy of a spec; the original stays unchanged. */
export function startPatch(prior: Spec): Patch {
  const patch: Patch = {
    spec: structuredClone(prior),
    operations: [],
    apply: (operation) => {
      applyOperation(patch.spec, structuredClone(operation));
      cachedPlaces.delete(patch.spec);
      patch.operations.push(operation);
    },
    undoTo: (count) => {
      const kept = patch.operations.slice(0, count) as Operation[];
      const before = structuredClone(prior);
      for (const operation of kept) applyOperation(before, structuredClone(operation));
      for (const key of Object.keys(patch.spec)) delete (patch.spec as { [member: string]: unknown })[key];
      Object.assign(patch.spec, before);
      cachedPlaces.delete(patch.spec);
      patch.operations.length = kept.length;
    },
  };
  return patch;
}

/** Sets one prop of an element. */
export function setProp({ spec, apply }: Patch, id: string, prop: string, value: Json): void {
  const has = Object.hasOwn(elementOf(spec, id)?.props ?? {}, prop);
  apply({ op: has ? 'replace' : 'add', path: formatPointer(['elements', id, 'props', prop]), value });
}

/** Removes one prop of an element, if it is set. */
export function dropProp({ spec, apply }: Patch, id: string, prop: string): void {
  if (Object.hasOwn(elementOf(spec, id)?.props ?? {}, prop))
    apply({ op: 'remove', path: formatPointer(['elements', id, 'props', prop]) });
}

/** Replaces the children of an element. A spec from the caller may lack the list. */
export function setChildren({ spec, apply }: Patch, id: string, children: string[]): void {
  const has = Object.hasOwn(elementOf(spec, id) ?? {}, 'children');
  apply({ op: has ? 'replace' : 'add', path: formatPointer(['elements', id, 'children']), value: children });
}

/**
 * Adds a value to the state if there is none yet, together with the objects on the way to it. Does nothing if the path
 * leads through a value that is not an object.
 */
export function seedState({ spec, apply }: Patch, pointer: string, value: Json): void {
  if (!hasRoom(spec, pointer)) return;
  const tokens = safeTokens(pointer);
  for (let depth = 0; depth <= tokens.length; depth += 1) {
    const path = `/state${formatPointer(tokens.slice(0, depth))}`;
    if (readPointer(spec, path) === undefined) apply({ op: 'add', path, value: depth < tokens.length ? {} : value });
  }
}

/** True if a value can be kept at a path of the state: everything on the way to it is an object or missing. */
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

/** An element under the root, with the id of its parent. */
export type Place = { id: string; element: SpecElement; parent: string | undefined };

// Commands list the elements of the same spec many times, so the list is cached until the next operation.
const cachedPlaces = new WeakMap<Spec, ReadonlyMap<string, Place>>();
const cachedLists = new WeakMap<ReadonlyMap<string, Place>, Place[]>();

/** Every element under the root, in reading order. */
export function placesOf(spec: Spec): Place[] {
  const byId = placesById(spec);
  let list = cachedLists.get(byId);
  if (list === undefined) {
    list = [...byId.values()];
    cachedLists.set(byId, list);
  }
  return list;
}

/** An element with its parent; undefined for one that the root does not reach. */
export function placeOf(spec: Spec, id: string): Place | undefined {
  return placesById(spec).get(id);
}

function placesById(spec: Spec): ReadonlyMap<string, Place> {
  let places = cachedPlaces.get(spec);
  if (places !== undefined) return places;
  const parentOf = parents(spec);
  places = new Map(
    documentOrder(spec).flatMap((id): [string, Place][] => {
      const element = elementOf(spec, id);
      return element === undefined ? [] : [[id, { id, element, parent: parentOf.get(id) }]];
    }),
  );
  cachedPlaces.set(spec, places);
  return places;
}

/** The ids of an element's children. A spec from the caller may lack the list. */
export function childrenOf(spec: Spec, id: string): string[] {
  const children: string[] | undefined = elementOf(spec, id)?.children;
  return children ?? [];
}

/** The ids of an element and of everything inside it. */
export function subtree(spec: Spec, id: string): string[] {
  const element = elementOf(spec, id);
  return element === undefined ? [] : [id, ...childIds(element).flatMap((child) => subtree(spec, child))];
}
