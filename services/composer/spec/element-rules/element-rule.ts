import type { Definition } from '#catalog/definition.ts';
import type { JsonObject } from '#contract/json.ts';

/** What a rule knows besides the element. */
type ElementSetting = {
  id: string;
  /** The component of the element's present type, when there is one. */
  definition: Definition | undefined;
  definitionOf: (type: string) => Definition | undefined;
};

/** One named repair of an element as a model wrote it. It changes form, never a fact. */
export type ElementRule = {
  name: string;
  /** What it does, in one sentence. */
  says: string;
  /** The mended element, or the very same one when there was nothing to mend. */
  mend: (element: JsonObject, setting: ElementSetting) => JsonObject;
};

/** The element with changed props, or the same one when they did not change. */
export function withProps(element: JsonObject, props: JsonObject): JsonObject {
  return props === element['props'] ? element : { ...element, props };
}
