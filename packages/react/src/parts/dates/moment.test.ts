import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, timeIn, withDay, withTime } from './moment.ts';

const anyDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const days = anyDay.map((date) => date.toISOString().slice(0, 10));
const times = anyDay.map((date) => date.toISOString().slice(11, 16));

test('a day and a time that are picked one after the other are a moment, in either order', () => {
  fc.assert(
    fc.property(days, times, (day, time) => {
      expect(withTime(withDay('', day), time)).toBe(`${day}T${time}`);
      expect(withDay(withTime('', time), day)).toBe(`${day}T${time}`);
    }),
  );
});

test('each part of a moment can be picked anew and the rest stays', () => {
  fc.assert(
    fc.property(days, days, times, fc.constantFrom('', ':00', ':00Z', ':00+02:00'), (day, other, time, rest) => {
      const moment = `${day}T08:15${rest}`;
      expect(withDay(moment, other)).toBe(`${other}T08:15${rest}`);
      expect(withTime(moment, time)).toBe(`${day}T${time}${rest}`);
      expect([dayIn(moment), timeIn(moment)]).toEqual([day, '08:15']);
    }),
  );
});

test('a time that is emptied leaves the day, and a day or time alone has no other part', () => {
  expect(withTime('2026-06-25T14:30', '')).toBe('2026-06-25');
  expect([dayIn('14:30'), timeIn('2026-06-25')]).toEqual([undefined, '']);
});
