import type { Fields, Kind, MemberRules, Prop } from '#catalog/definition.ts';
import { definitionRef, type JsonSchema, scalarSchema } from './scalar-schemas.ts';

/** Writes the schema of a shared item shape and returns its name. */
export type ShareItem = (prop: string) => string;

/** An object with exactly these members, and those rules between them that JSON Schema can express. */
export function shapeSchema(fields: Fields, rules: MemberRules, shareItem: ShareItem): JsonSchema {
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  const allOf = ruleSchemas(rules);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, prop]) => [name, valueSchema(prop, shareItem)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(allOf.length > 0 && { allOf }),
  };
}

/** One member: its literal values, an expression, and null where it may be absent. */
function valueSchema(prop: Prop, shareItem: ShareItem): JsonSchema {
  const { doc, bind, required, default: fallback } = prop;
  const literals = literalSchemas(prop, shareItem);
  const described = {
    ...(doc !== undefined && { description: doc }),
    ...(fallback !== undefined && { default: fallback }),
    ...(bind === true && { 'x-writeTarget': true }),
  };
  if (literals === undefined) return described;
  const expression = definitionRef(bind === true ? 'binding' : 'expression');
  return { ...described, anyOf: [...literals, expression, ...(required === true ? [] : [{ type: 'null' }])] };
}

/** The literal forms of a value; undefined when any JSON is allowed. */
function literalSchemas(prop: Prop, shareItem: ShareItem): JsonSchema[] | undefined {
  if (prop.sameAs !== undefined) return [definitionRef(shareItem(prop.sameAs))];
  const kinds: readonly Kind[] = typeof prop.kind === 'string' ? [prop.kind] : prop.kind;
  if (kinds.includes('any') && kinds.includes('object') && prop.of === undefined) return undefined;
  return kinds.map((kind) => kindSchema(kind, prop, shareItem));
}

function kindSchema(kind: Kind, prop: Prop, shareItem: ShareItem): JsonSchema {
  switch (kind) {
    case 'array': {
      const { minItems, maxItems } = prop;
      const items = itemSchema(prop, shareItem);
      return {
        type: 'array',
        ...(items !== undefined && { items }),
        ...(minItems !== undefined && { minItems }),
        ...(maxItems !== undefined && { maxItems }),
      };
    }
    case 'object':
      return prop.of === undefined ? { type: 'object' } : shapeSchema(prop.of, prop, shareItem);
    case 'record':
      return { type: 'object', additionalProperties: valueSchema(prop.items ?? { kind: 'any' }, shareItem) };
    default:
      return scalarSchema(kind, prop);
  }
}

/** The items of a list; undefined when any JSON is allowed. */
export function itemSchema(list: Prop, shareItem: ShareItem): JsonSchema | undefined {
  if (list.items !== undefined) return valueSchema({ ...list.items, required: true }, shareItem);
  if (list.of === undefined) return undefined;
  return { anyOf: [shapeSchema(list.of, list, shareItem), definitionRef('expression')] };
}

// `needs` and `order` are left out: the one is about effects, the other compares values.
function ruleSchemas({ oneOf = [], requiredWhen = {} }: MemberRules): JsonSchema[] {
  const alternatives = oneOf
    // Child elements are next to the props.
    .filter((names) => !names.includes('children'))
    .map((names) => ({ anyOf: names.map((name) => ({ required: [name] })) }));
  const conditions = Object.entries(requiredWhen).flatMap(([name, cases]) =>
    Object.entries(cases).map(([value, required]) => ({
      if: { properties: { [name]: { const: value } }, required: [name] },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { required },
    })),
  );
  return [...alternatives, ...conditions];
}
