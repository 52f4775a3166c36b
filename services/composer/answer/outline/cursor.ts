/** A position in a line that is being read. */
export type Cursor = { readonly text: string; at: number };

const BLANK = /[\s\u200B\u2060\uFEFF]*/y;

/** Skips whitespace; true when there was any. */
export function skipBlank(cursor: Cursor): boolean {
  return take(cursor, BLANK) !== '';
}

/** Consumes and returns what a sticky pattern matches at the cursor; undefined when it does not match. */
export function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const [found] = pattern.exec(cursor.text) ?? [];
  if (found !== undefined) cursor.at += found.length;
  return found;
}

/** True when a sticky pattern matches at the cursor, which does not move. */
export function sees(cursor: Cursor, pattern: RegExp): boolean {
  pattern.lastIndex = cursor.at;
  return pattern.test(cursor.text);
}

export function isAtEnd({ text, at }: Cursor): boolean {
  return at >= text.length;
}
