import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { interruptibly, processorTimeMs } from '../pace/interruptibly.ts';
import { evaluate } from './evaluate.ts';

const timeOf = (work: () => unknown): number => {
  const startedMs = processorTimeMs();
  work();
  return processorTimeMs() - startedMs;
};
const repeated = (work: () => unknown): number =>
  Math.min(...Array.from({ length: 5 }, () => timeOf(() => Array.from({ length: 100 }, () => work()))));

const ROWS = Array.from({ length: 40 }, (_, at) => ({
  name: `n${at}`,
  status: at % 2 === 0 ? 'open' : 'done',
  total: at,
}));
const LARGE: JsonObject = {
  rows: Array.from({ length: 700 }, (_, at) => ({ id: `row${at}`, n: at })),
  copy: Array.from({ length: 700 }, (_, at) => ({ id: `row${at}`, n: at })),
  text: 'ab '.repeat(8_000),
};

describe('evaluating an expression', () => {
  test('of an ordinary screen costs less than to watch it from another thread', () => {
    const ordinary = (): unknown => evaluate("length(rows[?status=='open'])", { rows: ROWS });
    expect(ordinary()).toMatchObject({ value: 20 });
    expect(repeated(ordinary)).toBeLessThan(repeated(() => interruptibly(() => 1, 10_000)));
  });

  test.each([
    'rows[].(id + $.text)',
    '(rows[].n + text)',
    'rows[?$.rows == $.copy]',
    "rows[].replace($.text, 'a', 'b')",
    'unique(rows)',
    'rows[].to_string($.rows)',
    "let $a = text + text, $b = $a + $a, $c = join('', [$b, $b]) in rows[].{x: $b + $c}",
    'rows[].sort_by($.rows, &id)',
  ])('ends before it holds up others: %s', (expression) => {
    expect(timeOf(() => evaluate(expression, LARGE))).toBeLessThan(400);
  });
});
