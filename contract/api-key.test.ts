import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { API_KEY_PATTERN, formatApiKey, isApiKey } from './api-key.ts';

const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(formatApiKey);

describe('an API key', () => {
  test('is a prefix, 43 base62 digits and a 6-digit checksum, whatever the random bytes', () => {
    fc.assert(fc.property(anyKey, (key) => /^uic_live_[0-9A-Za-z]{49}$/.test(key) && isApiKey(key)));
    expect(isApiKey(formatApiKey(new Uint8Array(32)))).toBe(true);
    expect(isApiKey(formatApiKey(new Uint8Array(32).fill(255)))).toBe(true);
  });

  test('differs wherever the random bytes differ', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(formatApiKey(one) === formatApiKey(other)).toBe(Buffer.compare(one, other) === 0);
      }),
    );
  });

  test('with any single character changed is not a key', () => {
    const change = fc.tuple(anyKey, fc.nat(57), fc.constantFrom('0', 'a', 'Z', '_', '-', 'é', ' '));
    fc.assert(
      fc.property(change, ([key, index, character]) => {
        fc.pre(key[index] !== character);
        return !isApiKey(key.slice(0, index) + character + key.slice(index + 1));
      }),
    );
  });

  test('cut short, lengthened or surrounded by spaces is not a key', () => {
    const key = formatApiKey(new Uint8Array(32).fill(7));
    for (const text of ['', key.slice(0, -1), `${key}0`, ` ${key}`, `${key}\n`]) expect(isApiKey(text)).toBe(false);
  });

  test('takes exactly 32 random bytes', () => {
    expect(() => formatApiKey(new Uint8Array(31))).toThrow(RangeError);
    expect(() => formatApiKey(new Uint8Array(33))).toThrow(RangeError);
  });

  test('is found in the middle of a text by the scanners pattern', () => {
    const key = formatApiKey(new Uint8Array(32).fill(1));
    expect(API_KEY_PATTERN.exec(`curl -H "Authorization: Bearer ${key}"`)?.[0]).toBe(key);
  });
});
