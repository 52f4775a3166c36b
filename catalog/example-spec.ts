import type { Json, JsonObject } from '#contract/json/json.ts';
import { parsePointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { COMPONENTS, definitionOf } from './components.ts';
import type { Definition } from './definition.ts';

/**
 * A whole spec that shows one component by the example of its definition. Children that the example only names are filled
 * in, and lists and overlays are opened, so that something is visible.
 */
export function exampleSpec(name: string): Spec | undefined {
  const definition = definitionOf(name);
  if (definition === undefined) return undefined;
  const elements: { [id: string]: SpecElement } = {};
  addExample(definition, 'example', elements, 0);
  const state: JsonObject = {};
  for (const element of Object.values(elements)) seed(element, state);
  return { state, root: 'example', elements };
}

function addExample(definition: Definition, id: string, elements: { [id: string]: SpecElement }, depth: number): void {
  const { props, children = [], on } = definition.example;
  const childIds = depth > 2 ? [] : children.map((child) => `${id}-${child}`);
  elements[id] = {
    type: definition.name,
    props: structuredClone(props),
    children: childIds,
    ...(on === undefined ? {} : { on }),
  };
  for (const [at, childId] of childIds.entries()) {
    const named = children[at] ?? '';
    const child = childDefinition(definition, named);
    if (child === undefined) {
      elements[childId] = standIn(named);
      continue;
    }
    addExample(child, childId, elements, depth + 1);
    if (typeof definition.children === 'string') adapt(elements[childId], named);
  }
}

/** The components that words in the ids of examples mean, when they are not component names. */
const MEANT: readonly [word: string, component: string][] = [
  ['date', 'DatePicker'],
  ['msg', 'Message'],
  ['nav', 'Link'],
  ['header', 'PageHeader'],
];

// A closed list of child types says what they are; otherwise the id often does ("save-button", "stat-sales").
function childDefinition({ children }: Definition, id: string): Definition | undefined {
  if (typeof children !== 'string') return definitionOf(children[0] ?? '');
  const words = id.split('-');
  const meant = MEANT.find(([word]) => words.includes(word))?.[1];
  if (meant !== undefined) return definitionOf(meant);
  const named = COMPONENTS.filter(({ name }) => words.includes(name.toLowerCase()));
  return named.toSorted((a, b) => b.name.length - a.name.length)[0];
}

// Copies of one example on a screen are distinguished by the words of their ids.
function adapt(element: SpecElement | undefined, id: string): void {
  if (element === undefined) return;
  const { type, props } = element;
  const words = id.split('-').filter((word) => word !== type.toLowerCase());
  if (type === 'Button' && words.includes('submit')) props['submit'] = true;
  if (type === 'Button' && words.includes('cancel')) props['variant'] = 'outline';
  if (type === 'Input') {
    props['name'] = words.join('_');
    props['value'] = { $bindState: `/${words.join('_')}` };
    if (!words.includes('email')) for (const key of ['type', 'icon', 'checks']) delete props[key];
  }
  if (type === 'Button') delete props['icon'];
  if (typeof props['label'] === 'string' && words.length > 0) props['label'] = sentence(words);
}

function standIn(id: string): SpecElement {
  return { type: 'Text', props: { text: sentence(id.split('-')) }, children: [] };
}

function sentence(words: readonly string[]): string {
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// An overlay opens by its path; everything else starts without a value, except that required props start empty.
function seed({ type, props }: SpecElement, state: JsonObject): void {
  const { openPath, open } = props;
  if (typeof openPath === 'string') place(state, openPath, true);
  const opening = pathIn(open);
  if (opening !== undefined) place(state, opening, true);
  for (const [name, { required, kind }] of Object.entries(definitionOf(type)?.props ?? {})) {
    const path = pathIn(props[name]);
    if (required === true && path !== undefined) place(state, path, kind === 'array' ? [] : '');
  }
}

function pathIn(value: Json | undefined): string | undefined {
  if (!isMembers(value)) return undefined;
  const path = value['$bindState'] ?? value['$state'];
  return typeof path === 'string' ? path : undefined;
}

function place(state: JsonObject, pointer: string, value: Json): void {
  const tokens = parsePointer(pointer);
  let container = state;
  for (const token of tokens.slice(0, -1)) {
    const below = container[token];
    container = isMembers(below) ? below : (container[token] = {});
  }
  container[tokens.at(-1) ?? ''] = value;
}

function isMembers(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
