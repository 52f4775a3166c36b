import type { JsonObject } from '#contract/json/json.ts';
import type { Random } from '#evals/mutations/random.ts';
import { processorTimeMs } from '#services/composer/pace/interruptibly.ts';
import { evaluate } from '#services/composer/views/evaluate.ts';
import { VIEW_FUNCTIONS } from '#contract/views/functions.ts';

/** Data of every kind, among it what is long, deep and mixed. */
const EXPRESSION_DATA: JsonObject = {
  rows: Array.from({ length: 300 }, (_, index) => ({
    id: index,
    name: `Name ${index}`,
    total: index * 1.5,
    tags: ['a'],
  })),
  mixed: [1, 'a', null, true, [2], { a: 3 }],
  text: 'lorem ipsum '.repeat(400),
  when: '2026-05-04T09:30:00Z',
  deep: { a: { b: { c: [[[[1]]]] } } },
  none: null,
};

const FUNCTIONS = [
  ...'abs avg ceil contains ends_with find_first find_last floor from_items group_by items join keys length lower map'.split(
    ' ',
  ),
  ...'max max_by merge min min_by not_null pad_left pad_right replace reverse sort sort_by split starts_with sum'.split(
    ' ',
  ),
  ...'to_array to_number to_string trim type upper values zip'.split(' '),
  ...Object.keys(VIEW_FUNCTIONS),
];
const NAMES = [
  'rows',
  'mixed',
  'text',
  'when',
  'deep',
  'none',
  '@',
  '$',
  'id',
  'name',
  'total',
  'a',
  '*',
  '"odd name"',
];
const LITERALS = [
  "''",
  "'a'",
  "'%'",
  "'de'",
  "'EUR'",
  '`null`',
  '`[]`',
  '`{}`',
  '`[1,"a"]`',
  '`1`',
  '`-1`',
  '`1.5`',
  '`1e308`',
  '1',
  '-3',
  'true',
  '`900000000`',
  "'2026-01-01'",
  '`"\\ud83d"`',
  "'\\'",
  '"x',
  '`{',
  '`',
  "'",
];
const LINKS = ['|', '||', '&&', '==', '!=', '<', '>=', '+', '-', '*', '/', '%', '//', ',', '.', ' in ', ' = '];
const AFTER = [
  '[]',
  '[*]',
  '.*',
  '[0]',
  '[-1]',
  '[::-1]',
  '[1:900000000]',
  '[::0]',
  '[99999999999999999999]',
  '.name',
  '[?@]',
  '[?id > `3`]',
];
const GROWTH = [
  '[@,@]',
  '[@,@][]',
  '{a:@,b:@}',
  "join('',[@,@])",
  'zip(@,@)',
  'numbered(@)',
  'to_string(@)',
  "replace(@,'a','aaaa')",
  'merge(@,$)',
];

/** A hostile JMESPath expression: valid, invalid, deep, or one whose result grows without end. */
function expressionFor(random: Random, depth = 3): string {
  const inner = (): string =>
    depth === 0 ? (random.pick([...NAMES, ...LITERALS]) ?? '@') : expressionFor(random, depth - 1);
  const several = (most: number): string => Array.from({ length: random.integer(most + 1) }, inner).join(',');
  switch (random.integer(14)) {
    case 0:
    case 1:
      return random.pick(NAMES) ?? '@';
    case 2:
      return random.pick(LITERALS) ?? '1';
    case 3:
    case 4:
      return `${random.pick(FUNCTIONS) ?? 'sum'}(${random.chance(0.4) ? '&' : ''}${several(3)})`;
    case 5:
      return `${inner()}${random.pick(LINKS) ?? '|'}${inner()}`;
    case 6:
      return `${inner()}${random.pick(AFTER) ?? '[]'}`;
    case 7:
      return `[${several(4)}]`;
    case 8:
      return `{a:${inner()},b:${inner()}}`;
    case 9:
      return `${inner()}[?${inner()}]`;
    case 10:
      return `let $a = ${inner()} in ${inner()}[].[$a[].${inner()}]`;
    case 11:
      return `${inner()} ? ${inner()} : ${inner()}`;
    case 12: {
      const growth = random.pick(GROWTH) ?? '[@,@]';
      return `${inner()}|${Array.from({ length: 1 + random.integer(40) }, () => growth).join('|')}|${inner()}`;
    }
    default: {
      const piece = random.pick(['(', '[', '!', '-', '&', 'a.', '[[', '@[', '{a:', 'a||', 'a?b:', '`', '\\']) ?? '(';
      return piece.repeat(1 + random.integer(random.chance(0.2) ? 900 : 30)) + inner();
    }
  }
}

/** The outcome of many expressions. */
export type ExpressionStats = {
  values: number;
  faults: number;
  /** Expressions that something was thrown for, with what. */
  thrown: string[];
  /** The most processor time that one took, in milliseconds, and which. */
  slowest: { ms: number; expression: string };
};

/** Evaluates so many expressions, made by chance that is the same for the same seed. */
export function fuzzExpressions(random: Random, count: number): ExpressionStats {
  const stats: ExpressionStats = { values: 0, faults: 0, thrown: [], slowest: { ms: 0, expression: '' } };
  for (let tried = 0; tried < count; tried += 1) {
    const expression = expressionFor(random);
    const startedMs = processorTimeMs();
    try {
      const result = evaluate(expression, EXPRESSION_DATA);
      if ('fault' in result) stats.faults += 1;
      else stats.values += 1;
      if ('fault' in result && result.fault.trim() === '') stats.thrown.push(`no words: ${expression}`);
    } catch (thrown) {
      stats.thrown.push(`${String(thrown)}: ${expression}`);
    }
    const ms = processorTimeMs() - startedMs;
    if (ms > stats.slowest.ms) stats.slowest = { ms, expression };
  }
  return stats;
}
