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

type Row = { id: number; name: string; open: boolean };
type ListEdit = { kind: 'insert' | 'remove' | 'move' | 'change'; at: number; to: number; id: number };

const rowsOf = (count: fc.Arbitrary<number>): fc.Arbitrary<Row[]> =>
  count.map((length) => Array.from({ length }, (_, id) => ({ id, name: `Row ${id}`, open: id % 3 === 0 })));
const listEdit: fc.Arbitrary<ListEdit> = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move', 'change'),
  at: fc.nat({ max: 30 }),
  to: fc.nat({ max: 30 }),
  id: fc.integer({ min: 1_000, max: 1_000_000 }),
});

function applyEdit(rows: Row[], { kind, at, to, id }: ListEdit): Row[] {
  const index = at % Math.max(rows.length, 1);
  const row = rows[index];
  if (kind === 'insert' || row === undefined) return rows.toSpliced(index, 0, { id, name: `New ${id}`, open: true });
  const rest = rows.toSpliced(index, 1);
  if (kind === 'remove') return rest;
  if (kind === 'move') return rest.toSpliced(to % rows.length, 0, row);
  return rows.with(index, { ...row, name: `Row ${id}` });
}

const LONG_LISTS: [Json[], Json[]][] = [
  [Array.from({ length: 12_000 }, (_, n) => n % 2), Array.from({ length: 12_000 }, (_, n) => (n >> 1) % 2)],
  [Array.from({ length: 8_000 }, (_, n) => n), Array.from({ length: 8_000 }, (_, n) => 8_000 - n)],
  [Array.from({ length: 700 }, (_, n) => ({ n })), Array.from({ length: 690 }, (_, n) => ({ m: n }))],
  [Array.from({ length: 700 }, (_, n) => [n]), Array.from({ length: 690 }, (_, n) => [n < 300 ? n : n + 1])],
];

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
          // An item of a list may have become another one.
          if (/\/\d+$/.test(operation.path)) continue;
          const old = readPointer(from, operation.path);
          if (!isJsonObject(old) || !isJsonObject(operation.value)) continue;
          expect(changedKeys(old, operation.value).some((name) => /^$|[~/]/.test(name))).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('writes only add, replace, remove and move, and pointers without escapes', () => {
    fc.assert(
      fc.property(edit, ([from, to]) => {
        for (const operation of diffOperations(from, to)) {
          expect(['add', 'replace', 'remove', 'move']).toContain(operation.op);
          expect(operation.path).not.toContain('~');
          if ('from' in operation) expect(operation.from).not.toContain('~');
        }
      }),
    );
  });

  test('needs no more operations for a list of different rows than were made on it', () => {
    fc.assert(
      fc.property(rowsOf(fc.nat({ max: 30 })), fc.array(listEdit, { maxLength: 6 }), (rows, edits) => {
        const to = edits.reduce(applyEdit, rows);
        const operations = diffOperations({ rows }, { rows: to });
        expect(fold({ rows }, operations)).toEqual({ rows: to });
        expect(operations.length).toBeLessThanOrEqual(edits.length);
      }),
      { numRuns: 2_000 },
    );
  });

  test('folds for lists as long as a request can hold', () => {
    for (const [from, to] of LONG_LISTS) {
      expect(fold({ from }, diffOperations({ from }, { from: to }))).toEqual({ from: to });
    }
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
      'a list of child ids, whole',
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
      'a row put between',
      { rows: [{ n: 1 }, { n: 2 }] },
      { rows: [{ n: 1 }, { n: 7 }, { n: 2 }] },
      [{ op: 'add', path: '/rows/1', value: { n: 7 } }],
    ],
    ['a row taken away', { rows: [{ n: 1 }, { n: 2 }] }, { rows: [{ n: 1 }] }, [{ op: 'remove', path: '/rows/1' }]],
    [
      'a row moved',
      { rows: [{ n: 1 }, { n: 2 }, { n: 3 }] },
      { rows: [{ n: 3 }, { n: 1 }, { n: 2 }] },
      [{ op: 'move', from: '/rows/2', path: '/rows/0' }],
    ],
    [
      'a row taken away, one put in and one changed',
      { rows: [1, 2, 3, 4, 5].map((n) => ({ n, kind: 'open' })) },
      {
        rows: [
          { n: 2, kind: 'open' },
          { n: 3, kind: 'shut' },
          { n: 4, kind: 'open' },
          { n: 9, kind: 'open' },
          { n: 5, kind: 'open' },
        ],
      },
      [
        { op: 'remove', path: '/rows/0' },
        { op: 'add', path: '/rows/3', value: { n: 9, kind: 'open' } },
        { op: 'replace', path: '/rows/1/kind', value: 'shut' },
      ],
    ],
    [
      'the row that changed, not those after one that went',
      { rows: [1, 2, 3].map((id) => ({ id, name: `Row ${id}`, open: true })) },
      {
        rows: [
          { id: 2, name: 'Row 2', open: false },
          { id: 3, name: 'Row 3', open: false },
        ],
      },
      [
        { op: 'remove', path: '/rows/0' },
        { op: 'replace', path: '/rows/0/open', value: false },
        { op: 'replace', path: '/rows/1/open', value: false },
      ],
    ],
    [
      'a text of a list that is not one of children',
      { tags: ['a', 'b', 'c'] },
      { tags: ['a', 'c'] },
      [{ op: 'remove', path: '/tags/1' }],
    ],
    [
      'a card that went from one list to another',
      { lanes: [{ cards: [{ n: 1 }, { n: 2 }] }, { cards: [{ n: 3 }] }] },
      { lanes: [{ cards: [{ n: 2 }] }, { cards: [{ n: 3 }, { n: 1 }] }] },
      [
        { op: 'remove', path: '/lanes/0/cards/0' },
        { op: 'add', path: '/lanes/1/cards/1', value: { n: 1 } },
      ],
    ],
    [
      'another row in its place, whole',
      { rows: [{ n: 1, name: 'A', open: true }, { n: 2 }] },
      { rows: [{ n: 5, name: 'B', open: true }, { n: 2 }] },
      [{ op: 'replace', path: '/rows/0', value: { n: 5, name: 'B', open: true } }],
    ],
    [
      'a list that is all different, whole',
      { marks: [1, 2, 3, 4, 5] },
      { marks: [6, 7, 8, 9] },
      [{ op: 'replace', path: '/marks', value: [6, 7, 8, 9] }],
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
