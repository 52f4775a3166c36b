import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifier } from './identifier.ts';

describe('a name for a text', () => {
  test.each([
    ['E-mail address', 'eMailAddress'],
    ['/orders/0 total shown', 'orders0TotalShown'],
    ['Straße', 'strasse'],
    ['42 beds', 'name42Beds'],
    ['!?', 'name'],
    ['constructor', 'constructorValue'],
  ])('of "%s" is %s', (text, name) => {
    expect(identifier(text, 'name')).toBe(name);
  });

  test.each([
    ['other letters', '/заказы/0 сумма shown', '/заказы/0 клиент shown'],
    [
      'another end, after much that is the same',
      `/${'upcoming_'.repeat(6)}/0 name`,
      `/${'upcoming_'.repeat(6)}/0 price`,
    ],
    ['other letters in one word', '/orders/0 сумма', '/orders/0 клиент'],
  ])('differs for %s', (_, one, other) => {
    expect(identifier(one, 'name')).not.toBe(identifier(other, 'name'));
  });

  test('is always a legal id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => /^[a-z][A-Za-z0-9]{0,59}$/.test(identifier(text, 'name'))),
    );
  });
});
