import { foldText, wordsOf } from './fold-text.ts';
import { capitalized } from './identifier.ts';
import type { Language } from './language.ts';
import { committedEnglishTerms } from './spellings-file.ts';

/** Stands for a word that is another one in the language, and therefore stays: "red" is a net in Spanish. */
const SAME_WORD = '=';
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;

/** What English terms are called in a language, and the terms of that language itself, all folded. */
type Terms = { byEnglish: ReadonlyMap<string, string>; own: ReadonlySet<string> };
type Section = 'labels' | 'values';

let known: { [section in Section]: ReadonlyMap<Language, Terms> } | undefined;

/**
 * True if keys of data are English rather than words of a language: many programs are written in English whatever their users
 * speak.
 */
export function areEnglish(keys: readonly string[], language: Language): boolean {
  const terms = termsOf('labels', language);
  if (terms === undefined) return false;
  const names = [...new Set(keys.map((key) => wordsOf(key).join(' ')))];
  const english = names.filter((name) => terms.byEnglish.has(name)).length;
  const own = names.filter((name) => terms.own.has(name)).length;
  return english > own;
}

/** A label made from an English key as a language says it: "Valid until" is "Gültig bis". Undefined where that is not known. */
export function labelOfEnglish(label: string, language: Language): string | undefined {
  return termIn('labels', label, language);
}

/** What a code made of English words says in a language: "in progress" is "In Arbeit". Undefined where that is not known. */
export function valueOfEnglish(text: string, language: Language): string | undefined {
  return termIn('values', text, language);
}

function termIn(section: Section, text: string, language: Language): string | undefined {
  const term = termsOf(section, language)?.byEnglish.get(wordsOf(text).join(' '));
  return term === undefined ? undefined : capitalized(term);
}

function termsOf(section: Section, language: Language): Terms | undefined {
  known ??= { labels: readSection('labels'), values: readSection('values') };
  return known[section].get(language);
}

function readSection(section: Section): ReadonlyMap<Language, Terms> {
  const [, text = ''] = committedEnglishTerms().split(`# ${section}\n`);
  const [lines = ''] = text.split('\n#', 1);
  const rows = lines.split('\n').filter((line) => line !== '');
  const entries = rows.map((line) => line.split('|').map((term) => term.trim()));
  return new Map(
    LANGUAGES.flatMap((language, at): [Language, Terms][] => {
      if (language === 'en') return [];
      const told = entries.filter((terms) => terms[at] !== SAME_WORD);
      const byEnglish = new Map(told.map((terms) => [terms[0] ?? '', terms[at] ?? '']));
      return [[language, { byEnglish, own: new Set(told.map((terms) => foldText(terms[at] ?? ''))) }]];
    }),
  );
}
