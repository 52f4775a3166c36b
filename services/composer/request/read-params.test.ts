import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { readParams } from './read-params.ts';
import { refusalThrownBy } from '#test/refusal-thrown-by.ts';

const refusalOf = (params: JsonObject) => refusalThrownBy(() => readParams(params, 'actions[0].params'));

const number = { type: 'number' };

describe('the params of an action', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['nothing', {}, {}],
    ['a type list', { type: ['object', 'null'], properties: { x: number } }, { properties: { x: number } }],
    ['members that say nothing', { properties: { x: true, y: {}, z: false } }, { properties: { x: {}, y: {} } }],
    [
      'a shorthand',
      { amount: { description: 'How much' }, reason: { enum: ['late', 'wrong'] } },
      { properties: { amount: { description: 'How much' }, reason: { enum: ['late', 'wrong'] } } },
    ],
    [
      'a shorthand of types and descriptions',
      { amount: 'number', note: 'What to say', any: true },
      { properties: { amount: number, note: { description: 'What to say' }, any: {} } },
    ],
    [
      'a shorthand with names that keywords have',
      { type: { enum: ['a'] }, title: number, items: number, required: { type: 'boolean' } },
      { properties: { type: { enum: ['a'] }, title: number, items: number, required: { type: 'boolean' } } },
    ],
    [
      'members beside the keywords',
      { type: 'object', amount: number, required: ['amount'] },
      { properties: { amount: number }, required: ['amount'] },
    ],
    [
      'what is required by a mark of its own',
      { properties: { a: { type: 'string', required: true }, b: { required: false } }, required: ['c'] },
      { properties: { a: { type: 'string' }, b: {} }, required: ['c', 'a'] },
    ],
    [
      'references',
      {
        $ref: '#/definitions/refund',
        definitions: { refund: { properties: { a: { $ref: '#/$defs/m~1oney' } }, required: ['a'] } },
        $defs: { 'm/oney': { ...number, minimum: 0 } },
      },
      { properties: { a: { ...number, minimum: 0 } }, required: ['a'] },
    ],
    [
      'a reference into itself',
      { properties: { child: { $ref: '#' }, name: { $ref: '#/properties/name' } } },
      { properties: { child: { properties: { child: {}, name: {} } }, name: {} } },
    ],
    [
      'parts and alternatives',
      {
        allOf: [{ properties: { a: number }, required: ['a'] }, { properties: { b: number } }],
        anyOf: [{ properties: { c: number }, required: ['c'] }, { required: ['d'] }],
      },
      { properties: { a: number, b: number, c: number }, required: ['a'] },
    ],
    [
      'a value or none',
      { properties: { a: { anyOf: [number, { type: 'null' }], title: 'A' }, b: { type: ['boolean', 'null'] } } },
      { properties: { a: { ...number, title: 'A' }, b: { type: 'boolean' } } },
    ],
    [
      'one of several values',
      {
        properties: {
          a: { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] },
          b: { anyOf: [{ enum: [1] }, { const: 2 }] },
        },
      },
      { properties: { a: { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] }, b: { enum: [1, 2] } } },
    ],
    [
      'alternatives that tell themselves apart by a value',
      {
        oneOf: [
          { properties: { by: { const: 'card' }, number } },
          { properties: { by: { const: 'bank', title: 'Bank' }, iban: {}, number } },
        ],
      },
      { properties: { by: { oneOf: [{ const: 'card' }, { const: 'bank', title: 'Bank' }] }, number, iban: {} } },
    ],
    [
      'members that depend on others',
      {
        properties: { a: number },
        if: { properties: { a: { const: 1 } } },
        ...(JSON.parse(
          '{"then":{"properties":{"a":{"const":1},"b":{"type":"number"}},"required":["b"]}}',
        ) as JsonObject),
        else: { properties: { b: { type: 'string' }, c: number } },
        dependentSchemas: { a: { properties: { d: number } } },
        dependencies: { a: { properties: { e: number } }, c: ['a'] },
      },
      { properties: { a: number, b: { type: ['number', 'string'] }, c: number, d: number, e: number } },
    ],
    [
      'references by anchor',
      {
        properties: { a: { $ref: '#money' }, b: { $dynamicRef: '#money' }, c: { $recursiveRef: '#' } },
        $defs: { m: { $anchor: 'money', ...number } },
      },
      { properties: { a: number, b: number, c: { properties: { a: number, b: number, c: {} } } } },
    ],
    ['a nullable member', { properties: { a: { ...number, nullable: true } } }, { properties: { a: number } }],
    [
      'items of a list',
      { properties: { a: { items: [{ $ref: '#/$defs/n' }] } }, $defs: { n: number } },
      { properties: { a: { items: number } } },
    ],
    [
      'another dialect',
      { $schema: 'http://json-schema.org/draft-04/schema#', $id: 'urn:x', properties: { a: number } },
      { properties: { a: number } },
    ],
    [
      'a name with marks',
      { properties: { 'a/b~c.d': number, toString: number } },
      { properties: { 'a/b~c.d': number, toString: number } },
    ],
    [
      'keywords that say nothing of members',
      { title: 'Refund', description: 'Gives it back' },
      { title: 'Refund', description: 'Gives it back' },
    ],
  ])('may be declared as %s', (_what, declared, plain) => {
    const read = readParams(structuredClone(declared), 'actions[0].params');
    expect(read).toMatchObject({ type: 'object', ...plain });
    expect(read['properties']).toEqual(plain['properties']);
    expect(read['required']).toEqual(plain['required']);
  });

  test.each<[string, JsonObject, string]>([
    ['is of another type', { type: 'string' }, ''],
    ['is of no type there is', { properties: { a: { type: 'money' } } }, '.properties.a.type'],
    ['has properties that are none', { properties: [] }, '.properties'],
    ['requires what is no name', { properties: {}, required: [7] }, '.required[0]'],
    ['has an enum that is none', { properties: { a: { enum: 'x' } } }, '.properties.a.enum'],
    ['has a shorthand member that is none', { a: number, b: 7 }, '.b'],
    ['has a shorthand member of no type there is', { amount: { type: 'money' } }, '.amount.type'],
    ['names a prototype', { properties: { constructor: number } }, '.properties.constructor'],
    ['names a prototype in a shorthand', { prototype: number }, '.prototype'],
    ['names nothing', { properties: { '': number } }, '.properties[""]'],
    ['names an expression', { properties: { $state: number } }, '.properties.$state'],
    [
      'names an expression inside',
      { properties: { a: { properties: { $item: number } } } },
      '.properties.a.properties.$item',
    ],
    ['requires a prototype', { required: ['a', 'constructor'] }, '.required[1]'],
    ['requires what takes no value', { properties: { a: false }, required: ['a'] }, '.properties.a'],
    ['refers to nothing', { properties: { a: { $ref: '#/$defs/none' } } }, '.properties.a.$ref'],
    ['refers to an anchor that is not there', { properties: { a: { $ref: '#money' } } }, '.properties.a.$ref'],
    ['refers elsewhere', { properties: { a: { $ref: 'https://example.com/a' } } }, '.properties.a.$ref'],
  ])('are refused with their place when the schema %s', (_what, declared, place) => {
    const refusal = refusalOf(declared);
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST', field: `actions[0].params${place}` });
    expect(refusal.message).toContain(`\`actions[0].params${place}\` `);
  });

  test('are refused when their references grow without measure', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 12 }, (_, level) => {
        const next = { $ref: `#/$defs/d${level + 1}` };
        return [`d${level}`, { properties: { a: next, b: next, c: next, d: next } }];
      }),
    );
    expect(refusalOf({ $ref: '#/$defs/d0', $defs: { ...$defs, d12: number } }).message).toContain('too large');
  });

  test('never run the regular expressions that they hold', () => {
    const pattern = '^(a+)+$';
    const properties = { a: { type: 'string', pattern, default: `${'a'.repeat(60)}!` } };
    expect(readParams({ properties, patternProperties: { [pattern]: {} } }, 'x')).toMatchObject({ properties });
  });
});
