import { describe, expect, test } from 'vitest';
import { clockText } from './clock-text.ts';

const text = (lengthMs: number, format: 'auto' | 'mm:ss' | 'hh:mm:ss', hasHundredths = false) =>
  clockText(lengthMs, { format, locale: 'en', hasHundredths });

describe('clockText', () => {
  test.each([
    [0, 'auto', '00:00'],
    [999, 'auto', '00:00'],
    [59_999, 'auto', '00:59'],
    [3_599_999, 'auto', '59:59'],
    [3_600_000, 'auto', '01:00:00'],
    [3_600_000, 'mm:ss', '60:00'],
    [61_000, 'hh:mm:ss', '00:01:01'],
    [360_000_000, 'auto', '100:00:00'],
    [-5, 'auto', '00:00'],
  ] as const)('%d ms as %s reads %s', (lengthMs, format, expected) => {
    expect(text(lengthMs, format)).toBe(expected);
  });

  test('hundredths never round up to a full second', () => {
    expect(text(1999, 'mm:ss', true)).toBe('00:01.99');
  });

  test('follows the digits of the locale', () => {
    expect(clockText(61_000, { format: 'mm:ss', locale: 'ar-EG' })).toBe('٠١:٠١');
  });
});
