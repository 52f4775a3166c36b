import type { Definition } from '#catalog/definition.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { RepairName } from '../repairs.ts';

/** What the caller has sent and is therefore not to be reinterpreted. */
export type Caller = {
  /** True for a text in the request, its facts or its actions. */
  says: (text: string) => boolean;
  /** True for a pointer to existing state. */
  holds: (pointer: string) => boolean;
};

/** A caller that has sent nothing. */
export const NO_CALLER: Caller = { says: () => false, holds: () => false };

/** The context of a rule. */
type ElementSetting = {
  id: string;
  /** The component of the element's current type, if there is one. */
  definition: Definition | undefined;
  definitionOf: (type: string) => Definition | undefined;
  /** What the caller has sent. */
  caller: Caller;
};

/** A named repair of one element as a model wrote it. It changes form, never a fact. */
export type ElementRule = {
  name: RepairName;
  /** The repaired element, or the same one when there is nothing to repair. */
  repair: (element: JsonObject, setting: ElementSetting) => JsonObject;
};

/** The element with changed props, or the same one when they did not change. */
export function withProps(element: JsonObject, props: JsonObject): JsonObject {
  return props === element['props'] ? element : { ...element, props };
}
