import { describe, expect, test } from 'vitest';
import { withAlike, withTime } from './number-in-text.ts';

const NOTE = 'All prices include VAT. Haul-out is €180.00 for 2 people.';
const HOURS = 'Mon–Fri 8:00–18:00';

describe('a number in a text', () => {
  test('is replaced by one of the same kind, in its own form', () => {
    expect(withAlike(NOTE, '€195')).toBe('All prices include VAT. Haul-out is €195.00 for 2 people.');
    expect(withAlike(NOTE, '3 people')).toBe('All prices include VAT. Haul-out is €180.00 for 3 people.');
  });

  test('is left alone if the value is of another kind', () => {
    expect(withAlike(NOTE, '20:00')).toBeUndefined();
    expect(withAlike(NOTE, '5 boats')).toBeUndefined();
    expect(withAlike('Crew 1', 'Crew 2')).toBeUndefined();
  });

  test('at the end of a range is replaced if the value is for that end', () => {
    expect(withAlike(HOURS, '20:00', 'end')).toBe('Mon–Fri 8:00–20:00');
    expect(withAlike(HOURS, '7:30', 'start')).toBe('Mon–Fri 7:30–18:00');
    expect(withAlike(HOURS, '20:00')).toBeUndefined();
  });
});

describe('a time in a text', () => {
  test.each([
    ['Promised May 4, 4:00 PM', '14:30', 'Promised May 4, 2:30 PM'],
    ['Promised May 4, 4:00 PM', '5:15', 'Promised May 4, 5:15 PM'],
    ['lundi 09:00', '8 h 30', 'lundi 08:30'],
    ['lundi 9:00', '7h', 'lundi 7:00'],
    ['um 18:00 Uhr', '8 pm', 'um 20:00 Uhr'],
  ])('is replaced in its own form: %s by %s', (text, value, expected) => {
    expect(withAlike(text, value)).toBe(expected);
  });

  test('is found by what it was, however that is written', () => {
    expect(withTime('19:15–20:30', '19 h', '19 h 15')).toBe('19:00–20:30');
    expect(withTime('10:00 workshop', '9:30', '10')).toBe('9:30 workshop');
    expect(withTime('19:15–20:30', '19 h', '18 h')).toBeUndefined();
  });
});
