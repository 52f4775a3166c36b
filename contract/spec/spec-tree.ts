import { isJsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';

/**
 * The ids of an element's children, in order, then those in json-render's named slots, which a prior spec may use.
 */
export function childIds(element: SpecElement): string[] {
  const listed = idsIn(element.children);
  if (!Object.hasOwn(element, 'slots')) return listed;
  const slots: unknown = Reflect.get(element, 'slots');
  return isJsonObject(slots) ? [...listed, ...Object.values(slots).flatMap(idsIn)] : listed;
}

function idsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
}

/** The element with that id, or undefined; own members only, so that no id reaches the prototype. */
export function elementOf(spec: Spec, id: string): SpecElement | undefined {
  return Object.hasOwn(spec.elements, id) ? spec.elements[id] : undefined;
}

/** True for an id whose element satisfies a test; false when there is no element. */
export function isElementOf(spec: Spec, id: string, isKind: (element: SpecElement) => boolean): boolean {
  const element = elementOf(spec, id);
  return element !== undefined && isKind(element);
}

/** Ids reachable from the root, depth first in reading order, each once, missing ones left out. */
export function documentOrder(spec: Spec): string[] {
  return orderFrom(spec, spec.root);
}

/** Ids reachable from one element, itself first, depth first in reading order. */
export function orderFrom(spec: Spec, start: string): string[] {
  const order = new Set<string>();
  const ahead = [start];
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    const element = elementOf(spec, id);
    if (element === undefined || order.has(id)) continue;
    order.add(id);
    ahead.push(...childIds(element).toReversed());
  }
  return [...order];
}

/** The parent of each listed element; of several parents the first in the order of the map. */
export function parents(spec: Spec): Map<string, string> {
  const parentOf = new Map<string, string>();
  for (const [id, element] of Object.entries(spec.elements)) {
    for (const child of childIds(element)) if (!parentOf.has(child)) parentOf.set(child, id);
  }
  return parentOf;
}

/** Ids of an element's ancestors, nearest first. */
export function ancestors(parentOf: ReadonlyMap<string, string>, id: string): string[] {
  const chain: string[] = [];
  for (let at = parentOf.get(id); at !== undefined && !chain.includes(at); at = parentOf.get(at)) chain.push(at);
  return chain;
}

/** Ids of the unlisted elements, in the order of the map. */
export function tops(spec: Spec): string[] {
  const listed = new Set(Object.values(spec.elements).flatMap(childIds));
  return Object.keys(spec.elements).filter((id) => !listed.has(id));
}
