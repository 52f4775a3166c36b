import { describe, expect, it } from 'vitest';
import { epochOf, factText, formatDate, formatTimeOfDay, minutesAt, minutesOfDay } from './format-date.ts';

const berlin = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
const losAngeles = { locale: 'en-US', timeZone: 'America/Los_Angeles' };

describe('a date', () => {
  it('is the same day in every time zone', () => {
    expect(formatDate('2026-03-01', berlin)).toBe('1 Mar 2026');
    expect(formatDate('2026-03-01', losAngeles)).toBe('Mar 1, 2026');
  });

  it('with a time and an offset is written in the time zone of the page', () => {
    const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;
    expect(formatDate('2026-07-01T12:00:00Z', berlin, time)).toBe('14:00');
    expect(formatDate('2026-07-01T12:00:00', berlin, time)).toBe('12:00');
  });

  it('that is none comes back as it is', () => {
    expect(formatDate('soon', berlin)).toBe('soon');
    expect(formatDate('2026-13-45', berlin)).toBe('2026-13-45');
    expect(formatDate(Number.MAX_VALUE, berlin)).toBe(String(Number.MAX_VALUE));
  });

  it('survives a time zone and a locale that nobody knows', () => {
    expect(formatDate('2026-03-01T00:00:00Z', { locale: 'not a locale', timeZone: 'Moon/Base' })).toBe('Mar 1, 2026');
  });
});

describe('a fact', () => {
  it('that is exactly a date or a date with a time is written in the language and the time zone of the page', () => {
    expect(factText('2026-03-01', berlin)).toBe('1 Mar 2026');
    expect(factText('2026-07-01T12:00:00Z', berlin)).toBe('1 Jul 2026, 14:00');
    expect(factText('2026-07-01T12:00:00Z', { locale: 'de', timeZone: 'Asia/Tokyo' })).toBe('01.07.2026, 21:00');
    expect(factText('2026-07-01T12:00', berlin)).toBe('1 Jul 2026, 12:00');
  });

  it('that only holds a date, or is no day of the calendar, stays as it is', () => {
    for (const text of ['Due 2026-03-01', '2026-03-01 ', '2026-02-30', '2026-03', '20260301', '2026-03-01-A', '']) {
      expect(factText(text, berlin)).toBe(text);
    }
  });
});

describe('a moment without an offset', () => {
  it('is an instant of the time zone of the page, summer and winter', () => {
    expect(epochOf('2026-07-01T12:00', 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 1, 10));
    expect(epochOf('2026-01-01', 'Europe/Berlin')).toBe(Date.UTC(2025, 11, 31, 23));
  });
});

describe('a time of day', () => {
  it('reads HH:mm, 24:00 and minutes', () => {
    expect([minutesOfDay('08:05'), minutesOfDay('24:00'), minutesOfDay(90), minutesOfDay('noon')]).toEqual([
      485,
      1440,
      90,
      undefined,
    ]);
  });

  it('is written with or without am and pm', () => {
    expect(formatTimeOfDay(13 * 60 + 5, 'en-US', true)).toMatch(/^1:05\sPM$/);
    expect(formatTimeOfDay(9 * 60, 'en-US', false)).toBe('09:00');
  });

  it('is read off the clocks of a time zone', () => {
    expect(minutesAt(Date.UTC(2026, 6, 1, 22, 30), 'Europe/Berlin')).toBe(30);
  });
});
