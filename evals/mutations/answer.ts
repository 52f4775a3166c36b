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
  /** Ids that the model promises and forgets; it knows them when it is asked again. */
  forgotten: { id: string; element: JsonObject }[];
  /** Ids that a parent misspells, and what they mean. */
  misspelled: Map<string, string>;
  /** Content that the answer does not contain at all, as `id/prop`; it cannot be expected on the screen. */
  withheld: Set<string>;
};

/** One way in which models go wrong. */
export type Mutation = {
  name: string;
  /** How often it happens, beside the others of its cause. */
  weight: number;
  /** Changes the answer; false where there is nothing to change. */
  mutate: (answer: Answer, random: Random) => boolean;
};

/** A screen as a good model would answer with it: the state that is its own, the root, parents before children. */
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

/** The child ids of an element in an answer, as long as they are in their proper form. */
export function childrenOf(element: JsonObject): string[] {
  const { children } = element;
  return Array.isArray(children) ? children.filter((child) => typeof child === 'string') : [];
}

/** The props of an element in an answer, wherever a mutation has left them. */
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
  const ahead = [id];
  for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const entry = answer.elements.find((one) => one.id === at);
    if (entry !== undefined) ahead.push(...childrenOf(entry.element));
  }
  return [...seen];
}
