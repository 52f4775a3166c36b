import { describe, expect, test } from 'vitest';
import { areEnglish, labelOfEnglish, valueOfEnglish } from './english-terms.ts';
import { committedEnglishTerms } from './spellings-file.ts';

describe('English terms on a page in another language', () => {
  test('are translated where they are known, and stay as they are elsewhere', () => {
    expect(labelOfEnglish('Valid until', 'de')).toBe('Gültig bis');
    expect(labelOfEnglish('First name', 'fr')).toBe('Prénom');
    expect(labelOfEnglish('Frobnication', 'de')).toBeUndefined();
    expect(labelOfEnglish('First name', 'en')).toBeUndefined();
    expect(valueOfEnglish('Out of service', 'de')).toBe('Außer Betrieb');
    expect(valueOfEnglish('in progress', 'it')).toBe('In corso');
  });

  test('are those of keys that are English rather than words of the page', () => {
    expect(areEnglish(['customer', 'updated_at', 'name'], 'de')).toBe(true);
    expect(areEnglish(['kunde', 'name', 'adresse'], 'de')).toBe(false);
    expect(areEnglish(['nombre', 'direccion', 'total'], 'es')).toBe(false);
    expect(areEnglish(['customer', 'status'], 'en')).toBe(false);
  });

  test('are written once each, in all six languages', () => {
    const sections = committedEnglishTerms()
      .split(/^# \w+\n/m)
      .slice(1);
    expect(sections).toHaveLength(2);
    for (const section of sections) {
      const lines = section.trim().split('\n');
      expect(lines.filter((line) => line.split(' | ').length !== 6)).toEqual([]);
      expect(new Set(lines.map((line) => line.split(' | ', 1)[0])).size).toBe(lines.length);
    }
  });
});
