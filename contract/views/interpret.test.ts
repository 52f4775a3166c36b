import { search } from '@jmespath-community/jmespath';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json/json.ts';
import { ExpressionFailed, interpret } from './interpret.ts';

const STATE: JsonObject = {
  rows: [
    { id: 1, name: 'b', total: 1.5, tags: ['a', 'z'], sub: { k: 1 } },
    { id: 2, name: 'a', total: 7, tags: [], sub: { k: 5 } },
    { id: 3, name: 'c', total: 3, tags: ['a'], sub: null },
  ],
  map: { x: { v: 1 }, y: { v: 2 } },
  text: 'lorem',
  n: 5,
};

const NAMES = ['rows', 'rows', 'rows', 'map', 'text', 'n', 'id', 'name', 'tags', 'v', '@', '$', "'a'", '`[2,1]`'];
const STEPS =
  "[] [*] .* [0] [-1] [::-1] [1:] [:2] .id .name .tags .sub.k .v |[0] [?id>`1`] [?name=='a'] [?tags] .{a:id,b:name} .[id,total] [].id [*].sub[]".split(
    ' ',
  );
const CALLS =
  'length keys values items reverse max min sum avg to_array abs not_null upper to_number zip sort_by group_by map'.split(
    ' ',
  );

/** The value that the library gives, or undefined for none. */
function ofLibrary(expression: string): string | undefined {
  try {
    return JSON.stringify(search(STATE, expression));
  } catch {
    return undefined;
  }
}

describe('an expression', () => {
  test('gives what the library gives, wherever that gives a value', () => {
    const path = fc
      .tuple(fc.constantFrom(...NAMES), fc.array(fc.constantFrom(...STEPS), { maxLength: 3 }))
      .map(([name, steps]) => name + steps.join(''));
    const calls = fc.tuple(fc.constantFrom(...CALLS), path).map(([name, inner]) => {
      if (name === 'map') return `map(&id,${inner})`;
      return name.endsWith('_by') ? `${name}(${inner},&name)` : `${name}(${inner})`;
    });
    let compared = 0;
    fc.assert(
      fc.property(fc.oneof(path, calls), (expression) => {
        const expected = ofLibrary(expression);
        // Where something is missing, ours may find what is meant.
        if (expected === undefined || /null|\[\]|\{\}|true|false|\b0\b/.test(expected)) return;
        compared += 1;
        expect(JSON.stringify(interpret(expression, STATE).value)).toBe(expected);
      }),
      { numRuns: 3_000 },
    );
    expect(compared).toBeGreaterThan(100);
  });

  test('is given up after as many steps as it may take, and takes the same number every time', () => {
    const expression = 'rows[].{id:id,others:$.rows[?id!=`1`].name}';
    const takes = (steps: number): boolean => {
      try {
        return interpret(expression, STATE, steps).value !== null;
      } catch (thrown) {
        expect(String(thrown)).toContain('too many steps');
        return false;
      }
    };
    const least = Array.from({ length: 200 }, (_, steps) => steps).find(takes);
    expect(least).toBeGreaterThan(20);
    expect(takes((least ?? 0) - 1)).toBe(false);
  });

  test('names the members in it that no value has', () => {
    expect(interpret('rows[].{id:id,n:nmae}', STATE).missing).toStrictEqual(['nmae']);
    let failed: unknown;
    try {
      interpret('sum(rwos[].total)', STATE);
    } catch (thrown) {
      failed = thrown;
    }
    expect(failed).toBeInstanceOf(ExpressionFailed);
    expect(failed).toMatchObject({ missing: ['rwos'] });
  });
});

test.each([
  ['a list with a long text', 'rows + text'],
  ['a long text in a function', 'upper(text)'],
])('%s counts as many steps', (_, expression) => {
  const state = { rows: Array.from({ length: 100 }, (_item, at) => `row ${at}`), text: 'ab '.repeat(5_000) };
  expect(() => interpret(expression, state, 100)).toThrow('too many steps');
  expect(interpret(expression, state, 20_000).value).not.toBeNull();
});
