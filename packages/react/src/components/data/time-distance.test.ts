import { describe, expect, it } from 'vitest';
import { countdownText, distanceText, refreshAfterMs } from './time-distance.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const english = { format: 'long', locale: 'en', labels: undefined } as const;
const words = {
  justNow: 'gerade',
  ago: 'her',
  in: 'in',
  expired: 'vorbei',
  second: 'second',
  minute: 'Minuten',
  hour: 'hour',
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
};

describe('a distance from now', () => {
  it('is written in the largest whole unit', () => {
    expect(distanceText(-5 * MINUTE, english)).toBe('5 minutes ago');
    expect(distanceText(-59 * MINUTE - 59_000, english)).toBe('59 minutes ago');
    expect(distanceText(25 * HOUR, english)).toBe('in 1 day');
    expect(distanceText(-400 * DAY, english)).toBe('1 year ago');
  });

  it('of a few seconds is now', () => {
    expect(distanceText(-4000, english)).toBe('just now');
    expect(distanceText(-4000, { ...english, locale: 'de' })).toBe('jetzt');
  });

  it('is short where asked for, and in the language of the page', () => {
    expect(distanceText(-5 * MINUTE, { ...english, format: 'short' })).toBe('5 min. ago');
    expect(distanceText(2 * DAY, { ...english, locale: 'de' })).toBe('in 2 Tagen');
  });

  it('takes the words of the caller', () => {
    expect(distanceText(-5 * MINUTE, { ...english, labels: words })).toBe('5 Minuten her');
    expect(distanceText(0, { ...english, labels: words })).toBe('gerade');
    expect(distanceText(-2 * HOUR, { ...english, labels: words })).toBe('2 hours her');
  });
});

describe('a countdown', () => {
  it('runs as a clock', () => {
    const short = { ...english, format: 'short' } as const;
    expect(countdownText(9000, short)).toBe('0:09');
    expect(countdownText(5 * MINUTE + 3000, short)).toBe('5:03');
    expect(countdownText(2 * HOUR + 5 * MINUTE, short)).toBe('2:05:00');
    expect(countdownText(3 * DAY + HOUR, short)).toBe('3d 01:00:00');
  });

  it('is spelled out where asked for', () => {
    expect(countdownText(MINUTE + 1000, english)).toBe('1 minute 1 second');
  });
});

it('is refreshed when it may have changed', () => {
  expect(refreshAfterMs(-3000, false)).toBe(1000);
  expect(refreshAfterMs(-HOUR, false)).toBe(30_000);
  expect(refreshAfterMs(3 * DAY, false)).toBe(HOUR);
  expect(refreshAfterMs(3 * DAY, true)).toBe(1000);
});
