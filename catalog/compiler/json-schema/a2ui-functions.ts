import type { JsonSchema } from './scalar-schemas.ts';

const POINTER = { type: 'string', description: 'JSON Pointer into the data model.' } as const;

/** The functions of the catalog for A2UI, which `a2uiFunctions` of `@ui-composition/client/a2ui` implements. */
export const A2UI_FUNCTIONS: { readonly [name: string]: JsonSchema } = {
  object: {
    type: 'object',
    description: 'An object of these members, each of which may be bound.',
    properties: { call: { const: 'object' }, returnType: { const: 'object' } },
    required: ['call', 'args'],
  },
  index: functionSchema('index', 'number', 'Position of the item in the list that is repeated, from 0.', {}),
  and: functionSchema('and', 'boolean', 'True when all are.', { values: { type: 'array' } }, ['values']),
  or: functionSchema('or', 'boolean', 'True when one is.', { values: { type: 'array' } }, ['values']),
  check: functionSchema(
    'check',
    'boolean',
    'Compares a value; without an operator, whether there is one that is neither false, 0 nor empty.',
    {
      value: { description: 'Any value.' },
      operator: { type: 'string', enum: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] },
      operand: { description: 'Any value; absent, null.' },
      not: { type: 'boolean', description: 'True turns the answer round.' },
    },
    ['value'],
  ),
  setState: functionSchema(
    'setState',
    'void',
    'Writes a value; absent, null.',
    { statePath: POINTER, value: { description: 'Any value.' } },
    ['statePath'],
  ),
  pushState: functionSchema(
    'pushState',
    'void',
    'Appends a value to a list, and empties another place.',
    { statePath: POINTER, value: { description: 'Any value.' }, clearStatePath: POINTER },
    ['statePath'],
  ),
  removeState: functionSchema(
    'removeState',
    'void',
    'Removes the item at an index from a list.',
    { statePath: POINTER, index: { description: 'A number, or a text with one.' } },
    ['statePath', 'index'],
  ),
  validateForm: functionSchema('validateForm', 'void', 'Does nothing here: a Form checks its fields itself.', {
    statePath: POINTER,
  }),
};

function functionSchema(
  name: string,
  returnType: string,
  description: string,
  args: JsonSchema,
  required: readonly string[] = [],
): JsonSchema {
  return {
    type: 'object',
    description,
    properties: {
      call: { const: name },
      args: {
        type: 'object',
        properties: args,
        ...(required.length > 0 && { required }),
        unevaluatedProperties: false,
      },
      returnType: { const: returnType },
    },
    required: ['call', 'args'],
    unevaluatedProperties: false,
  };
}
