import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { fieldsFromSchema } from '#builtin/understand/actions/fields-from-schema.ts';
import { withConditions } from './only-if.ts';

const yesNo = { type: 'boolean' };
const choice = (...values: string[]) => ({ type: 'string', enum: values });
const text = (description?: string): JsonObject => ({
  type: 'string',
  ...(description === undefined ? {} : { description }),
});

test.each<[string, string, JsonObject, unknown]>([
  ['by its name', '', { pets: yesNo, pet_details: text() }, { name: 'pets' }],
  ['by its hint', '', { con_danos: yesNo, detalle: text('obligatorio si hay daños') }, { name: 'con_danos' }],
  ['by a word of the same root', '', { beschaedigt: yesNo, was: text('Pflicht bei Schäden') }, { name: 'beschaedigt' }],
  [
    'by the request',
    'Si hay golpes, la descripción es obligatoria.',
    { golpes: yesNo, descripcion: text() },
    { name: 'golpes' },
  ],
  [
    'by an answer, and may be given otherwise',
    '',
    { decision: choice('APPROVE', 'REFUSE'), comment: text('mandatory when you refuse') },
    { name: 'decision', eq: 'REFUSE', isOptionalElse: true },
  ],
  [
    'by an answer alone',
    '',
    { how: choice('DELIVERY', 'PICKUP'), branch: text('needed for pickup') },
    { name: 'how', eq: 'PICKUP' },
  ],
  ['not at all', '', { urgent: yesNo, note: text('shown to the customer') }, undefined],
  ['not by a hint on something else', '', { urgent: yesNo, note: text('for the kitchen') }, undefined],
])('a field depends on another answer: %s', (_, prompt, properties, expected) => {
  const fields = withConditions(fieldsFromSchema({ type: 'object', properties }), prompt);
  expect(fields.at(-1)?.onlyIf).toEqual(expected);
});

test('what is required anyway depends on nothing', () => {
  const schema = { type: 'object', properties: { pets: yesNo, pet_details: text() }, required: ['pet_details'] };
  expect(withConditions(fieldsFromSchema(schema), '').at(-1)?.onlyIf).toBeUndefined();
});
