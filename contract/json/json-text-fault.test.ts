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
    '{"a":0.1234567890123456,"b":0.100000000000000000000,"c":1.7976931348623157e308,"d":5e-324}',
    // Beyond all doubles: another fault.
    '{"a":1e1234567890123456}',
    '{"a":1E+2,"b":-0.0,"c":0e-999,"d":0.1e1,"e":100000000000000000000e-2,"f":-12.50}',
    '{"1e-400":"1e-400"}',
    '{"a":"9007199254740993"}',
    '{"9007199254740993":1}',
  ])('lets the numbers of %s be', (text) => {
    expect(findJsonTextFault(text)).toBeUndefined();
  });

  test.each([
    ['{"a":[0,12345678901234567890.5]}', ['a', 1], 'a number with more digits than JSON readers keep'],
    ['{"a":0.12345678901234567890}', ['a'], 'a number with more digits than JSON readers keep'],
    ['[-9007199254740992.25 ]', [0], 'a number with more digits than JSON readers keep'],
    ['{"a":1.00000000000000001e3}', ['a'], 'a number with more digits than JSON readers keep'],
    ['{"a":12345678901234567e2}', ['a'], 'a number with more digits than JSON readers keep'],
    ['{"a":1e-400}', ['a'], 'a number too close to zero for JSON readers'],
    ['{"a":-1.5E-1234567890123456}', ['a'], 'a number too close to zero for JSON readers'],
    ['{"a":123456789012345678e-330}', ['a'], 'a number with more digits than JSON readers keep'],
  ])('finds the number that would come back as another in %s', (text, path, noun) => {
    expect(findJsonTextFault(text)).toEqual({ path, message: `is ${noun}; send it as a string` });
  });

  test('finds nothing in a double as JavaScript writes it, in any notation', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        for (const literal of [String(number), number.toExponential()]) {
          expect(findJsonTextFault(`{"a":${literal}}`)).toBeUndefined();
        }
      }),
    );
  });

  test('finds every whole number that would change when parsed', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (number) => {
        const comesBack = BigInt(Number(number)) === number || writtenInFull(Number(number)) === String(number);
        expect(findJsonTextFault(`{"a":${number}}`) === undefined).toBe(comesBack);
      }),
    );
  });
});

/** A whole number as JavaScript writes it, without a power of ten. */
function writtenInFull(number: number): string {
  const [mantissa = '', power = '0'] = String(number).split('e+');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return whole + fraction.padEnd(Number(power), '0');
}
