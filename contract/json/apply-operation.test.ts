import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOperation, foldOperations, OperationError, sameJson } from './apply-operation.ts';
import type { Json } from './json.ts';
import { PointerError } from './json-pointer.ts';
import { type Operation, readOperation } from './operation.ts';

const json = (depth = 3): fc.Arbitrary<Json> =>
  fc.jsonValue({ maxDepth: depth }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

const token = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    '0',
    '1',
    '2',
    '-',
    '01',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'length',
    '',
    '~',
    '~0',
    '~1',
    '~2',
  ),
  fc.string({ maxLength: 3 }),
);
const pointer = fc.oneof(
  fc.array(token, { maxLength: 4 }).map((tokens) => tokens.map((text) => `/${text}`).join('')),
  fc.string({ maxLength: 4 }),
);
const smallDocument = fc.constantFrom<Json>(
  { a: { a: [1, { b: 2 }], b: 'x' }, b: [[], {}, null], '0': 7 },
  [{ a: 1 }, [0, 1, 2], 'b'],
  {},
  null,
);
/** Whatever could stand where an operation belongs: mostly almost right. */
const anyOperation = fc.oneof(
  fc.record(
    {
      op: fc.constantFrom('add', 'replace', 'remove', 'move', 'copy', 'test', 'merge', 'toString'),
      path: pointer,
      value: json(2),
      from: pointer,
    },
    { requiredKeys: ['op', 'path'] },
  ),
  json(2),
);

