import { describe, expect, test } from 'vitest';
import { withAlike } from './number-in-text.ts';

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
