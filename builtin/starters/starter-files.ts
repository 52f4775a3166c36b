import { readFileSync } from 'node:fs';

/** What people wrote down of everyday subjects, in the form that each file tells at its head. */
export type StarterFiles = { words: string; subjects: string; places: string; shapes: string };

/** Reads the committed files. */
export function readStarterFiles(): StarterFiles {
  const content = (name: string) => readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');
  return {
    words: content('words'),
    subjects: content('subjects'),
    places: content('places'),
    shapes: content('shapes'),
  };
}
