import { expect, test } from 'vitest';
import { timeRangeAt } from './time-range.ts';

test.each([
  [' from 22:00 to 7:00', '22:00', '07:00'],
  [' from 10pm to 7am', '22:00', '07:00'],
  [': 9:30 – 18:00, closed on Sunday', '09:30', '18:00'],
  [' von 8 bis 17 Uhr', '08:00', '17:00'],
  [' de 9h à 18h', '09:00', '18:00'],
  [' de 9:00 a 14:00', '09:00', '14:00'],
  [' between 12 am and 6 am', '00:00', '06:00'],
])('%j is the range from %s to %s', (text, from, to) => {
  expect(timeRangeAt(text)).toMatchObject({ from, to });
});

test.each([' from 5 to 20', ' on 3 to 7 August', ' at 25:00 to 26:00', ' from noon'])(
  '%j is no range of hours',
  (text) => {
    expect(timeRangeAt(text)).toBeUndefined();
  },
);
