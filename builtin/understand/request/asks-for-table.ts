import { foldText } from '../words/fold-text.ts';
import { says, wordList } from '../words/word-list.ts';

// Not the French dashboard, "tableau de bord".
const TABLE = /\b(?:tables?|tabular|spreadsheet|tabellen?|tableaux?(?! de bord)|tablas?|tabelas?)\b/;

/** Whether a prompt asks for a table by that word. */
export function asksForTable(prompt: string): boolean {
  return TABLE.test(foldText(prompt));
}

const SORTABLE = wordList('sortable|sort|sorting|sortierbar*|triable*|ordenable*|ordinabil*|ordenave*');

/** Whether users are to sort something themselves, as against a stated order: "sorted by name". */
export function asksToSort(prompt: string): boolean {
  return says(SORTABLE, prompt);
}
