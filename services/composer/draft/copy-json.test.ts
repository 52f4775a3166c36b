import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import { copyJson } from './copy-json.ts';

test('a copy equals any JSON value, `__proto__` members included, and shares no container with it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = value as Json;
      const copy = copyJson(json);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(json));
      const originals = new Set(containersIn(json));
      expect(containersIn(copy).some((container) => originals.has(container))).toBe(false);
    }),
  );
  const hostile = JSON.parse('{"__proto__":{"polluted":true}}') as Json;
  expect(JSON.stringify(copyJson(hostile))).toBe('{"__proto__":{"polluted":true}}');
  expect(Object.getPrototypeOf(copyJson(hostile))).toBe(Object.prototype);
});

function containersIn(value: Json): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containersIn)];
}
