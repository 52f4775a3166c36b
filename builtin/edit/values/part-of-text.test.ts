import { describe, expect, test } from 'vitest';
import { withDate, withPart } from './part-of-text.ts';

describe('a date in a text', () => {
  test.each([
    ['Ersatztermin: 21. März 2027', '28. März', undefined, 'Ersatztermin: 28. März 2027'],
    ['Due Mar 14, 2026', 'March 18', 'March 14', 'Due Mar 18, 2026'],
    ['15 apr 2026', '30 maggio', '15 aprile', '30 mag 2026'],
    ['2026-12-10', '11 décembre', '10', '2026-12-11'],
    ['24.03.2026', '15. April', '24. März', '15.04.2026'],
  ])('keeps the form of %s', (text, value, was, after) => {
    expect(withDate(text, value, was)).toBe(after);
  });

  test('stays if the text has another date before, a second one, or a day of the week', () => {
    expect(withDate('Open until May 4, 2026', 'May 9', 'May 7')).toBeUndefined();
    expect(withDate('May 4 to June 6', 'May 9')).toBeUndefined();
    expect(withDate('Monday, May 4', 'May 9')).toBeUndefined();
  });
});

describe('a part of a text', () => {
  test.each([
    ['Merchant: Kestrel Coffee', 'Kestrel Coffee', 'Kestrel Roasters', 'Merchant: Kestrel Roasters'],
    ['demurrage of €95 per day', '€95', '€110', 'demurrage of €110 per day'],
    ['Goal: £60,000', '60.000', '65.000', 'Goal: £65,000'],
    ['22 × £9.50', '22', '20 weeks', '20 × £9.50'],
    ['demain à 8 h', '8 h', 'à 10 h', 'demain à 10 h'],
    ['September 2026', 'September', 'October 2026', 'October 2026'],
  ])('is replaced in "%s"', (text, was, value, after) => {
    expect(withPart(text, was, value)).toBe(after);
  });

  test('stays if it is part of a longer word or number, or there twice', () => {
    expect(withPart('LG-E450', '450', '500')).toBe('LG-E500');
    expect(withPart('Barnsley', 'Barn', 'Hall')).toBeUndefined();
    expect(withPart('8 of 8', '8', '9')).toBeUndefined();
  });
});
