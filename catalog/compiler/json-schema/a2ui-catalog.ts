import { COMPONENTS } from '#catalog/components.ts';
import type { Definition, Kind, Prop } from '#catalog/definition.ts';
import { A2UI_FUNCTIONS } from './a2ui-functions.ts';
import type { JsonSchema } from './scalar-schemas.ts';
import { specSchema } from './spec-schema.ts';

const CATALOG_ID = 'urn:ui-composition:a2ui:1';
const COMMON = 'https://a2ui.org/specification/v0_9/common_types.json#/$defs/';

/** Props whose names A2UI reserves, with the names that they have there instead. */
const TAKEN: ReadonlySet<string> = new Set(['id', 'component', 'weight', 'checks', 'accessibility', 'children']);

/** The type of A2UI for the literal values of a kind that may be bound; absent, any of its values. */
const DYNAMIC: { readonly [kind in Kind]?: string } = {
  string: 'DynamicString',
  text: 'DynamicString',
  color: 'DynamicString',
  icon: 'DynamicString',
  url: 'DynamicString',
  date: 'DynamicString',
  time: 'DynamicString',
  datetime: 'DynamicString',
  enum: 'DynamicString',
  number: 'DynamicNumber',
  integer: 'DynamicNumber',
  count: 'DynamicNumber',
  boolean: 'DynamicBoolean',
};

type Props = { properties: { [name: string]: JsonSchema }; required?: string[]; allOf?: JsonSchema[] };

/**
 * The catalog as a custom catalog of A2UI 0.9: each component with its props, `on<Verb>` for its events, `visible`, and the
 * functions that conditions and local state need. The messages of `@ui-composition/client/a2ui` fit it.
 *
 * Source: a2ui.org, specification 0.9, "Catalogs"; docs/bridges.md.
 */
export function a2uiCatalog(): JsonSchema {
  const { $defs } = specSchema(COMPONENTS) as { $defs: { [name: string]: JsonSchema } };
  const ofComponents = new Set(COMPONENTS.flatMap(({ name }) => [name, `${name}Props`]));
  const shared = Object.entries($defs).filter(([name]) => !ofComponents.has(name) && !OF_SPECS.has(name));
  const components = COMPONENTS.map(
    (one) => [one.name, componentSchema(one, $defs[`${one.name}Props`] as Props)] as const,
  );
  const all = { ...Object.fromEntries(components), Fragment: FRAGMENT };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: CATALOG_ID,
    title: 'UI Composition catalog',
    description: 'The components of the UI Composition Service as a catalog of A2UI 0.9.',
    catalogId: CATALOG_ID,
    components: all,
    functions: A2UI_FUNCTIONS,
    $defs: {
      ...Object.fromEntries(shared),
      expression: { anyOf: [common('DataBinding'), common('FunctionCall')] },
      binding: common('DataBinding'),
      CatalogComponentCommon: COMPONENT_COMMON,
      anyComponent: {
        oneOf: Object.keys(all).map((name) => ({ $ref: `#/components/${name}` })),
        discriminator: { propertyName: 'component' },
      },
      anyFunction: { oneOf: Object.keys(A2UI_FUNCTIONS).map((name) => ({ $ref: `#/functions/${name}` })) },
    },
  };
}

/** Definitions of the spec's own schema that A2UI says in other words. */
const OF_SPECS: ReadonlySet<string> = new Set(['id', 'element', 'actionBinding', 'repeat', 'expression', 'binding']);

function common(name: string): { $ref: string } {
  return { $ref: `${COMMON}${name}` };
}

const COMPONENT_COMMON: JsonSchema = {
  type: 'object',
  properties: {
    visible: { ...common('DynamicBoolean'), description: 'Whether the component shows. Default: true.' },
    confirm: {
      type: 'object',
      description: 'By verb: what the user is asked before the action of that event leaves the client.',
    },
  },
};

// What a template repeats where an element repeats several children.
const FRAGMENT = envelope({
  component: { const: 'Fragment' },
  children: { ...common('ChildList'), description: 'Drawn one after the other, without a box of their own.' },
});

function componentSchema(definition: Definition, props: Props): JsonSchema {
  const { name, description, children, events } = definition;
  const properties = Object.entries(props.properties).map(
    ([prop, schema]) => [propertyName(prop), propertySchema(definition.props[prop], schema)] as const,
  );
  const required = (props.required ?? []).map(propertyName);
  const actions = Object.entries(events).map(([verb, { when }]) => [
    `on${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
    { ...common('Action'), description: `Fires ${when}` },
  ]);
  return envelope(
    {
      component: { const: name },
      ...Object.fromEntries(properties),
      ...(children !== 'none' && { children: common('ChildList') }),
      ...(Object.fromEntries(actions) as object),
    },
    { description, required, rules: props.allOf ?? [] },
  );
}

type EnvelopeParts = { description?: string; required?: readonly string[]; rules?: readonly JsonSchema[] };

function envelope(properties: JsonSchema, { description, required = [], rules = [] }: EnvelopeParts = {}): JsonSchema {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    allOf: [
      common('ComponentCommon'),
      { $ref: '#/$defs/CatalogComponentCommon' },
      {
        type: 'object',
        properties,
        required: ['component', ...required],
        ...(rules.length > 0 && { allOf: rules }),
      },
    ],
    unevaluatedProperties: false,
  };
}

function propertyName(prop: string): string {
  return TAKEN.has(prop) ? `own${prop.charAt(0).toUpperCase()}${prop.slice(1)}` : prop;
}

/**
 * A prop as a dynamic value of A2UI that, where it is a literal, is one of ours. Hosts find out by the type, or by its
 * name in the description, that the value may be bound.
 */
function propertySchema(prop: Prop | undefined, { anyOf, ...others }: JsonSchema): JsonSchema {
  const { 'x-writeTarget': isWritten, ...described } = others;
  const literals = (anyOf as JsonSchema[] | undefined)?.filter(isLiteral);
  const writes = isWritten === true ? { 'x-writeTarget': true } : {};
  if (literals === undefined || literals.some(isObjectSchema)) {
    const description = `${(described['description'] as string | undefined) ?? 'A value.'} (#/$defs/DynamicValue)`;
    const forms = literals === undefined ? {} : { anyOf: [...literals, { $ref: '#/$defs/expression' }] };
    return { ...described, description, ...writes, ...forms };
  }
  const kinds = [prop?.kind ?? 'any'].flat();
  const dynamic = kinds.length === 1 ? DYNAMIC[kinds[0] ?? 'any'] : undefined;
  return { ...common(dynamic ?? 'DynamicValue'), ...described, ...writes, anyOf: [...literals, { type: 'object' }] };
}

function isLiteral(schema: JsonSchema): boolean {
  return schema['type'] !== 'null' && schema['$ref'] !== '#/$defs/expression' && schema['$ref'] !== '#/$defs/binding';
}

function isObjectSchema(schema: JsonSchema): boolean {
  return schema['type'] === 'object' || String(schema['$ref']).endsWith('.item');
}
