import { describe, expect, test } from 'vitest';
import type { ChangeTag } from './change-tags.ts';
import { withConfirmations } from './confirmations.ts';

function tags(prompt: string, given: readonly (readonly [tag: ChangeTag, text: string])[] = []): string[] {
  const words = given.map(([tag, text]) => {
    const start = prompt.indexOf(text);
    return { tag, text, start, end: start + text.length, margin: 50 };
  });
  return withConfirmations(words, prompt).map(({ tag, text }) => `${tag} ${text}`);
}

describe('what is asked before', () => {
  test.each([
    ['please ask me to confirm before a visit is cancelled, and call it Off', 'confirmed visit is cancelled'],
    ["Ask them if they're sure before the van gets sold", 'confirmed van gets sold'],
    ['Bitte nachfragen, bevor eine Rechnung storniert wird', 'confirmed eine Rechnung storniert wird'],
    ["demande confirmation avant d'effacer la fiche", 'confirmed effacer la fiche'],
    ['Prima di cancellare il turno chiedi conferma', 'confirmed cancellare il turno'],
  ])('follows "before", beside a word for a question: %s', (prompt, tag) => {
    expect(tags(prompt)).toEqual([tag]);
  });

  test('replaces a condition or a place, but nothing that is new', () => {
    const prompt = 'make it confirm before the loan is ended';
    expect(tags(prompt, [['when', 'loan is ended']])).toEqual(['confirmed loan is ended']);
    expect(tags(prompt, [['new', 'loan']])).toEqual(['new loan']);
  });

  test('is nothing that stands before something else', () => {
    expect(tags('ask for the phone number before the address', [['new', 'phone number']])).toEqual([
      'new phone number',
    ]);
    expect(tags('put the map before the list')).toEqual([]);
  });
});
