import type { Scope } from '#catalog/compiler/validate/scope.ts';
import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject } from '#contract/json.ts';
import type { Document } from './document.ts';
import { itemFieldsOf } from './item-fields.ts';
import type { Place } from './tree.ts';

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
