import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOO_DEEP, TOO_MANY_MEMBERS, TOO_WIDE } from './json-fault.ts';
import { findTooManyMembers } from './json-members.ts';

const members = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',');

describe('findTooManyMembers', () => {
  test.each([
    ['items', `{"prompt":"x","data":{"a":[${'0,'.repeat(64_000)}0]}}`, ['data'], TOO_MANY_MEMBERS],
    ['nesting', `{"a":[0,{"b":${'['.repeat(70_000)}`, ['a', 1, 'b', ...Array<number>(98).fill(0)], TOO_DEEP],
    ['a wide object', `{"prompt":"x","data":{"a":{${members(10_001)}}}}`, ['data'], TOO_WIDE],
    ['a wide body', `{${members(10_001)}}`, [], TOO_WIDE],
    ['text that is no JSON', ','.repeat(64_001), [], TOO_MANY_MEMBERS],
  ])('finds too many in %s, with the field', (_, text, path, message) => {
    expect(findTooManyMembers(text)).toEqual({ path, message });
  });

  test('counts nothing inside strings, whatever is escaped in them', () => {
    expect(findTooManyMembers(`{"a":"${'\\"[,:'.repeat(70_000)}","b":"${'\\\\'.repeat(70_001)}"}`)).toBeUndefined();
  });

  test('finds nothing in any small JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(findTooManyMembers(text)).toBeUndefined();
      }),
    );
  });

  test('takes as much as a body within the limits of its fields holds', () => {
    const zeros = (chars: number) => `[${'0,'.repeat(chars / 2 - 2)}0]`;
    const text = `{"data":{"":${zeros(23_990)}},"metadata":{"":${zeros(23_990)}},"prior_spec":{"":${zeros(47_990)}},"action_context":{"action":"a","params":{"":${zeros(15_900)}}}}`;
    expect(findTooManyMembers(text)).toBeUndefined();
  });
});
