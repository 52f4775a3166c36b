import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldOperations, sameJson } from './apply-operation.ts';
import { diffOperations } from './diff.ts';
import { isJsonObject, type Json } from './json.ts';
import { readPointer } from './json-pointer.ts';
import type { Operation } from './operation.ts';

const key = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'children', 'props', '0', 'toString', 'a/b', 'm~n', ''),
  fc.string({ maxLength: 2 }),
);
const json: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom<Json>(null, true, 0, 1, 'x', 'y'),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).json;
/** Two documents that share most of what they hold, as an edit leaves them. */
const edit: fc.Arbitrary<[Json, Json]> = fc.oneof(
  fc.tuple(json, json),
  fc.tuple(json, json, json).map(([shared, from, to]): [Json, Json] => [
    { state: { rows: [shared, from] }, elements: { x: shared, y: from } },
    { state: { rows: [shared, to] }, elements: { x: shared, y: to } },
  ]),
);

// Not structuredClone, which keeps two references to one object together.
const clone = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const fold = (from: Json, operations: Operation[]): Json => foldOperations(clone(from), clone(operations));

describe('diffOperations', () => {
  test('folds over the first document to the second', () => {
    fc.assert(
      fc.property(edit, ([from, to]) => {
        expect(fold(from, diffOperations(from, to))).toEqual(to);
      }),
      { numRuns: 3_000 },
    );
  });

  test('holds no operation that could be left out', () => {
    fc.assert(
      fc.property(edit, ([from, to]) => {
        const operations = diffOperations(from, to);
        for (const index of operations.keys()) {
          expect(sameJson(foldOrNothing(from, operations.toSpliced(index, 1)), to)).toBe(false);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('replaces no object whose members could be replaced one by one', () => {
    fc.assert(
      fc.property(edit, ([from, to]) => {
        for (const operation of diffOperations(from, to)) {
          if (operation.op !== 'replace') continue;
          const old = readPointer(from, operation.path);
          if (!isJsonObject(old) || !isJsonObject(operation.value)) continue;
          expect(changedKeys(old, operation.value).some((name) => /^$|[~/]/.test(name))).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('writes only add, replace and remove, and pointers without escapes', () => {
    fc.assert(
      fc.property(edit, ([from, to]) => {
        for (const { op, path } of diffOperations(from, to)) {
          expect(['add', 'replace', 'remove']).toContain(op);
          expect(path).not.toContain('~');
        }
      }),
    );
  });

  test('changes neither document', () => {
    fc.assert(
      fc.property(edit, ([from, to]) => {
        const before = JSON.stringify([from, to]);
        diffOperations(from, to);
        expect(JSON.stringify([from, to])).toBe(before);
      }),
    );
  });

  test.each<[string, Json, Json, Operation[]]>([
    [
      'one changed prop',
      { elements: { a: { props: { title: 'A', size: 'sm' } } } },
      { elements: { a: { props: { title: 'B', size: 'sm' } } } },
      [{ op: 'replace', path: '/elements/a/props/title', value: 'B' }],
    ],
    [
      'a list of texts, whole',
      { children: ['a', 'b'] },
      { children: ['a', 'x', 'b'] },
      [{ op: 'replace', path: '/children', value: ['a', 'x', 'b'] }],
    ],
    [
      'a row in a list that keeps its length',
      { rows: [{ n: 1 }, { n: 2 }] },
      { rows: [{ n: 1 }, { n: 3 }] },
      [{ op: 'replace', path: '/rows/1/n', value: 3 }],
    ],
    [
      'rows appended',
      { rows: [{ n: 1 }] },
      { rows: [{ n: 1 }, { n: 2 }, { n: 3 }] },
      [
        { op: 'add', path: '/rows/1', value: { n: 2 } },
        { op: 'add', path: '/rows/2', value: { n: 3 } },
      ],
    ],
    [
      'rows put between, as one replacement',
      { rows: [{ n: 1 }] },
      { rows: [{ n: 0 }, { n: 1 }] },
      [{ op: 'replace', path: '/rows', value: [{ n: 0 }, { n: 1 }] }],
    ],
    [
      'rows taken away',
      { rows: [{ n: 1 }, { n: 2 }] },
      { rows: [{ n: 1 }] },
      [{ op: 'replace', path: '/rows', value: [{ n: 1 }] }],
    ],
    [
      'rows in place of none',
      { rows: [] },
      { rows: [{ n: 1 }, { n: 2 }] },
      [{ op: 'replace', path: '/rows', value: [{ n: 1 }, { n: 2 }] }],
    ],
    [
      'a removal after what replaces it',
      { elements: { p: { children: ['a'] }, a: {} } },
      { elements: { p: { children: ['b'] }, b: {} } },
      [
        { op: 'replace', path: '/elements/p/children', value: ['b'] },
        { op: 'add', path: '/elements/b', value: {} },
        { op: 'remove', path: '/elements/a' },
      ],
    ],
    [
      'the object around a member whose name needs an escape',
      { state: { 'a/b': 1, c: 2 } },
      { state: { 'a/b': 2, c: 2 } },
      [{ op: 'replace', path: '/state', value: { 'a/b': 2, c: 2 } }],
    ],
    ['nothing when only the order of members differs', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['another kind of value', { a: {} }, { a: [] }, [{ op: 'replace', path: '/a', value: [] }]],
  ])('gives %s', (_, from, to, operations) => {
    expect(diffOperations(from, to)).toEqual(operations);
  });

  test('carries a __proto__ member without touching a prototype', () => {
    const to = JSON.parse('{"state":{"__proto__":{"polluted":true}}}') as Json;
    const folded = fold({ state: {} }, diffOperations({ state: {} }, to));
    expect(JSON.stringify(folded)).toBe(JSON.stringify(to));
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

function foldOrNothing(from: Json, operations: Operation[]): Json {
  try {
    return fold(from, operations);
  } catch {
    return 'does not fit';
  }
}

function changedKeys(from: { [key: string]: Json }, to: { [key: string]: Json }): string[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (name) => !Object.hasOwn(from, name) || !Object.hasOwn(to, name) || !sameJson(from[name]!, to[name]!),
  );
}
