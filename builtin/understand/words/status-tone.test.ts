import { expect, test } from 'vitest';
import { toneOf } from './status-tone.ts';

test.each([
  ['paid', 'success'],
  ['unpaid', 'warning'],
  ['not_paid', 'warning'],
  ['nicht bezahlt', 'warning'],
  ['Degraded', 'warning'],
  ['out_of_stock', 'critical'],
  ['fault', 'critical'],
  ['gesperrt', 'critical'],
  ['en panne', 'critical'],
  ['no_show', 'critical'],
  ['in transit', 'info'],
  ['Livrée', 'success'],
  ['Bestätigt', 'success'],
  ['bestaetigt', 'success'],
  ['in attesa', 'warning'],
  ['closed', undefined],
  ['assigned', undefined],
  ['open', 'info'],
  ['arrived', 'success'],
  ['Erwartet', 'info'],
  ['blue', undefined],
])('the tone of the status "%s" is %s', (status, tone) => {
  expect(toneOf(status)).toBe(tone);
});

test.each([
  ['critical', 'critical'],
  ['LIFE_THREATENING', 'critical'],
  ['lebensbedrohlich', 'critical'],
  ['high', 'warning'],
  ['Hoch', 'warning'],
  ['low', undefined],
  ['normal', undefined],
])('the tone of the priority "%s" is %s', (level, tone) => {
  expect(toneOf(level, 'priority')).toBe(tone);
});
