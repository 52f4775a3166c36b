/** Text in any style of quotation marks, captured by group 1 or 2. An apostrophe inside a word is not a quotation mark. */
const QUOTED = /["“„«]([^"„”“«»]+)["”“»]|(?<!\p{L})'([^']+)'(?!\p{L})/u;

/** The first quoted text, without its quotation marks. */
export function quotedIn(text: string): string | undefined {
  const found = QUOTED.exec(text);
  return found?.[1] ?? found?.[2];
}

/** Matches every quotation in a text. */
export const ALL_QUOTED = new RegExp(QUOTED.source, 'gu');

/** The text before the first quotation mark. */
export function beforeQuote(text: string): string {
  return text.slice(0, text.search(/["“„«‘']/u)).trim();
}
