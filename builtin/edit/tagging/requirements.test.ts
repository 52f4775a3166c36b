import { describe, expect, test } from 'vitest';
import type { ChangeTag } from './change-tags.ts';
import { withRequirements } from './requirements.ts';

const NAMES = ['Email', 'Load reference', 'Note', 'Fecha de nacimiento', 'Número', 'Seit wann'].map((text) => ({
  kind: 'field' as const,
  text,
}));

function tags(prompt: string, given: readonly (readonly [tag: ChangeTag, text: string])[] = []): string[] {
  const words = given.map(([tag, text]) => {
    const start = prompt.indexOf(text);
    return { tag, text, start, end: start + text.length, margin: 50 };
  });
  return withRequirements(words, prompt, NAMES).map(({ tag, text }) => `${tag} ${text}`);
}

describe('a field that is called required', () => {
  test.each([
    ['email is a must for us', 'must email'],
    ['haz obligatoria la fecha de nacimiento', 'must fecha de nacimiento'],
    ['Die Load reference soll ein Pflichtfeld sein', 'must Load reference'],
    ["The note shouldn't be required", 'may note'],
    ['Seit wann bitte kein Pflichtfeld', 'may Seit wann'],
    ["Le número n'a pas besoin d'être obligatoire", 'may número'],
    ['make email optional', 'may email'],
  ])('is found next to the words for it: %s', (prompt, tag) => {
    expect(tags(prompt)).toEqual([tag]);
  });

  test('replaces a tag that does not contradict it, but nothing that is new or sure', () => {
    const prompt = 'email is mandatory';
    expect(tags(prompt, [['set', 'email']])).toEqual(['must email']);
    expect(tags(prompt, [['new', 'email']])).toEqual(['new email']);
  });

  test('stands in the same part of the sentence', () => {
    expect(tags('put email first, a phone is required')).toEqual([]);
    expect(tags('email could be filled in with the usual one')).toEqual([]);
  });
});
