import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';

/** A spec that the gate must pass, and the actions that the request declared for it. */
export type Screen = { name: string; spec: Spec; actions: ActionDeclaration[] };

type More = Pick<SpecElement, 'on' | 'repeat' | 'visible'>;

/** Shorthand for an element. */
export function el(type: string, props: JsonObject = {}, children: string[] = [], more: More = {}): SpecElement {
  return { type, props, children, ...more };
}

/** A required action with these params, all of them required too and of any type. */
export function action(name: string, ...params: string[]): ActionDeclaration {
  const properties = Object.fromEntries(params.map((param) => [param, {}]));
  return { name, required: true, params: { type: 'object', properties, required: params } };
}

/** Builds a screen: the first element is the root, and every action gets a handler. */
export function screen(
  name: string,
  state: JsonObject,
  elements: Spec['elements'],
  actions: ActionDeclaration[] = [],
): Screen {
  const handlers = Object.fromEntries(actions.map((declared) => [declared.name, { kind: 'agent' as const }]));
  return { name, spec: { state, root: Object.keys(elements)[0] ?? '', elements, actions: handlers }, actions };
}
