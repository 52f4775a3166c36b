import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDuplicateKey } from './duplicate-key.ts';

describe('findDuplicateKey', () => {
  test.each([
    ['{"prompt":"a","prompt":"b"}', ['prompt']],
    ['{"a":{"b":[{"c":1},{"c":1,"d":{},"c":2}]}}', ['a', 'b', 1, 'c']],
    ['{"a":1,"\\u0061":2}', ['a']],
    ['{ "a" : "{\\"b\\":1,\\"b\\":2}" ,\n"a" : 1 }', ['a']],
    ['[[],[{"":1,"":2}]]', [1, 0, '']],
  ])('finds the second member of a name in %s', (text, path) => {
    expect(findDuplicateKey(text)).toEqual(path);
  });

  test('finds nothing in texts whose strings merely look like members', () => {
    expect(findDuplicateKey('{"a":"\\"b\\":","c":["a","a","\\\\"],"d":{"a":1}}')).toBeUndefined();
  });

  test('finds nothing in what JSON.stringify writes, however odd its keys and strings', () => {
    fc.assert(
      fc.property(fc.json({ stringUnit: 'binary' }), fc.integer({ min: 0, max: 2 }), (text, indent) => {
        expect(findDuplicateKey(JSON.stringify(JSON.parse(text), null, indent))).toBeUndefined();
      }),
    );
  });

  test('finds a member repeated anywhere', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), fc.json(), fc.json(), (outer, key, first, second) => {
        const name = JSON.stringify(key);
        const text = `[${outer},{"k":{${name}:${first},${name}:${second}}}]`;
        expect(findDuplicateKey(text)).toEqual([1, 'k', key]);
      }),
    );
  });
});
