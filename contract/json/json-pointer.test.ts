import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPointer, isAtOrBelow, isPlainToken, parsePointer, PointerError, readPointer } from './json-pointer.ts';

// The document and the pointers of RFC 6901, section 5.
const rfcDocument = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
};

describe('readPointer', () => {
  test.each([
    ['', rfcDocument],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('reads "%s" as RFC 6901 says', (pointer, value) => {
    expect(readPointer(rfcDocument, pointer)).toEqual(value);
  });

  test.each(['/toString', '/foo/length', '/foo/-', '/foo/01', '/foo/2', '/foo/0/0', '/foo/1e0', '/nothing/below'])(
    'finds nothing at "%s"',
    (pointer) => {
      expect(readPointer(rfcDocument, pointer)).toBeUndefined();
    },
  );
});

describe('parsePointer', () => {
  test.each(['foo', '#/foo', '/~', '/~2', '/a~'])('refuses "%s", which is not a pointer', (pointer) => {
    expect(() => parsePointer(pointer)).toThrow(PointerError);
  });

  test.each(['/__proto__', '/elements/__proto__/x', '/constructor/prototype/x', '/a/prototype'])(
    'refuses "%s", which names a prototype',
    (pointer) => {
      expect(() => parsePointer(pointer)).toThrow(/which no document may hold/);
    },
  );

  test('refuses more than 100 tokens', () => {
    expect(parsePointer('/a'.repeat(100))).toHaveLength(100);
    expect(() => parsePointer('/a'.repeat(101))).toThrow(PointerError);
  });

  test('reads back what formatPointer wrote', () => {
    const token = fc.string().filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text));
    fc.assert(
      fc.property(fc.array(token, { maxLength: 20 }), (tokens) => {
        expect(parsePointer(formatPointer(tokens))).toEqual(tokens);
      }),
    );
  });
});

describe('isAtOrBelow', () => {
  test('holds for the place itself and what is inside it, and not for one whose name only begins alike', () => {
    expect(['/a', '/a/b', '/a/b/0'].every((pointer) => isAtOrBelow(pointer, '/a'))).toBe(true);
    expect(['/ab', '/', '', '/b/a'].some((pointer) => isAtOrBelow(pointer, '/a'))).toBe(false);
  });
});

describe('isPlainToken', () => {
  test('holds for exactly the tokens that need no escape and name no prototype', () => {
    expect(['a', '0', 'first name', 'toString'].every(isPlainToken)).toBe(true);
    expect(['', 'a/b', 'a~b', '__proto__', 'constructor', 'prototype'].some(isPlainToken)).toBe(false);
  });
});

test('a pointer that is no text is refused as one that is malformed', () => {
  for (const other of [{ $item: 'a' }, null, 5, ['a']]) {
    expect(() => parsePointer(other as unknown as string)).toThrow(PointerError);
  }
});
