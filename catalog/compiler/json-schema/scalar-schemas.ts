import type { Kind, Prop } from '#catalog/definition.ts';
import { ICONS } from '#catalog/icons.ts';

/** A schema object of JSON Schema 2020-12. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Kinds with one grammar everywhere: each is defined once and referred to. */
export const SHARED_SCHEMAS = {
  color: {
    description: 'A CSS colour: a hex code, a colour function with plain numbers, or one word.',
    type: 'string',
    maxLength: 64,
    pattern: '^(#[0-9a-fA-F]{3,8}|[A-Za-z]{1,30}|[A-Za-z]+\\([^()]+\\))$',
  },
  iconName: { description: 'A name of the icon registry.', type: 'string', enum: ICONS },
  date: { description: 'A day as YYYY-MM-DD.', type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
  time: { description: 'A time of day as HH:mm, 24 hours.', type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  dateTime: {
    description: 'A moment in ISO 8601, with a "T".',
    type: 'string',
    pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d',
  },
  linkUrl: { description: 'http, https, mailto, tel or relative.', type: 'string', minLength: 1 },
  pictureUrl: { description: 'http, https, relative, or a raster data: address.', type: 'string', minLength: 1 },
  mediaUrl: { description: 'http or https.', type: 'string', minLength: 1 },
  frameUrl: { description: 'https on a known map host.', type: 'string', minLength: 1 },
  scalar: { description: 'One JSON scalar.', type: ['string', 'number', 'boolean', 'null'] },
  expression: {
    description: 'A value that is read when the interface is drawn or an action fires.',
    oneOf: [reader('$state', 'JSON Pointer into the state.'), reader('$bindItem', 'Field of the repeated item.')],
  },
  binding: {
    description: 'A value that is read, and written back when the user changes it.',
    oneOf: [
      reader('$bindState', 'JSON Pointer into the state.'),
      reader('$bindItem', 'Field of the repeated item.'),
      reader('$state', 'JSON Pointer into the state; read only.'),
    ],
  },
} as const satisfies { readonly [name: string]: JsonSchema };

export type SharedSchema = keyof typeof SHARED_SCHEMAS;

/** A reference to one of {@link SHARED_SCHEMAS}, or to a definition of a component. */
export function definitionRef(name: string): { $ref: string } {
  return { $ref: `#/$defs/${name}` };
}

/** The literal values of a scalar kind, with the bounds of its prop. */
export function scalarSchema(kind: Exclude<Kind, 'array' | 'object' | 'record'>, prop: Prop): JsonSchema {
  switch (kind) {
    case 'string':
      return { type: 'string', pattern: '^[^\\r\\n]*$', ...lengths(prop) };
    case 'text':
      return { type: 'string', ...lengths(prop) };
    case 'number':
      return { type: 'number', ...bounds(prop) };
    case 'integer':
      return { type: 'integer', ...bounds(prop) };
    case 'count':
      return { type: 'integer', minimum: 0, ...bounds(prop) };
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return { enum: prop.values ?? [] };
    case 'dimension':
      return dimensionSchema(prop);
    case 'url':
      return definitionRef(URL_SCHEMAS[prop.use ?? 'link']);
    default:
      return definitionRef(SHARED_BY_KIND[kind]);
  }
}

const URL_SCHEMAS = { link: 'linkUrl', picture: 'pictureUrl', media: 'mediaUrl', frame: 'frameUrl' } as const;

const SHARED_BY_KIND = {
  color: 'color',
  icon: 'iconName',
  date: 'date',
  time: 'time',
  datetime: 'dateTime',
  any: 'scalar',
} as const satisfies { readonly [kind: string]: SharedSchema };

// A number is in px and has the bounds; for a text only form and unit can be expressed.
function dimensionSchema(prop: Prop): JsonSchema {
  const units = prop.units ?? ['px', 'rem', 'em', '%', 'fr', 'vw', 'vh', 'ch'];
  return {
    anyOf: [
      { type: 'number', minimum: 0, ...bounds(prop) },
      { type: 'string', pattern: `^\\d{1,5}(\\.\\d{1,4})?(${units.join('|')})$` },
    ],
  };
}

function bounds({ min, max, above }: Prop): JsonSchema {
  return {
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(above !== undefined && { exclusiveMinimum: above }),
  };
}

// JSON Schema counts code points, the service UTF-16 code units: a text may be long enough with half as many.
function lengths({ minLen, maxLen }: Prop): JsonSchema {
  return {
    ...(minLen !== undefined && { minLength: Math.ceil(minLen / 2) }),
    ...(maxLen !== undefined && { maxLength: maxLen }),
  };
}

function reader(key: string, description: string): JsonSchema {
  return {
    type: 'object',
    properties: { [key]: { type: 'string', description } },
    required: [key],
    additionalProperties: false,
  };
}
