import type { Definition } from '#catalog/definition.ts';
import type { JsonObject } from '#contract/json.ts';
import type { RepairName } from '../repairs.ts';

/** What the caller has sent, which means what it says. */
export type Caller = {
  /** True for a text of the facts or actions. */
  says: (text: string) => boolean;
  /** True for a pointer to something in the state that is given. */
  holds: (pointer: string) => boolean;
};

/** A caller who has sent nothing. */
export const NO_CALLER: Caller = { says: () => false, holds: () => false };

/** What a rule knows besides the element. */
type ElementSetting = {
  id: string;
  /** The component of the element's present type, when there is one. */
  definition: Definition | undefined;
  definitionOf: (type: string) => Definition | undefined;
  /** What the caller has sent. */
  caller: Caller;
};

/** One named repair of an element as a model wrote it. It changes form, never a fact. */
export type ElementRule = {
  name: RepairName;
  /** The repaired element, or the very same one when there was nothing to repair. */
  repair: (element: JsonObject, setting: ElementSetting) => JsonObject;
};

/** The element with changed props, or the same one when they did not change. */
export function withProps(element: JsonObject, props: JsonObject): JsonObject {
  return props === element['props'] ? element : { ...element, props };
}
