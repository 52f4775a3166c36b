import type { Json, JsonObject } from '#contract/json.ts';
import type { Spec, SpecElement } from '#contract/spec.ts';
import { COMPONENTS, definitionOf } from './components.ts';
import type { Definition } from './definition.ts';

/**
 * A whole spec that shows one component by the example of its definition. Children that the example only names are
 * filled in, lists and overlays are opened, so that something is seen.
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
    const child = childDefinition(definition, children[at] ?? '');
    if (child === undefined) elements[childId] = stand(children[at] ?? '');
    else addExample(child, childId, elements, depth + 1);
  }
}

// A closed list of children says what they are; else the id often does ("save-button", "total-stat").
function childDefinition({ children }: Definition, id: string): Definition | undefined {
  if (typeof children !== 'string') return definitionOf(children[0] ?? '');
  const words = id.replaceAll('-', '').toLowerCase();
  const named = COMPONENTS.filter(({ name }) => words.endsWith(name.toLowerCase()));
  return named.toSorted((a, b) => b.name.length - a.name.length)[0];
}

function stand(id: string): SpecElement {
  const text = id.replaceAll('-', ' ');
  return { type: 'Text', props: { text: text.charAt(0).toUpperCase() + text.slice(1) }, children: [] };
}

// An overlay opens by the path it names; everything else starts as its component does without a value.
function seed(element: SpecElement, state: JsonObject): void {
  const { openPath } = element.props;
  if (typeof openPath === 'string') state[openPath.slice(1)] = true;
  const { open } = element.props;
  const path = typeof open === 'object' && open !== null ? (open as { $bindState?: Json }).$bindState : undefined;
  if (typeof path === 'string') state[path.slice(1)] = true;
}
