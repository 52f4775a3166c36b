import { foldText } from './fold-text.ts';
import type { Language } from './language.ts';

// A full stop ends a sentence only before the start of a new one, so not in "e.g. small" and "1.5". A question mark does not
// separate the answers in parentheses after it. A semicolon ends a sentence before a title: "privacy: visible; alerts: push".
const SENTENCE_END = new RegExp(
  [
    String.raw`;(?=\s*\p{L}[^,;:.]{0,30}:\s)`,
    String.raw`(?<![\s(](?:e\.g|i\.e|z\.B|p\.ej|etc|vs|Mr|Mrs|Dr|St|No))[.!?](?=\s+["“„«¿¡]?[\p{Lu}\p{N}]|\s*$)`,
    String.raw`[!?](?=\s(?!\()|$)|\n+`,
  ].join('|'),
  'u',
);
const BULLET = /(:?)[ \t]*\n\s*(?:[-*•–]|\d{1,2}[.)])[ \t]+/gu;

// "A) Graz B) Vienna" is a list.
const LETTERED = /\s([A-H])\)\s+/gu;

/** The sentences of a prompt, without their full stops; a bulleted list is joined to its lead line as one enumeration. */
export function sentencesOf(prompt: string): string[] {
  const inline = `\n${unlettered(prompt)}`.replaceAll(BULLET, (_, colon: string) => (colon === ':' ? ': ' : ', '));
  return inline
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/^[\s,]+/, '').trim())
    .filter((sentence) => sentence !== '');
}

function unlettered(prompt: string): string {
  const isList = /\sA\)\s[\s\S]*\sB\)\s/u.test(prompt);
  return isList ? prompt.replaceAll(LETTERED, (_, letter: string) => (letter === 'A' ? ' ' : ', ')) : prompt;
}

const ASKING: { [language in Language]: ReadonlySet<string> } = {
  en: new Set('who whos which what whatever whichever'.split(' ')),
  de: new Set('wer wen wem welche welcher welches welchen was wo'.split(' ')),
  fr: new Set('qui quel quelle quels quelles lesquels lesquelles'.split(' ')),
  es: new Set('quien quienes cual cuales qué'.split(' ')),
  it: new Set('chi quale quali cosa'.split(' ')),
  pt: new Set('quem qual quais'.split(' ')),
};

/** True for a word that asks for somebody or something. Spanish "qué" and "que" differ in the accent alone. */
export function isAsking(word: string, language: Language): boolean {
  const words = ASKING[language];
  return words.has(foldText(word)) || words.has(word.toLowerCase());
}
