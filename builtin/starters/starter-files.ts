import { readFileSync } from 'node:fs';

/** The hand-written files about everyday subjects. The head of each file describes its format. */
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
