import { describe, expect, test } from 'vitest';
import { SHAPES } from '../generated/shapes.ts';
import { DE } from './de.ts';
import { ENGLISH_COUNTS, type CountPhrase, type Language, type Phrase } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { languageOf, loadWords } from './languages.ts';
import { localShape } from './local-shape.ts';
import { PT } from './pt.ts';
import { wordsOf } from './words.ts';

const LANGUAGES = { DE, ES, FR, IT, PT };
const place = { locale: 'de', numbersLocale: 'de', language: DE, messages: undefined };
const english = wordsOf({ locale: 'en', numbersLocale: 'en', language: undefined, messages: undefined });

describe('built-in words', () => {
  test('are English without a language, with values in their places', () => {
    expect(english('Select all')).toBe('Select all');
    expect(english('Remove {label}', { label: 'Ann' })).toBe('Remove Ann');
    expect(english('{count} matches', { count: 1 })).toBe('1 match');
    expect(english('{count} matches', { count: 1200 })).toBe('1,200 matches');
  });

  test('are those of the language, in the form of the count and with its figures', () => {
    const words = wordsOf(place);
    expect(words('Select all')).toBe('Alle auswählen');
    expect(words('{count} events', { count: 1 })).toBe('1 Termin');
    expect(words('{count} events', { count: 1200 })).toBe('1.200 Termine');
  });

  test("are the host's where it has its own, in any language that counts", () => {
    const messages = {
      Send: 'Wyślij',
      '{count} events': { one: '{count} termin', few: '{count} terminy', other: '{count} terminów' },
    };
    const words = wordsOf({ locale: 'pl', numbersLocale: 'pl', language: undefined, messages });
    expect(words('Send')).toBe('Wyślij');
    expect([1, 3, 5].map((count) => words('{count} events', { count }))).toEqual([
      '1 termin',
      '3 terminy',
      '5 terminów',
    ]);
    expect(words('{count} matches', { count: 2 })).toBe('2 matches');
  });

  test('survive a locale that is none and names of what every object has', () => {
    const words = wordsOf({ ...place, locale: 'not a tag', numbersLocale: 'not a tag' });
    expect(words('{count} events', { count: 2 })).toBe('2 Termine');
    expect(words('toString' as Phrase)).toBe('toString');
  });

  test('load once for any tag of the language; a tag without words is English', async () => {
    expect(languageOf('fr-CA')).toBeUndefined();
    await loadWords('fr-CA');
    expect(languageOf('fr')).toBe(FR);
    await loadWords('constructor');
    expect(languageOf('constructor')).toBeUndefined();
  });
});

describe.each(Object.entries(LANGUAGES))('%s', (_, language: Language) => {
  test('keeps the places of every phrase', () => {
    for (const [phrase, words] of Object.entries(language)) {
      for (const text of typeof words === 'string' ? [words] : Object.values(words)) {
        expect(placesIn(text), phrase).toEqual(placesIn(phrase));
      }
    }
  });

  test('has words for every label that a definition gives by default', () => {
    const words = wordsOf({ ...place, language });
    for (const [name, shape] of Object.entries(SHAPES)) {
      for (const [prop, { kind, fallback }] of Object.entries(shape.props)) {
        if ((kind !== 'string' && kind !== 'text') || typeof fallback !== 'string' || !/[a-z]/i.test(fallback))
          continue;
        expect(Object.hasOwn(language, fallback), `${name}.${prop}: ${fallback}`).toBe(true);
        expect(localShape(shape, words).props[prop]?.fallback).toBe(language[fallback as Phrase]);
      }
    }
  });
});

test('every phrase that counts has the count in its key', () => {
  for (const phrase of Object.keys(ENGLISH_COUNTS) as CountPhrase[]) expect(phrase).toContain('{count}');
});

function placesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted();
}
