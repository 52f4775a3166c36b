import type { Definition } from '#catalog/definition.ts';
import { isJsonObject, type JsonObject } from '#contract/json.ts';
import type { SpecElement } from '#contract/spec.ts';
import type { Repair } from './pass.ts';

/** An element as a model wrote it, mended: usually one, several when it held its children nested. */
export type RepairedElement = { elements: [id: string, element: SpecElement][]; repairs: Repair[] };

/** Mends one element before it is applied. Form is changed, never a fact. */
export type ElementRepairer = (id: string, element: JsonObject) => RepairedElement;

/** A repairer that knows the components that `definitionOf` finds. */
export function elementRepairer(_definitionOf: (type: string) => Definition | undefined): ElementRepairer {
  return (id, element) => {
    const props = isJsonObject(element['props']) ? element['props'] : {};
    const children = Array.isArray(element['children']) ? element['children'] : [];
    return { elements: [[id, { ...element, props, children } as unknown as SpecElement]], repairs: [] };
  };
}
