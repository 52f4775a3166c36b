import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { fieldsFromSchema } from './fields-from-schema.ts';

function only(schema: JsonObject) {
  return fieldsFromSchema({ type: 'object', properties: { answer: schema } })[0];
}

describe('The fields of a JSON Schema', () => {
  test.each<[JsonObject, string]>([
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'email' }, 'email'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'string', maxLength: 500 }, 'longText'],
    [{ type: ['null', 'boolean'] }, 'yesNo'],
    [{ type: 'number' }, 'number'],
    [{ enum: ['a', 'b'] }, 'choice'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, 'choices'],
    [{ type: 'array', items: { type: 'string' } }, 'tags'],
    [{ type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } }, 'records'],
  ])('ask for the kind that fits: %j gives %s', (schema, kind) => {
    expect(only(schema)?.kind).toBe(kind);
  });

  test('ask for a code of so many digits in as many boxes, and for the postcode of a place in a line', () => {
    const digits = (length: number) => ({ type: 'string', pattern: `^\\d{${length}}$` });
    const fields = fieldsFromSchema({
      type: 'object',
      properties: { otp_code: digits(6), postcode: digits(5), pin: {} },
    });
    expect(fields.map(({ kind }) => kind)).toEqual(['code', 'text', 'text']);
  });

  test.each<[JsonObject, string, true | undefined]>([
    [{ enum: [1, 2, 3] }, 'choice', true],
    [{ oneOf: [{ const: 1, title: 'Low' }, { const: 2.5 }] }, 'choice', true],
    [{ type: ['integer', 'null'], enum: [1, 2, null] }, 'choice', true],
    [{ type: 'array', items: { enum: [1, 2] } }, 'choices', true],
    [{ type: 'array', items: { type: 'integer' } }, 'tags', true],
    [{ enum: ['1', '2'] }, 'choice', undefined],
    [{ enum: [true, false] }, 'yesNo', undefined],
  ])('know a choice of numbers and of yes and no also without a type: %j is %s', (schema, kind, isNumeric) => {
    expect(only(schema)).toMatchObject({ kind });
    expect(only(schema)?.isNumeric).toBe(isNumeric);
  });

  test('name every choice, also one that is empty', () => {
    const labels = only({ enum: ['', ' ', 'low'] })?.choices?.map(({ label, value }) => [value, label]);
    expect(labels).toEqual([
      ['', '—'],
      [' ', '—'],
      ['low', 'Low'],
    ]);
  });

  test('keep title, description, limits, default and requiredness', () => {
    const schema = {
      type: 'object',
      properties: {
        seats: { type: 'integer', title: 'Seats', description: 'At your table', minimum: 1, maximum: 8, default: 2 },
      },
      required: ['seats'],
    };
    expect(fieldsFromSchema(schema)).toEqual([
      {
        name: 'seats',
        label: 'Seats',
        kind: 'quantity',
        required: true,
        help: 'At your table',
        allowedValues: [],
        min: 1,
        max: 8,
        initial: 2,
        whole: true,
      },
    ]);
  });

  test('have a fixed value for a constant, unless its own schema rejects it', () => {
    expect(only({ const: 'web' })?.fixed).toBe('web');
    expect(only({ type: 'boolean', const: true })?.fixed).toBe(true);
    expect(only({ const: 'web', enum: ['app'] })?.fixed).toBeUndefined();
    expect(only({ const: null })?.fixed).toBeNull();
    expect(only({ type: 'null' })?.fixed).toBeNull();
    expect(only({ type: 'object', const: { by: ['web'] } })?.fixed).toEqual({ by: ['web'] });
    expect(only({ enum: [[1, 2]] })?.fixed).toEqual([1, 2]);
    expect(only({ type: 'string', const: { by: 'web' } })?.fixed).toBeUndefined();
    expect(only({ enum: [null, 'web'] })?.fixed).toBeUndefined();
  });

  test('contain an object completely, or without its fields if a screen has no room for all', () => {
    const record = (count: number, name = 'f') =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, { type: 'string' }]));
    const group = (count: number) => ({ type: 'object', properties: record(count) });
    expect(only(group(40))?.fields).toHaveLength(40);
    const fields = fieldsFromSchema({ type: 'object', properties: { a: group(90), b: group(90), c: group(40) } });
    expect(fields.map((field) => field.fields?.length)).toEqual([90, 0, 40]);
    let deep: JsonObject = { type: 'string' };
    for (let level = 0; level < 10; level++) deep = { type: 'object', properties: { [`level${level}`]: deep } };
    let [field] = fieldsFromSchema(deep);
    for (let level = 8; level >= 0; level--) [field] = field?.fields ?? [];
    expect(field?.name).toBe('level0');
  });

  test('exclude names that reach a prototype or read as expressions', () => {
    const properties = JSON.parse(
      '{"__proto__": {"type": "string"}, "$state": {"type": "string"}, "ok": {"type": "string"}}',
    ) as JsonObject;
    expect(fieldsFromSchema({ type: 'object', properties }).map(({ name }) => name)).toEqual(['ok']);
  });

  test('show the scale of a share, which is sent as it is entered', () => {
    const share = { type: 'number', minimum: 0, maximum: 0.6, description: 'Share of water that should drain' };
    expect(only(share)).toMatchObject({ suffix: '(1 = 100 %)', step: 0.01, max: 0.6 });
    expect(only({ ...share, description: 'Weight of the lid' })).not.toHaveProperty('suffix');
    expect(only({ ...share, maximum: 60 })).not.toHaveProperty('suffix');
  });

  test('ask for a consent that can only be given', () => {
    const [consent] = fieldsFromSchema({
      type: 'object',
      properties: { terms_accepted: { type: 'boolean', const: true } },
    });
    expect(consent).toMatchObject({ kind: 'yesNo', required: true });
    expect(consent?.fixed).toBeUndefined();
  });
});
