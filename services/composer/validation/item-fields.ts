import { readMember } from '#contract/json/json-pointer.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';
import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject } from '#contract/json/json.ts';
import type { Document } from './document.ts';
import type { Place } from './tree.ts';

/**
 * Returns a test for whether the items of a list have a field; "" is the whole item. An empty or unknown list passes every
 * test, since its items come later.
 */
function itemFieldsOf(list: unknown): (field: string) => boolean {
  if (!Array.isArray(list) || list.length === 0) return () => true;
  const known = new Map<string, boolean>([['', true]]);
  return (field) => {
    const answer = known.get(field) ?? list.some((item) => hasField(item, field));
    known.set(field, answer);
    return answer;
  };
}

/** True when an item has a value in a field, which may be nested: `customer/name`. */
export function hasField(item: unknown, field: string): boolean {
  let value = item;
  for (const token of field.split('/')) value = readMember(value, token);
  return value !== undefined;
}

/** Assigns each element the scope of the repeat around it; all elements of one repeat share it. */
export function itemScopes(
  { elements }: Document,
  outside: Scope,
  seededAt: (pointer: string) => unknown,
): (id: string, place: Place | undefined) => Scope {
  const inside = new Map<string, Scope>();
  return (id, place) => {
    // In a prior spec the repeating element may be the template itself.
    const isTemplate = outside.tolerance === 'prior' && repeatOf(elements.get(id)) !== undefined;
    const repeater = isTemplate ? id : place?.repeater;
    if (repeater === undefined) return outside;
    let scope = inside.get(repeater);
    if (scope === undefined) {
      const path = repeatOf(elements.get(repeater))?.statePath;
      scope = { ...outside, itemHas: itemFieldsOf(isStatePointer(path) ? seededAt(path) : undefined) };
      inside.set(repeater, scope);
    }
    return scope;
  };
}

function repeatOf(element: unknown): { readonly statePath?: unknown } | undefined {
  return isJsonObject(element) && isJsonObject(element.repeat) ? element.repeat : undefined;
}