describe('applyOperation', () => {
  // The examples of RFC 6902, appendix A.
  test.each<[string, Json, Operation, Json]>([
    ['adds a member', { foo: 'bar' }, { op: 'add', path: '/baz', value: 'qux' }, { baz: 'qux', foo: 'bar' }],
    [
      'inserts into an array',
      { foo: ['bar', 'baz'] },
      { op: 'add', path: '/foo/1', value: 'qux' },
      { foo: ['bar', 'qux', 'baz'] },
    ],
    ['removes a member', { baz: 'qux', foo: 'bar' }, { op: 'remove', path: '/baz' }, { foo: 'bar' }],
    [
      'removes from an array',
      { foo: ['bar', 'qux', 'baz'] },
      { op: 'remove', path: '/foo/1' },
      { foo: ['bar', 'baz'] },
    ],
    ['replaces', { baz: 'qux', foo: 'bar' }, { op: 'replace', path: '/baz', value: 'boo' }, { baz: 'boo', foo: 'bar' }],
    [
      'moves a member',
      { foo: { bar: 'baz', waldo: 'fred' }, qux: { corge: 'grault' } },
      { op: 'move', from: '/foo/waldo', path: '/qux/thud' },
      { foo: { bar: 'baz' }, qux: { corge: 'grault', thud: 'fred' } },
    ],
    [
      'moves within an array',
      { foo: ['all', 'grass', 'cows', 'eat'] },
      { op: 'move', from: '/foo/1', path: '/foo/3' },
      { foo: ['all', 'cows', 'eat', 'grass'] },
    ],
    [
      'adds a nested object',
      { foo: 'bar' },
      { op: 'add', path: '/child', value: { grandchild: {} } },
      { foo: 'bar', child: { grandchild: {} } },
    ],
    ['tells ~1 from ~0 apart', { '/': 9, '~1': 10 }, { op: 'test', path: '/~01', value: 10 }, { '/': 9, '~1': 10 }],
    [
      'appends',
      { foo: ['bar'] },
      { op: 'add', path: '/foo/-', value: ['abc', 'def'] },
      { foo: ['bar', ['abc', 'def']] },
    ],
    ['takes a null for a value', { foo: null }, { op: 'test', path: '/foo', value: null }, { foo: null }],
    ['replaces the whole document', { foo: 1 }, { op: 'add', path: '', value: [1] }, [1]],
    ['leaves null when the whole document goes', { foo: 1 }, { op: 'remove', path: '' }, null],
    ['moves a part up to be the whole', { foo: [1] }, { op: 'move', from: '/foo', path: '' }, [1]],
    ['moves to where it was', { foo: 1 }, { op: 'move', from: '/foo', path: '/foo' }, { foo: 1 }],
  ])('%s', (_, document, operation, result) => {
    expect(applyOperation(document, operation)).toEqual(result);
  });

  test.each<[string, Json, Operation]>([
    ['adding below nothing', { q: { bar: 2 } }, { op: 'add', path: '/a/b', value: 1 }],
    ['adding past the end of an array', [1], { op: 'add', path: '/2', value: 1 }],
    ['adding at a word in an array', [1], { op: 'add', path: '/length', value: 0 }],
    ['adding below a text', { a: 'text' }, { op: 'add', path: '/a/0', value: 1 }],
    ['replacing what is not there', {}, { op: 'replace', path: '/a', value: 1 }],
    ['replacing what only the prototype has', {}, { op: 'replace', path: '/toString', value: 1 }],
    ['removing what is not there', [1], { op: 'remove', path: '/1' }],
    ['removing the place after the end', [1], { op: 'remove', path: '/-' }],
    ['moving what is not there', { a: 1 }, { op: 'move', from: '/b', path: '/c' }],
    ['moving what is not there to where it is not', { a: 1 }, { op: 'move', from: '/b', path: '/b' }],
    ['moving something into itself', { a: { b: 1 } }, { op: 'move', from: '/a', path: '/a/b' }],
    ['moving a member to nowhere', { a: 1, b: 2, c: 3 }, { op: 'move', from: '/a', path: '/x/y' }],
    ['moving an item past the end', { a: [1, 2], b: [] }, { op: 'move', from: '/a/0', path: '/a/2' }],
    ['copying what is not there', {}, { op: 'copy', from: '/a', path: '/b' }],
    ['a failed test', { baz: 'qux' }, { op: 'test', path: '/baz', value: 'bar' }],
    ['a test of a number against a text', { '/': 9, '~1': 10 }, { op: 'test', path: '/~01', value: '10' }],
    ['a path through a prototype', {}, { op: 'add', path: '/__proto__/polluted', value: true }],
  ])('refuses %s and leaves the document as it was, to the order of its members', (_, document, operation) => {
    const before = JSON.stringify(document);
    expect(() => applyOperation(document, operation)).toThrow(/./);
    expect(JSON.stringify(document)).toBe(before);
  });

  test('copies, so that changing the copy leaves the source alone', () => {
    const document = foldOperations({ a: { n: 1 } }, [
      { op: 'copy', from: '/a', path: '/b' },
      { op: 'replace', path: '/b/n', value: 2 },
    ]);
    expect(document).toEqual({ a: { n: 1 }, b: { n: 2 } });
  });

  test('of anything at all either refuses with a typed error, the document unchanged, or leaves JSON', () => {
    fc.assert(
      fc.property(fc.oneof(smallDocument, json()), anyOperation, (original, operation) => {
        const document = structuredClone(original);
        try {
          const result = applyOperation(document, readOperation(structuredClone(operation)));
          expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        } catch (thrown) {
          expect(thrown instanceof OperationError || thrown instanceof PointerError).toBe(true);
          expect(JSON.stringify(document)).toBe(JSON.stringify(original));
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('never touches a prototype', () => {
    const before = fingerprint();
    fc.assert(
      fc.property(smallDocument, fc.array(anyOperation, { maxLength: 8 }), (original, operations) => {
        let document = structuredClone(original);
        for (const operation of operations) {
          try {
            document = applyOperation(document, readOperation(structuredClone(operation)));
          } catch {
            // Refused operations are the other property's subject.
          }
        }
        expect(fingerprint()).toBe(before);
        expectPlain(document);
      }),
      { numRuns: 2_000 },
    );
  });
});

function fingerprint(): string {
  return [Object.prototype, Array.prototype, Function.prototype]
    .map((prototype) => Object.getOwnPropertyNames(prototype).join())
    .join(';');
}

/** Every object inside still has the prototype it was born with. */
function expectPlain(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  expect(Object.getPrototypeOf(value)).toBe(Array.isArray(value) ? Array.prototype : Object.prototype);
  for (const member of Object.values(value)) expectPlain(member);
}

describe('sameJson', () => {
  test('ignores the order of members and minds the order of items', () => {
    expect(sameJson({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
  });

  test.each<[Json, Json]>([
    [{}, []],
    [null, {}],
    [{ toString: 1 }, { a: 1 }],
    [[], [null]],
    [0, '0'],
  ])('tells %j from %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
