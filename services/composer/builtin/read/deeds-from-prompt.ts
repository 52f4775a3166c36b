import { deedIn } from './deeds.ts';
import { sentencesOf } from './sentences.ts';
import { splitItems } from './split-items.ts';

const CLAUSE =
  /\s*(?:[:–—]|\s-\s|\b(?:with|including|mit|avec|con|where (?:i|you|we|users|they) can|so that (?:i|you|we|users) can)\b)\s*/iu;
// "Add a user form": the words that ask for the screen itself are no button on it.
const NAMES_SCREEN =
  /\b(?:form|page|screen|view|dashboard|wizard|table|list|editor|calendar|board|map|panel|settings)\b/iu;
const MAX_DEEDS = 4;

/** What a prompt wants to be done on the screen, as labels of buttons, each once, in order. */
export function deedsFromPrompt(prompt: string): string[] {
  const phrases = sentencesOf(prompt).flatMap((sentence, index) => {
    const clauses = sentence.split(CLAUSE).flatMap((clause) => splitItems(clause));
    // The first clause names the screen, unless it is a sentence of its own further on.
    return index === 0 ? clauses.slice(1) : clauses.filter((clause) => !NAMES_SCREEN.test(clause));
  });
  return [...new Set(phrases.flatMap((phrase) => deedIn(phrase) ?? []))].slice(0, MAX_DEEDS);
}
