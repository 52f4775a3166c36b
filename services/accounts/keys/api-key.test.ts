import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatApiKey } from '#contract/api-key.ts';

describe('the checksum of an API key', () => {
  test('is the CRC-32 that zlib computes, in six base62 digits', () => {
    const randomBytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        const key = formatApiKey(bytes);
        const digits = Array.from(key.slice(-6), (digit) => parseInt(digit, 36) + (/[a-z]/.test(digit) ? 26 : 0));
        expect(digits.reduce((sum, digit) => sum * 62 + digit, 0)).toBe(crc32(key.slice(0, -6)));
      }),
    );
  });
});
