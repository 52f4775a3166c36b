import { expect, test } from 'vitest';
import { humanize, machineName, plainOf, wordsOf } from './words.ts';

test.each(['createInvoice', 'create_invoice', 'create-invoice', 'Create invoice', ' create.invoice '])(
  'the words of %j do not depend on the spelling',
  (name) => {
    expect(wordsOf(name)).toEqual(['create', 'invoice']);
    expect(plainOf(name)).toBe('createinvoice');
    expect(humanize(name)).toBe('Create invoice');
    expect(machineName(name)).toBe('createInvoice');
  },
);

test('digits and letters of any language are parts of words', () => {
  expect(wordsOf('line2Größe')).toEqual(['line2', 'größe']);
});

test('a machine name has ASCII letters and digits only, starts with a letter and has at most five words', () => {
  expect(machineName('2. Öl ändern')).toBe('OlAndern');
  expect(machineName('one two three four five six')).toBe('oneTwoThreeFourFive');
  expect(machineName('→ !')).toBe('');
});
