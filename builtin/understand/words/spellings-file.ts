import { readFileSync } from 'node:fs';

/** The file that `npm run train` writes: a line for each language with its words. */
export function committedSpellings(): string {
  return readFileSync(new URL('./spellings.txt', import.meta.url), 'utf8');
}

/** What English keys and codes are called in the other languages: a line for each, under `# labels` and `# values`. */
export function committedEnglishTerms(): string {
  return readFileSync(new URL('./english-terms.txt', import.meta.url), 'utf8');
}
