import { COMPONENTS, definitionOf } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import type { ActionDeclaration } from '#contract/request/compose-request.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { action, el, screen, type Screen } from './screen.ts';

/** Screens that together contain the example of every component, in the order of the catalog. */
export function exampleScreens(count: number): Screen[] {
  const size = Math.ceil(COMPONENTS.length / count);
  return Array.from({ length: count }, (_, index) =>
    exampleScreen(`examples-${index + 1}`, COMPONENTS.slice(index * size, (index + 1) * size)),
  );
}

function exampleScreen(name: string, definitions: readonly Definition[]): Screen {
  const elements: { [id: string]: SpecElement } = { page: el('Stack', { gap: 'lg' }) };
  const state: JsonObject = {};
  const actions = new Map<string, ActionDeclaration>();
  for (const [index, definition] of definitions.entries()) {
    const id = `${definition.name.toLowerCase()}-${index}`;
    const card = el('Card', { title: `About ${definition.name}` }, [id]);
    elements[`card-${index}`] = card;
    elements.page?.children.push(`card-${index}`);
    addExample(id, definition, elements);
  }
  for (const element of Object.values(elements)) {
    for (const { action: fired, params = {} } of Object.values(element.on ?? {}).flat()) {
      actions.set(fired, action(fired, ...new Set([...paramsOf(actions.get(fired)), ...Object.keys(params)])));
    }
    seed(element, state);
  }
  for (const element of Object.values(elements)) completeParams(element, actions);
  return screen(name, state, elements, [...actions.values()]);
}

function addExample(id: string, definition: Definition, elements: { [id: string]: SpecElement }): void {
  const { props, children = [], on } = structuredClone(definition.example);
  const ids = children.map((child) => `${id}-${child}`);
  elements[id] = { ...el(definition.name, props, ids), ...(on && { on }) };
  for (const child of ids) {
    const type = typeof definition.children === 'string' ? undefined : definitionOf(definition.children[0] ?? '');
    elements[child] = type === undefined ? el('Text', { text: `Part of ${definition.name}` }) : leaf(type);
  }
}

function leaf(definition: Definition): SpecElement {
  return el(definition.name, structuredClone(definition.example.props));
}

function paramsOf(declared: ActionDeclaration | undefined): string[] {
  const properties = declared?.params?.['properties'];
  return isJsonObject(properties) ? Object.keys(properties) : [];
}

// Two examples may fire the same action with different params; each gets the params of both.
function completeParams(element: SpecElement, actions: ReadonlyMap<string, ActionDeclaration>): void {
  for (const binding of Object.values(element.on ?? {}).flat()) {
    for (const name of paramsOf(actions.get(binding.action))) binding.params = { [name]: 'none', ...binding.params };
  }
}

/** Seeds the paths that an element binds or reads with a blank value of the prop's kind. */
function seed(element: SpecElement, state: JsonObject): void {
  const props = definitionOf(element.type)?.props ?? {};
  for (const [name, value] of Object.entries(element.props)) {
    const kind = [props[name]?.kind ?? 'any'].flat()[0];
    if (name === 'openPath' && typeof value === 'string') put(state, value, false);
    for (const pointer of pointersIn(value)) put(state, pointer, BLANKS[kind ?? 'any'] ?? '');
  }
  for (const pointer of pointersIn(element.on ?? {})) put(state, pointer, '');
}

const BLANKS: { readonly [kind: string]: Json } = {
  array: [],
  object: {},
  record: {},
  boolean: false,
  number: 0,
  integer: 1,
  count: 0,
};

function pointersIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    (key === '$state' || key === '$bindState') && typeof member === 'string' ? [member] : pointersIn(member),
  );
}

function put(state: JsonObject, pointer: string, value: Json): void {
  const tokens = pointer.slice(1).split('/');
  const last = tokens.pop() ?? '';
  let at = state;
  for (const token of tokens) {
    const next = at[token];
    at = isJsonObject(next) ? next : (at[token] = {});
  }
  at[last] ??= structuredClone(value);
}
