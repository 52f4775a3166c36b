import { hashOf, mixed } from './hash.ts';
import { bestLabel, type LinearModel } from './linear-model.ts';
import { tokensOf } from './tokens.ts';
import { wordFactsOf } from './word-facts.ts';

/** The languages that the composer supports; English when unclear. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

// The first words are enough to recognize a language.
const WORDS_READ_MAX = 120;
const PIECE_CHARS = 3;

/** The features of the language model: words, prefixes, suffixes and letter trigrams. */
export function languageFeatures(text: string): number[] {
  const found = new Set<number>([hashOf('language')]);
  const words = tokensOf(text.slice(0, WORDS_READ_MAX * 12)).slice(0, WORDS_READ_MAX);
  for (const token of words) {
    const { word, suffix3, prefix4, isWord } = wordFactsOf(token);
    if (!isWord) continue;
    found.add(mixed(hashOf('language word'), word));
    found.add(mixed(hashOf('language end'), suffix3));
    found.add(mixed(hashOf('language start'), prefix4));
    const { lower } = token;
    for (let at = 0; at + PIECE_CHARS <= Math.min(lower.length, 16); at += 1)
      found.add(hashOf(`language ${lower.slice(at, at + PIECE_CHARS)}`));
  }
  return [...found];
}

/** The language that a text is written in. */
export function languageIn(model: LinearModel, text: string): Language {
  return LANGUAGES[bestLabel(model, languageFeatures(text), LANGUAGES.length)] ?? 'en';
}
