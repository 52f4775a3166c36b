import { describe, expect, test } from 'vitest';
import { clockOf, placeColumn, shifted, snapTo, stretched, withIds, type Booking } from './scheduler-plan.ts';

const booking = (id: string, start: string, end: string, column = 0): Booking => ({
  id,
  title: id,
  start,
  end,
  column,
});
const day = { from: 8 * 60, to: 18 * 60 };

describe('events of a scheduler', () => {
  test('get an id of their own where it is missing or taken', () => {
    const given = { title: 'A', start: '09:00', end: '10:00' };
    expect(withIds([{ ...given, id: 'a' }, { ...given, id: 'a' }, given]).map(({ id }) => id)).toEqual([
      'a',
      'event-2',
      'event-3',
    ]);
  });

  test('share the width only with those they overlap', () => {
    const plan = [booking('a', '09:00', '10:00'), booking('b', '09:30', '11:00'), booking('c', '11:00', '12:00')];
    expect(placeColumn(plan, 0, day, 15).map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 1],
    ]);
  });

  test('count as long as they are drawn', () => {
    const plan = [booking('a', '09:00', '09:05'), booking('b', '09:10', '10:00')];
    expect(placeColumn(plan, 0, day, 30).map(({ lanes }) => lanes)).toEqual([2, 2]);
  });

  test('are cut at the window, and left out beyond it, in another column or without times', () => {
    const plan = [
      booking('early', '07:00', '09:00'),
      booking('night', '20:00', '21:00'),
      booking('other', '09:00', '10:00', 1),
      booking('none', 'noon', '13:00'),
    ];
    expect(placeColumn(plan, 0, day, 15).map(({ booking: { id }, from }) => [id, from])).toEqual([['early', 480]]);
  });

  test('move and stretch within the day', () => {
    expect(shifted({ from: 60, to: 120 }, -90)).toEqual({ from: 0, to: 60 });
    expect(shifted({ from: 1380, to: 1410 }, 60)).toEqual({ from: 1409, to: 1439 });
    expect(stretched({ from: 60, to: 120 }, -90, 15)).toEqual({ from: 60, to: 75 });
    expect(clockOf(1440)).toBe('23:59');
    expect(clockOf(545)).toBe('09:05');
    expect([snapTo(52, 15), snapTo(52.4, 0)]).toEqual([45, 52]);
  });
});
