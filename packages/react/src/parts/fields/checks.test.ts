import { describe, expect, test } from 'vitest';
import { firstFault, type Check } from './checks.ts';

const check = (type: string, args?: Check['args']): Check => ({ type, message: `${type} broken`, args });
const fault = (type: string, value: unknown, args?: Check['args']) => firstFault([check(type, args)], value);

describe('the checks of a field', () => {
  test.each([
    ['required', 'x', undefined],
    ['required', 0, undefined],
    ['email', 'mara@example.com', undefined],
    ['minLength', 'abc', { min: 3 }],
    ['maxLength', 'abc', { max: 3 }],
    ['pattern', 'AB-1', { pattern: '^[A-Z]{2}-\\d$' }],
    ['min', '7.5', { min: 7.5 }],
    ['max', 10, { max: '10' }],
    ['numeric', '-1.5e3', undefined],
    ['url', 'https://example.com/a', undefined],
    ['matches', 'secret', { other: 'secret' }],
    ['equalTo', '5', { other: 5 }],
    ['lessThan', '9', { other: '10' }],
    ['greaterThan', '2026-10-01', { other: '2026-09-30' }],
    ['requiredIf', '', { field: false }],
    ['requiredIf', 'x', { field: true }],
  ] as const)('%s holds for %j with %j', (type, value, args) => {
    expect(fault(type, value, args)).toBeUndefined();
  });

  test.each([
    ['required', '  ', undefined],
    ['required', [], undefined],
    ['required', false, undefined],
    ['email', 'mara@example', undefined],
    ['minLength', 'ab', { min: 3 }],
    ['maxLength', 'abcd', { max: 3 }],
    ['pattern', 'ab-1', { pattern: '^[A-Z]{2}-\\d$' }],
    ['min', '7', { min: 7.5 }],
    ['max', 11, { max: 10 }],
    ['numeric', '12 kg', undefined],
    ['url', 'example', undefined],
    ['matches', 'secret', { other: 'Secret' }],
    ['lessThan', '10', { other: '9' }],
    ['lessThan', '9', { other: '9' }],
    ['greaterThan', '2026-09-30', { other: '2026-10-01' }],
    ['requiredIf', '', { field: 'yes' }],
  ] as const)('%s is broken by %j with %j', (type, value, args) => {
    expect(fault(type, value, args)).toBe(`${type} broken`);
  });

  test('the first broken one shows its message', () => {
    const checks = [check('required'), check('minLength', { min: 3 }), check('email')];
    expect(firstFault(checks, '')).toBe('required broken');
    expect(firstFault(checks, 'a')).toBe('minLength broken');
    expect(firstFault(checks, 'abc')).toBe('email broken');
  });

  test('rules other than the required ones let an empty field be', () => {
    for (const type of ['email', 'minLength', 'min', 'pattern', 'matches', 'lessThan', 'url']) {
      expect(fault(type, '', { min: 3, other: 'x', pattern: 'x' })).toBeUndefined();
    }
  });

  test('a rule that is unknown, lacks its argument or holds a refused pattern never blocks', () => {
    expect(fault('constructor', 'x')).toBeUndefined();
    expect(fault('isbn', 'x')).toBeUndefined();
    expect(fault('minLength', 'x')).toBeUndefined();
    expect(fault('lessThan', 'x', { other: '' })).toBeUndefined();
    expect(fault('pattern', 'x', { pattern: '(a+)+$' })).toBeUndefined();
  });
});
