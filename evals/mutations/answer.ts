import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { documentOrder } from '#contract/spec/spec-tree.ts';
import type { GoodScreen } from './good-screens.ts';
import type { Random } from './random.ts';

/** An answer as a model intends it, before it is text. A mutation changes it in place. */
export type Answer = {
  state: JsonObject;
  root: string;
  /** In the order in which they are written. */
  elements: { id: string; element: JsonObject }[];
  /** Elements that the model lists as children but forgets to write. Asked again, it supplies them. */
  forgotten: { id: string; element: JsonObject }[];
  /** Misspelled child ids, and the ids that were intended. */
  misspelled: Map<string, string>;
  /** Content that the answer leaves out, as `id/prop`; the screen cannot be expected to show it. */
  withheld: Set<string>;
};

/** One mistake that models make. */
export type Mutation = {
  name: string;
  /** Its frequency relative to the others of the same cause. */
  weight: number;
  /** Changes the answer; returns false if it does not apply. */
  mutate: (answer: Answer, random: Random) => boolean;
};

/** A screen as a good model would write it: state other than the caller's data, the root, parents before children. */
export function goodAnswer({ input, spec }: GoodScreen): Answer {
  const { state, elements } = structuredClone(spec);
  return {
    state: Object.fromEntries(Object.entries(state).filter(([key]) => !Object.hasOwn(input.data, key))),
    root: spec.root,
    elements: documentOrder(spec).map((id) => ({ id, element: (elements[id] ?? {}) as unknown as JsonObject })),
    forgotten: [],
    misspelled: new Map(),
    withheld: new Set(),
  };
}

/** The child ids of an element in an answer, ignoring malformed ones. */
export function childrenOf(element: JsonObject): string[] {
  const { children } = element;
  return Array.isArray(children) ? children.filter((child) => typeof child === 'string') : [];
}

/** The props of an element in an answer, or none if a mutation has removed them. */
export function propsOf(element: JsonObject): JsonObject {
  const { props } = element;
  return isJsonObject(props) ? props : {};
}

/** The component of an element in an answer, or an empty text. */
export function typeOf({ type }: JsonObject): string {
  return typeof type === 'string' ? type : '';
}

/** The entry that lists an id. */
export function parentOf(answer: Answer, id: string): Answer['elements'][number] | undefined {
  return answer.elements.find(({ element }) => childrenOf(element).includes(id));
}

/** Everything below an id, itself first. */
export function branchOf(answer: Answer, id: string): string[] {
  const seen = new Set<string>();
  const pending = [id];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const entry = answer.elements.find((one) => one.id === at);
    if (entry !== undefined) pending.push(...childrenOf(entry.element));
  }
  return [...seen];
}
