import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeBody } from './fuzz/judge-body.ts';
import { prototypesNow } from './fuzz/fuzz-in-process.ts';
import { VALID_BODIES } from './fuzz/valid-bodies.ts';

// Member names, so that a path to any depth can be built around what is hidden at its end.
const way = fc.array(fc.constantFrom('a', 'items', 'state', 'props'), { maxLength: 30 });
const place = fc.constantFrom('data', 'metadata');

/** JSON text of a body with this text at the end of a path of members. */
function hide(inner: string, where: string, names: readonly string[]): Buffer {
  const opened = names.map((name) => `{"${name}":`).join('');
  const closed = '}'.repeat(names.length);
  return Buffer.from(`{"prompt":"x","${where}":{"deep":${opened}${inner}${closed}}}`);
}

function verdictOn(bytes: Buffer): string {
  const before = prototypesNow();
  const verdict = judgeBody(bytes);
  expect(prototypesNow()).toEqual(before);
  return verdict;
}

describe('at any depth of any object of a body', () => {
  test.each([
    ['a __proto__', '{"__proto__":{"polluted":1}}'],
    ['an escaped __proto__', '{"__pr\\u006fto__":{"polluted":1}}'],
    ['a __proto__ beside others', '{"b":1,"__proto__":[],"c":2}'],
    ['a member that stands twice', '{"b":1,"b":1}'],
    ['a member that stands twice, once escaped', '{"b":1,"\\u0062":2}'],
    ['a number beyond all numbers', '1e999'],
    ['a negative one', '[-1e999]'],
    ['an integer of 400 digits', '1'.repeat(400)],
    ['100,000 brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['50,000 braces', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ])('%s is refused', (_, inner) => {
    fc.assert(
      fc.property(place, way, (where, names) => {
        expect(verdictOn(hide(inner, where, names))).toBe('BAD_REQUEST');
      }),
      { numRuns: inner.length > 10_000 ? 5 : 60 },
    );
  });

  test('words with a meaning in other languages are data', () => {
    for (const inner of ['{"constructor":{"prototype":{}}}', '{"toString":1,"then":{}}', '1e308', '-0', '"\\u0000"']) {
      expect(verdictOn(hide(inner, 'data', ['a', 'items']))).toBe('accepted');
    }
  });

  test('the valid bodies of the fuzzer are accepted', () => {
    for (const body of VALID_BODIES) expect(verdictOn(Buffer.from(JSON.stringify(body)))).toBe('accepted');
  });
});
