import { describe, expect, test } from 'vitest';
import { beginsWith, endsIn, isOneOf, says, withoutLead, wordList } from './word-list.ts';

const LIST = wordList('thank you|success*|pick/choose a seat', 'etat');

describe('A word list', () => {
  test.each(['Thank you!', 'a thank-you page', 'Successfully sent', 'choose a seat', 'État vide'])(
    'is found in %j regardless of accents, case and signs',
    (text) => {
      expect(says(LIST, text)).toBe(true);
    },
  );

  test.each(['thank them', 'unsuccessful', 'pick two seats', 'thanks', ''])('is not found in %j', (text) => {
    expect(says(LIST, text)).toBe(false);
  });

  test('equals a text only when the text contains nothing else', () => {
    expect(isOneOf(LIST, 'Thank you')).toBe(true);
    expect(isOneOf(LIST, 'Successful')).toBe(true);
    expect(isOneOf(LIST, 'Success page')).toBe(false);
    expect(isOneOf(LIST, 'Thank you all')).toBe(false);
  });

  test('is matched at the start and at the end of a text', () => {
    expect(beginsWith(LIST, 'Pick a seat near the stage')).toBe(true);
    expect(beginsWith(LIST, 'Now pick a seat')).toBe(false);
    expect(endsIn(LIST, 'Now pick a seat')).toBe(true);
    expect(endsIn(LIST, 'Pick a seat near the stage')).toBe(false);
  });

  test('is removed from the start of a text, the longest phrase first', () => {
    const articles = wordList('all|the|all the|l');
    expect(withoutLead(articles, 'All the orders')).toBe('orders');
    expect(withoutLead(articles, 'L’adresse')).toBe('adresse');
    expect(withoutLead(articles, 'Orders of all')).toBe('Orders of all');
    expect(withoutLead(articles, '(the) orders')).toBe('(the) orders');
  });
});
