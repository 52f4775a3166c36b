import { foldText } from '../words/fold-text.ts';

// Not the French dashboard, "tableau de bord".
const TABLE = /\b(?:tables?|tabular|spreadsheet|tabellen?|tableaux?(?! de bord)|tablas?|tabelas?)\b/;

/** Whether a prompt asks for a table by that word. */
export function asksForTable(prompt: string): boolean {
  return TABLE.test(foldText(prompt));
}
