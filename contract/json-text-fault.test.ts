import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonTextFault } from './json-text-fault.ts';

const TWICE = 'stands twice in the same object';
const DIGITS = 'is a whole number with more digits than JSON readers keep; send it as a string';

describe('findJsonTextFault', () => {
  test.each([
    ['{"prompt":"a","prompt":"b"}', ['prompt']],
    ['{"a":{"b":[{"c":1},{"c":1,"d":{},"c":2}]}}', ['a', 'b', 1, 'c']],
    ['{"a":1,"\\u0061":2}', ['a']],
    ['{ "a" : "{\\"b\\":1,\\"b\\":2}" ,\n"a" : 1 }', ['a']],
    ['[[],[{"":1,"":2}]]', [1, 0, '']],
  ])('finds the second member of a name in %s', (text, path) => {
    expect(findJsonTextFault(text)).toEqual({ path, message: TWICE });
  });

  test('finds nothing in texts whose strings merely look like members', () => {
    expect(findJsonTextFault('{"a":"\\"b\\":","c":["a","a","\\\\"],"d":{"a":1}}')).toBeUndefined();
  });

  test('finds nothing in what JSON.stringify writes, however odd its keys and strings', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), fc.integer({ min: 0, max: 2 }), (text, indent) => {
        expect(findJsonTextFault(JSON.stringify(JSON.parse(text), null, indent))).toBeUndefined();
      }),
    );
  });

  test('finds a member repeated anywhere', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), fc.json(), fc.json(), (outer, key, first, second) => {
        const name = JSON.stringify(key);
        const text = `[${outer},{"k":{${name}:${first},${name}:${second}}}]`;
        expect(findJsonTextFault(text)).toEqual({ path: [1, 'k', key], message: TWICE });
      }),
    );
  });

  test.each([
    ['{"order":{"ids":[1,9007199254740993]}}', ['order', 'ids', 1]],
    ['{"a":-9007199254740993 }', ['a']],
    ['{"a":"9007199254740993","b":12345678901234567891}', ['b']],
    ['[1234567890123456789012345678]', [0]],
  ])('finds the whole number whose last digits would be lost in %s', (text, path) => {
    expect(findJsonTextFault(text)).toEqual({ path, message: DIGITS });
  });

  test.each([
    '{"a":9007199254740992}',
    '{"a":10000000000000000000}',
    // As JavaScript writes a double of that size.
    '{"a":12345678901234567000}',
    '{"a":0.12345678901234567890}',
    '{"a":1234567890123456789.5,"b":1e1234567890123456,"c":-1.5E-1234567890123456}',
    '{"a":"9007199254740993"}',
    '{"9007199254740993":1}',
  ])('lets the numbers of %s be', (text) => {
    expect(findJsonTextFault(text)).toBeUndefined();
  });

  test('finds every whole number that would come back as another one', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (number) => {
        const comesBack = BigInt(Number(number)) === number || String(Number(number)) === String(number);
        expect(findJsonTextFault(`{"a":${number}}`) === undefined).toBe(comesBack);
      }),
    );
  });
});
