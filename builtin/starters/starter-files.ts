import { readFileSync } from 'node:fs';

/** The hand-written files about everyday subjects and messages. The head of each file describes its format. */
export type StarterFiles = { words: string; subjects: string; places: string; shapes: string; messages: string };

/** Reads the committed files. */
export function readStarterFiles(): StarterFiles {
  return {
    words: content('words'),
    subjects: content('subjects'),
    places: content('places'),
    shapes: content('shapes'),
    messages: content('messages'),
  };
}

/** The content of languages.txt: words that identify the language of a short request. */
export function readTellingWords(): string {
  return content('languages');
}

function content(name: string): string {
  return readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');
}
