import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOperation, OperationError } from '#contract/json/apply-operation.ts';
import { PointerError } from '#contract/json/json-pointer.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { renderable, withOperation } from './draft.ts';

const key = fc.constantFrom('a', 'b', 'list', '0', '1', 'x/y');
const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;
const document = fc.oneof(
  json,
  fc.dictionary(key, fc.oneof(json, fc.array(json), fc.dictionary(key, json))),
) as fc.Arbitrary<Json>;
const pointer = fc
  .array(fc.oneof(key, fc.constant('-')), { maxLength: 3 })
  .map((tokens) => tokens.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''));
const operation = fc.oneof(
  fc.record({ op: fc.constantFrom('add' as const, 'replace' as const), path: pointer, value: json }),
  fc.record({ op: fc.constant('remove' as const), path: pointer.filter((path) => path !== '') }),
  fc.record({ op: fc.constantFrom('move' as const, 'copy' as const), path: pointer, from: pointer }),
) as fc.Arbitrary<Operation>;

/** What the contract's own applier makes of it, or undefined where the operation does not fit. */
function applied(before: Json, step: Operation): Json | undefined {
  try {
    return applyOperation(structuredClone(before), structuredClone(step));
  } catch (error) {
    if (error instanceof OperationError || error instanceof PointerError) return undefined;
    throw error;
  }
}

describe('withOperation', () => {
  test('gives what the applier of the contract gives, for every operation that fits', () => {
    fc.assert(
      fc.property(document, operation, (before, step) => {
        const expected = applied(before, step);
        fc.pre(expected !== undefined);
        expect(withOperation(before, step)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('changes neither the document before nor what it shares with it', () => {
    fc.assert(
      fc.property(document, fc.array(operation, { maxLength: 5 }), (before, steps) => {
        const kept = structuredClone(before);
        let after = withOperation(before, { op: 'copy', path: '', from: '' });
        for (const step of steps) after = withOperation(after, step);
        expect(before).toEqual(kept);
      }),
    );
  });

  test('shares every element that an operation does not touch', () => {
    const before = { elements: { a: { type: 'Text' }, b: { type: 'Card' } } };
    const after = withOperation(before, { op: 'replace', path: '/elements/a/type', value: 'Heading' });
    expect((after as typeof before).elements.b).toBe(before.elements.b);
    expect((after as typeof before).elements.a).not.toBe(before.elements.a);
  });
});

describe('renderable', () => {
  const whole = { state: {}, root: 'a', elements: { a: { type: 'Stack', props: {}, children: [] } } };

  test('is nothing before the root element is there', () => {
    for (const early of [{}, { root: 'a' }, { root: 'a', elements: {} }, { elements: whole.elements }, null, []]) {
      expect(renderable(early)).toBeUndefined();
    }
  });

  test('is the very elements of a whole document', () => {
    expect(renderable(whole)?.elements).toBe(whole.elements);
  });

  test('leaves out children that have not come, and completes elements that are half there', () => {
    const draft = { root: 'a', elements: { a: { type: 'Stack', children: ['b', 'c', 7] }, b: { type: 'Text' } } };
    expect(renderable(draft)).toEqual({
      state: {},
      root: 'a',
      elements: { a: { type: 'Stack', props: {}, children: ['b'] }, b: { type: 'Text', props: {}, children: [] } },
    });
  });
});
