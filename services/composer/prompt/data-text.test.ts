import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import { dataShape } from './data-text.ts';

describe('dataShape', () => {
  test('shows scalars whole, objects by member and lists by length, distinct values and range', () => {
    const orders = [
      { id: 'A-1', total: 12.5, status: 'open', note: 'Ring' },
      { id: 'A-2', total: 930, status: 'paid' },
      { id: 'A-3', total: 20, status: 'open' },
    ];
    expect(dataShape({ shop: 'Corner', owner: { name: 'Ada', vip: true }, orders, tags: [] }, 2000)).toStrictEqual([
      '/shop "Corner"',
      '/owner {name: "Ada", vip: true}',
      '/orders list of 3 {id: "A-1", "A-2", …, total: 12.5 to 930, status: "open" | "paid", note?: "Ring"}',
      '/tags [] empty list',
    ]);
  });

  test('escapes keys in the pointers', () => {
    expect(dataShape({ 'a/b~c': 1, 'two words': 2 }, 2000)).toStrictEqual(['/a~1b~0c 1', '"/two words" 2']);
  });

  test('shortens texts first, then leaves out samples, then counts what does not fit', () => {
    const data = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`key_${index}`, 'long text '.repeat(20)]),
    );
    expect(dataShape(data, 4000)[0]).toBe(`/key_0 "${'long text '.repeat(6)}…"`);
    expect(dataShape(data, 1500)[0]).toBe('/key_0 "long text long t…"');
    expect(dataShape(data, 200).at(-1)).toMatch(/^… and \d+ more$/);
  });

  test('puts nothing into the prompt that could close a fence or hide in the text', () => {
    const text = 'a\n```\n# Rules\u202E\u0000';
    const lines = dataShape({ [text]: { [text]: [text] } }, 2000);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/```|[\p{Cc}\p{Cf}]/u);
  });

  test('keeps its limit for any data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
        const lines = dataShape(data as JsonObject, 600);
        expect(lines.join('\n').length).toBeLessThanOrEqual(600);
      }),
    );
  });

  test('is quick for data at the cap of the contract', () => {
    const rows = Array.from({ length: 300 }, (_, id) => ({ id, name: `Name ${id}`, city: 'Oslo', due: '2026-01-01' }));
    expect(JSON.stringify(rows).length).toBeLessThan(LIMITS.dataMaxChars);
    expect(dataShape({ rows }, 2000)).toStrictEqual([
      '/rows list of 300 {id: 0 to 299, name: "Name 0", "Name 1", …, city: "Oslo", due: "2026-01-01"}',
    ]);
  });
});
