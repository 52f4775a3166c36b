import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  asDay,
  asMonth,
  dayAfterKey,
  dayInMonth,
  dayWithin,
  lastDay,
  weekday,
  weeksOf,
} from './calendar-days.ts';

const anyDay = fc
  .integer({ min: Date.UTC(1600, 0, 1) / 86_400_000, max: Date.UTC(2400, 0, 1) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe('days', () => {
  test('only days that exist are days', () => {
    expect(asDay('2024-02-29')).toBe('2024-02-29');
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', '', 'today', '2026-02-10T10:00']) {
      expect(asDay(text)).toBeUndefined();
    }
    expect(asMonth('2026-12')).toBe('2026-12');
    expect(asMonth('2026-13')).toBeUndefined();
  });

  test('months have their lengths, leap years too', () => {
    expect(['2026-02', '2024-02', '2100-02', '2000-02', '2026-11', '2026-12'].map(lastDay)).toEqual([
      '2026-02-28',
      '2024-02-29',
      '2100-02-28',
      '2000-02-29',
      '2026-11-30',
      '2026-12-31',
    ]);
    expect(dayInMonth('2026-02', '2026-01-31')).toBe('2026-02-28');
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(weekday('2026-11-22')).toBe(6);
  });

  test('a step forth and back leads home', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, steps) => {
        expect(addDays(addDays(day, steps), -steps)).toBe(day);
        expect(addMonths(addMonths(day.slice(0, 7), steps), -steps)).toBe(day.slice(0, 7));
      }),
    );
  });

  test('the six weeks hold the whole month in order and start on the wanted weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(0, 6), (day, first) => {
        const month = day.slice(0, 7);
        const days = weeksOf(month, first).flat();
        expect(days).toHaveLength(42);
        expect(weekday(days[0] ?? '')).toBe(first);
        expect(days).toEqual(days.toSorted());
        expect(days).toContain(`${month}-01`);
        expect(days).toContain(lastDay(month));
      }),
    );
  });
});

test('keys move as the ARIA practices have it', () => {
  const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });
  const from = '2026-01-31';
  expect(dayAfterKey(key('ArrowRight'), from, 0, false)).toBe('2026-02-01');
  expect(dayAfterKey(key('ArrowRight'), from, 0, true)).toBe('2026-01-30');
  expect(dayAfterKey(key('ArrowUp'), from, 0, false)).toBe('2026-01-24');
  expect(dayAfterKey(key('Home'), from, 0, false)).toBe('2026-01-26');
  expect(dayAfterKey(key('Home'), from, 6, false)).toBe('2026-01-25');
  expect(dayAfterKey(key('End'), from, 0, false)).toBe('2026-02-01');
  expect(dayAfterKey(key('PageDown'), from, 0, false)).toBe('2026-02-28');
  expect(dayAfterKey(key('PageUp', true), from, 0, false)).toBe('2025-01-31');
  expect(dayAfterKey(key('x'), from, 0, false)).toBeUndefined();
});

test('limits hold a day between them, also when only one is there', () => {
  expect(dayWithin('2026-01-05', '2026-01-10', undefined)).toBe('2026-01-10');
  expect(dayWithin('2026-01-05', undefined, '2026-01-02')).toBe('2026-01-02');
  expect(dayWithin('2026-01-05', '2026-01-01', '2026-01-09')).toBe('2026-01-05');
});
