import { EVENT_VERBS } from '#contract/spec/event-verb.ts';
import type { Definition } from '#catalog/definition.ts';
import { definitionRef, type JsonSchema, SHARED_SCHEMAS } from './scalar-schemas.ts';
import { itemSchema, shapeSchema } from './value-schema.ts';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/**
 * The JSON Schema of every spec composed of these components: `$defs` holds `<Name>` for each element and `<Name>Props` for
 * its props. Every delivered spec satisfies it. It covers less than validation: not the tree, what pointers read, or the
 * order of values.
 */
export function specSchema(definitions: readonly Definition[]): JsonSchema {
  const components = Object.assign({}, ...definitions.map(componentSchemas)) as JsonSchema;
  return {
    $schema: DIALECT,
    title: 'UI composition spec',
    type: 'object',
    properties: {
      state: { type: 'object', description: 'Initial client state. Inputs bind to paths in it.' },
      root: { ...definitionRef('id'), description: 'Id of the top-level element.' },
      elements: {
        type: 'object',
        description: 'Flat map of element id to element; the tree comes from `children`.',
        propertyNames: definitionRef('id'),
        additionalProperties: definitionRef('element'),
      },
      actions: { type: 'object', description: 'Handlers of the declared actions, written by the server.' },
    },
    required: ['state', 'root', 'elements'],
    additionalProperties: false,
    $defs: {
      id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
      element: {
        description: 'One element of the catalog, or one of a component that the caller sent.',
        type: 'object',
        properties: { type: { type: 'string' } },
        required: ['type', 'props', 'children'],
        allOf: definitions.map(({ name }) => ({
          if: { properties: { type: { const: name } }, required: ['type'] },
          // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
          then: definitionRef(name),
        })),
      },
      actionBinding: ACTION_BINDING,
      repeat: REPEAT,
      ...SHARED_SCHEMAS,
      ...components,
    },
  };
}

/** The definitions of one component: its element, its props, and shared item shapes. */
function componentSchemas(definition: Definition): JsonSchema {
  const { name, description, props } = definition;
  const shared: { [name: string]: JsonSchema } = {};
  const shareItem = (prop: string): string => {
    const id = `${name}.${prop}.item`;
    if (shared[id] === undefined) {
      // Registered before it is complete: the items of a tree contain items of the same shape.
      shared[id] = {};
      shared[id] = itemSchema(props[prop] ?? { kind: 'array' }, shareItem) ?? {};
    }
    return id;
  };
  const propsSchema = { description: `Props of ${name}.`, ...shapeSchema(props, definition, shareItem) };
  return { [name]: elementSchema(definition, description), [`${name}Props`]: propsSchema, ...shared };
}

function elementSchema(definition: Definition, description: string): JsonSchema {
  const { name, children, minChildren, maxChildren, events, oneOf = [] } = definition;
  const inEither = oneOf
    .filter((names) => names.includes('children'))
    .map((names) => ({
      anyOf: [
        { properties: { children: { minItems: 1 } } },
        ...names.filter((prop) => prop !== 'children').map((prop) => ({ properties: { props: { required: [prop] } } })),
      ],
    }));
  return {
    description,
    type: 'object',
    properties: {
      type: { const: name },
      props: definitionRef(`${name}Props`),
      children: {
        type: 'array',
        items: definitionRef('id'),
        uniqueItems: true,
        ...(children === 'none' && { maxItems: 0 }),
        ...(minChildren !== undefined && { minItems: minChildren }),
        ...(maxChildren !== undefined && { maxItems: maxChildren }),
      },
      on: {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(events).map(([verb, event]) => [
            verb,
            { ...definitionRef('actionBinding'), description: `Fires ${event.when}` },
          ]),
        ),
        additionalProperties: false,
      },
      repeat: definitionRef('repeat'),
      visible: { description: 'Condition on state under which the element shows.' },
    },
    required: ['type', 'props', 'children'],
    additionalProperties: false,
    ...(inEither.length > 0 && { allOf: inEither }),
  };
}

const ACTION_BINDING = {
  description: `What an event does. The verbs are ${Object.keys(EVENT_VERBS).join(', ')}.`,
  type: 'object',
  properties: {
    action: { type: 'string', minLength: 1 },
    params: { type: 'object', description: 'Literals or expressions.' },
    confirm: { description: 'Asked before the action leaves the client.' },
  },
  required: ['action'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const REPEAT = {
  type: 'object',
  properties: {
    statePath: { type: 'string', description: 'JSON Pointer to a list in the state.' },
    key: { type: 'string' },
  },
  required: ['statePath'],
} as const satisfies JsonSchema;
