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

let rowsByTerm: ReadonlyMap<string, ReadonlySet<string>> | undefined;
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

/** True if two phrases are one term of labels or values, also in different languages: "Raum", "room" and "rooms" are. */
export function areOneTerm(one: string, other: string): boolean {
  const rows = rowsOfTerm(one);
  return rows.size > 0 && [...rowsOfTerm(other)].some((row) => rows.has(row));
}

// Endings such as those of a plural, which a term may have or lack.
const ENDING = /(?:en|es|s|n|e)$/u;

function rowsOfTerm(phrase: string): ReadonlySet<string> {
  rowsByTerm ??= readRows();
  const folded = wordsOf(phrase).join(' ');
  return rowsByTerm.get(folded) ?? rowsByTerm.get(folded.replace(ENDING, '')) ?? NO_ROWS;
}

const NO_ROWS: ReadonlySet<string> = new Set();

function readRows(): ReadonlyMap<string, ReadonlySet<string>> {
  const rows = new Map<string, Set<string>>();
  for (const section of ['labels', 'values'] as const)
    for (const terms of entriesOf(section))
      for (const term of terms.filter((one) => one !== SAME_WORD)) {
        const folded = wordsOf(term).join(' ');
        rows.set(folded, (rows.get(folded) ?? new Set()).add(`${section} ${terms[0] ?? ''}`));
      }
  return rows;
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
  const entries = entriesOf(section);
  return new Map(
    LANGUAGES.flatMap((language, at): [Language, Terms][] => {
      if (language === 'en') return [];
      const told = entries.filter((terms) => terms[at] !== SAME_WORD);
      const byEnglish = new Map(told.map((terms) => [terms[0] ?? '', terms[at] ?? '']));
      return [[language, { byEnglish, own: new Set(told.map((terms) => foldText(terms[at] ?? ''))) }]];
    }),
  );
}

function entriesOf(section: Section): string[][] {
  const [, text = ''] = committedEnglishTerms().split(`# ${section}\n`);
  const [lines = ''] = text.split('\n#', 1);
  const rows = lines.split('\n').filter((line) => line !== '');
  return rows.map((line) => line.split('|').map((term) => term.trim()));
}
