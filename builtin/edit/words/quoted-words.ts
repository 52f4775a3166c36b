/** Words in quotation marks of any style; the words are the first group. An apostrophe ends none within a word. */
const QUOTED = /["“„«]([^"„”“«»]+)["”“»]|(?<!\p{L})'([^']+)'(?!\p{L})/u;

/** The words that are quoted in a text. */
export function quotedIn(text: string): string | undefined {
  const found = QUOTED.exec(text);
  return found?.[1] ?? found?.[2];
}

/** Every quotation of a text. */
export const ALL_QUOTED = new RegExp(QUOTED.source, 'gu');

/** What stands before the first quotation of a text. */
export function beforeQuote(text: string): string {
  return text.slice(0, text.search(/["“„«‘']/u)).trim();
}
