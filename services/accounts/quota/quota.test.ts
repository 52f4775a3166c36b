import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNLIMITED_GENERATIONS } from './plans.ts';
import { cycleStartMs, generationsRemaining, nextCycleStartMs } from './quota.ts';

describe('a cycle', () => {
  test('is the calendar month, UTC', () => {
    expect(cycleStartMs(Date.parse('2028-02-29T23:59:59.999Z'))).toBe(Date.parse('2028-02-01T00:00:00Z'));
    expect(nextCycleStartMs(Date.parse('2026-12-31T23:59:59.999Z'))).toBe(Date.parse('2027-01-01T00:00:00Z'));
  });

  test('holds every time in exactly one month', () => {
    const anyTime = fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(anyTime, (date) => {
        const [start, end] = [cycleStartMs(date.getTime()), nextCycleStartMs(date.getTime())];
        expect(start).toBeLessThanOrEqual(date.getTime());
        expect(end).toBeGreaterThan(date.getTime());
        expect(cycleStartMs(end)).toBe(end);
        expect(cycleStartMs(end - 1)).toBe(start);
      }),
    );
  });
});

describe('generationsRemaining', () => {
  test('is the limit less the used ones, never below 0', () => {
    expect(generationsRemaining(10, 4)).toBe(6);
    expect(generationsRemaining(10, 12)).toBe(0);
  });

  test('of an unlimited plan stays unlimited', () => {
    expect(generationsRemaining(UNLIMITED_GENERATIONS, 1_000)).toBe(9_007_199_254_740_991);
  });
});
