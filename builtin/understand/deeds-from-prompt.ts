import { deedIn } from './deeds.ts';
import { sentencesOf } from './sentences.ts';
import { splitItems } from './split-items.ts';

const CLAUSE =
  /\s*(?:[:–—]|\s-\s|\b(?:with|including|mit|avec|con|where (?:i|you|we|users|they) can|so that (?:i|you|we|users) can)\b)\s*/iu;
// "Add a user form": the words that ask for the screen itself are no button on it.
const NAMES_SCREEN =
  /\b(?:form|page|screen|view|dashboard|wizard|table|list|editor|calendar|board|map|panel|settings)\b/iu;
// "Buttons to change plan, update card": every item behind is one.
const BUTTONS = /^(?:the\s+)?(?:buttons|knöpfe|boutons|botones)\s+(?:to|for|zum|für|pour|para)\s/iu;
const MAX_DEEDS = 4;

/** What a prompt wants to be done on the screen, as labels of buttons, each once, in order. */
export function deedsFromPrompt(prompt: string): string[] {
  const phrases = sentencesOf(prompt).flatMap((sentence, index) => {
    const clauses = sentence.split(CLAUSE).flatMap((clause) => allButtons(splitItems(clause)));
    // The first clause names the screen, unless it is a sentence of its own further on.
    return index === 0 ? clauses.slice(1) : clauses.filter((clause) => !NAMES_SCREEN.test(clause));
  });
  return [...new Set(phrases.flatMap((phrase) => deedIn(phrase) ?? []))].slice(0, MAX_DEEDS);
}

function allButtons(items: readonly string[]): string[] {
  const [first = '', ...others] = items;
  const [lead] = BUTTONS.exec(first) ?? [];
  return lead === undefined ? [...items] : [first, ...others.map((item) => (BUTTONS.test(item) ? item : lead + item))];
}
