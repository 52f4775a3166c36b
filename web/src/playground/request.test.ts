import { describe, expect, test } from 'vitest';
import { EMPTY_FIELDS, faultsOf, requestOf } from './request.ts';

const fault = (data: string) => faultsOf({ ...EMPTY_FIELDS, data }).data;

describe('the data of the playground', () => {
  test.each([
    ['{"order": {"id": 12345678901234567890}}', 'order.id is a whole number with more digits'],
    ['{"rows": [{"n": 1e400}]}', 'rows[0].n is a number too large for JSON readers.'],
    ['{"a": 1, "a": 2}', 'a stands twice in the same object.'],
    ['{"__proto__": {}}', '__proto__ is a key that no object may hold.'],
    ['[1]', 'This must be an object: { … }'],
  ])('is sent as it was typed or not at all: %s', (data, message) => {
    expect(fault(data)?.message).toContain(message);
    expect(fault(data)?.line).toBeUndefined();
    expect(requestOf({ ...EMPTY_FIELDS, prompt: 'x', data })).toEqual({ prompt: 'x' });
  });

  test('names the line where it ceases to be JSON', () => {
    expect(fault('{\n "a": 1,\n}')?.line).toBe(3);
  });

  test('is absent when nothing was typed', () => {
    expect(fault(' ')).toBeUndefined();
    expect(requestOf({ ...EMPTY_FIELDS, prompt: 'x', data: ' ' })).toEqual({ prompt: 'x' });
  });
});
