import { readFileSync } from 'node:fs';

/** The file that `npm run train` writes: a line for each language with its words. */
export function committedSpellings(): string {
  return readFileSync(new URL('./spellings.txt', import.meta.url), 'utf8');
}
