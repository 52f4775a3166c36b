import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { diffOperations } from '#contract/json/diff.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { startJsonLines } from './json-lines.ts';

const read = (text: string): Operation[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Operation);

const value = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>('a', 1, true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'a/b', 'a~b'), tie('value'), { maxKeys: 3 }),
  ),
})).value;
const document = fc.record({
  state: fc.dictionary(fc.constantFrom('rows', 'form', 'name'), value),
  root: fc.constantFrom('a', 'b'),
  elements: fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.record({
      type: fc.constant('Text'),
      props: fc.dictionary(fc.constantFrom('p', 'q'), value),
      children: fc.subarray(['b', 'c', 'd']),
    }),
  ),
}) as fc.Arbitrary<Json>;

/** Applies lines as a strict applier does, and holds each against what json-render's appliers cannot do. */
function foldLines(base: Json, lines: readonly Operation[]): Json {
  return lines.reduce((folded: Json, line) => {
    expect(['', '/elements']).not.toContain(line.path);
    const parent = readPointer(folded, line.path.slice(0, line.path.lastIndexOf('/')));
    if (Array.isArray(parent)) {
      const isAppended = line.op === 'add' && line.path.endsWith(`/${parent.length}`);
      expect([line.op, isAppended || line.op === 'replace']).toEqual([line.op, true]);
    }
    return foldOperations(folded, [line]);
  }, base);
}

describe('a composition as lines', () => {
  test('has the effect of its operations, in lines that every applier can take', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const operations = diffOperations(before, after);
        const lines = startJsonLines(before);
        const told = operations.flatMap((operation) => read(lines.operation(structuredClone(operation))));
        expect(foldLines(structuredClone(before), told)).toEqual(after);
      }),
    );
  });

  test('goes back to where it began, from wherever it is', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const lines = startJsonLines(before);
        for (const operation of diffOperations(before, after)) lines.operation(structuredClone(operation));
        expect(foldLines(structuredClone(after), read(lines.restart()))).toEqual(before);
      }),
    );
  });

  test.each<[string, Operation]>([
    ['the whole document', { op: 'add', path: '', value: { state: { n: 1 }, root: 'a', elements: { a: {}, b: {} } } }],
    ['the whole map of elements', { op: 'add', path: '/elements', value: { a: {}, b: {} } }],
  ])('tells %s element by element', (_name, operation) => {
    const base: Json = { state: {}, root: 'a', elements: {} };
    const paths = read(startJsonLines(base).operation(operation)).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/elements/a', '/elements/b']));
    expect(paths).not.toContain('/elements');
  });

  test('appends an item without repeating the list', () => {
    const lines = startJsonLines({ state: { rows: [1, 2] } });
    expect(read(lines.operation({ op: 'add', path: '/state/rows/-', value: 3 }))).toEqual([
      { op: 'add', path: '/state/rows/2', value: 3 },
    ]);
  });

  test('moves an item between lists by sending both', () => {
    const base: Json = { state: { one: [1, 2], two: [3] }, root: 'a', elements: {} };
    const told = read(startJsonLines(base).operation({ op: 'move', from: '/state/one/0', path: '/state/two/0' }));
    expect(foldLines(structuredClone(base), told)).toEqual({ ...base, state: { one: [2], two: [1, 3] } });
  });

  test('begins an empty map of elements and a restart without a root', () => {
    const lines = startJsonLines({});
    expect(read(lines.operation({ op: 'add', path: '/elements', value: {} }))).toEqual([]);
    lines.operation({ op: 'add', path: '/root', value: 'a' });
    lines.operation({ op: 'add', path: '/elements/a', value: {} });
    expect(read(lines.restart())).toEqual([
      { op: 'remove', path: '/elements/a' },
      { op: 'add', path: '/root', value: '' },
    ]);
  });
});
