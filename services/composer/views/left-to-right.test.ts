import { search } from '@jmespath-community/jmespath';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { leftToRight } from './left-to-right.ts';

const value = (expression: string, state = {}): unknown => {
  const result = evaluate(expression, state);
  return 'fault' in result ? result.fault : result.value;
};

type Sum = { text: string; value: number };

const SIGNS = ['+', '-', '*', '/', '%'] as const;

/** Terms with signs between them, and what they come to: products from left to right, then the sum of these. */
function calculated([first, rest]: [Sum, [(typeof SIGNS)[number], Sum][]]): Sum {
  const products = [first.value];
  for (const [sign, { value: term }] of rest) {
    const before = products.pop() ?? 0;
    if (sign === '*') products.push(before * term);
    // Division by zero is a fault, wherever it stands.
    else if (sign === '/') products.push(term === 0 ? Number.NaN : before / term);
    else if (sign === '%') products.push(term === 0 ? Number.NaN : before % term);
    else products.push(before, sign === '-' ? -term : term);
  }
  const text = first.text + rest.map(([sign, term]) => ` ${sign} ${term.text}`).join('');
  return { text, value: products.reduce((sum, product) => sum + product, 0) };
}

describe('arithmetic in a view', () => {
  test.each([
    ['sold/seats*`100`', 80],
    ['`100`*sold/seats', 80],
    ["lines[?at=='x'].{pct:sold/seats*`100`}[0].pct", 50],
    ['sum(lines[*].sold)/sum(lines[*].seats)*`100`', 50],
    ['{a: sold/seats*`10`, b: [sold//`3`*`2`, sold%`3`*`4`]}.b', [52, 8]],
    ['(sold/seats*`100`)-`1`*`3`/`3`*`2`', 78],
    ["sold/seats*`10`>`5` ? 'many' : 'few'", 'many'],
    ['lines[*].{"a*b/c":at}[0]."a*b/c"', 'x'],
    ['sold/(seats*`2`)', 0.4],
    ['lines[*].seats | [0]/`2`*`4`', 20],
  ])('%s', (expression, expected) => {
    const lines = [{ at: 'x', sold: 5, seats: 10 }];
    expect(value(expression, { sold: 80, seats: 100, lines })).toStrictEqual(expected);
  });

  test('is right, however operators and brackets follow each other', () => {
    const operator = fc.constantFrom(...SIGNS);
    const { sum } = fc.letrec<{ sum: Sum; term: Sum }>((tie) => ({
      term: fc.oneof(
        { maxDepth: 3 },
        fc.integer({ min: 1, max: 9 }).map((number) => ({ text: String(number), value: number })),
        tie('sum').map((inner) => ({ ...inner, text: `(${inner.text})` })),
      ),
      sum: fc.tuple(tie('term'), fc.array(fc.tuple(operator, tie('term')), { maxLength: 4 })).map(calculated),
    }));
    fc.assert(
      fc.property(sum, (expected) => {
        fc.pre(Number.isFinite(expected.value));
        expect(value(expected.text)).toBeCloseTo(expected.value, 6);
      }),
    );
  });

  test('is still wrong in the library', () => {
    expect(search({}, '`8`/`2`*`4`')).toBe(1);
    expect(leftToRight('`8`/`2`*`4`')).toBe('(`8`/`2`)*`4`');
  });
});
