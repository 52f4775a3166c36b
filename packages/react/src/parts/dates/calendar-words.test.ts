import { expect, test } from 'vitest';
import { calendarWords } from './calendar-words.ts';

const NORSK = 'januar februar mars april mai juni juli august september oktober november desember'.split(' ');
const plain = { wordsLocale: 'en', monthNames: undefined, weekdayLabels: undefined, firstWeekday: 0 };

test('without names everything is English, in the order of an English locale', () => {
  const american = calendarWords({ ...plain, locale: 'en-US' });
  expect(american.monthTitle('2026-06')).toBe('June 2026');
  expect(american.write('2026-06-25', 'long')).toBe('June 25, 2026');
  expect(american.write('2026-06-25', 'short')).toBe('Jun 25');
  expect(american.write('2026-06-25', 'iso')).toBe('2026-06-25');
  expect(american.speak('2026-06-25')).toBe('Thursday, June 25, 2026');
  expect(calendarWords({ ...plain, locale: 'en-GB' }).write('2026-06-25', 'long')).toBe('25 June 2026');
  expect(calendarWords({ ...plain, locale: 'fa-IR' }).write('2026-06-25', 'long')).toBe('June 25, 2026');
});

test('names of the spec stand in the order of the locale', () => {
  const words = calendarWords({ ...plain, locale: 'nb', monthNames: NORSK });
  expect(words.monthTitle('2026-06')).toBe('juni 2026');
  expect(words.write('2026-06-25', 'long')).toBe('25. juni 2026');
});

test('names are ignored unless there is one for each', () => {
  const words = calendarWords({ ...plain, locale: 'en-US', monthNames: ['x'], weekdayLabels: ['y'] });
  expect(words.monthTitle('2026-01')).toBe('January 2026');
  expect(words.weekdays.map(({ short }) => short).join(' ')).toBe('Mo Tu We Th Fr Sa Su');
});

test('the week starts on the requested day, and the spoken weekday fits', () => {
  const words = calendarWords({ ...plain, locale: 'en-US', firstWeekday: 6 });
  expect(words.weekdays[0]).toEqual({ short: 'Su', long: 'Sunday' });
  expect(words.speak('2026-11-22')).toBe('Sunday, November 22, 2026');
  const given = calendarWords({
    ...plain,
    locale: 'nb',
    firstWeekday: 6,
    weekdayLabels: 'sø ma ti on to fr lø'.split(' '),
  });
  expect(given.weekdays[0]?.short).toBe('sø');
  expect(given.speak('2026-11-22')).toBe('sø, November 22, 2026');
});

test('a host that gives its locale has names in its language', () => {
  const words = calendarWords({ ...plain, locale: 'de-DE', wordsLocale: 'de-DE' });
  expect(words.monthTitle('2026-03')).toBe('März 2026');
  expect(words.speak('2026-06-25')).toBe('Donnerstag, 25. Juni 2026');
  expect(words.weekdays.map(({ short }) => short).join(' ')).toBe('Mo Di Mi Do Fr Sa So');
});
