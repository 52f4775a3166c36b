import { describe, expect, test } from 'vitest';
import { splitItems } from './split-items.ts';

describe('splitItems', () => {
  test.each([
    ['name, email and phone', ['name', 'email', 'phone']],
    ['Name, E-Mail und Telefon', ['Name', 'E-Mail', 'Telefon']],
    ['nom, e-mail et message', ['nom', 'e-mail', 'message']],
    ['size (S, M, L), colour', ['size (S, M, L)', 'colour']],
    ['terms and conditions, name', ['terms and conditions', 'name']],
    ['1,000 points and a badge', ['1,000 points', 'a badge']],
    ['a "Save and close" button, a title', ['a "Save and close" button', 'a title']],
    ['rating between 1 and 5, comment', ['rating between 1 and 5', 'comment']],
    ['réservations, plats les plus vendus', ['réservations', 'plats les plus vendus']],
    ['Basic, Plus and Premium', ['Basic', 'Plus', 'Premium']],
  ])('splits "%s" at commas and conjunctions, but not inside an item', (text, items) => {
    expect(splitItems(text)).toEqual(items);
  });
});
