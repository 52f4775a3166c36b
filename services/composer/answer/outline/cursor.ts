/** A place in a line that is being read. */
export type Cursor = { readonly text: string; at: number };

const BLANK = /[\s\u200B\u2060\uFEFF]*/y;

/** Moves past blanks; true when there were any. */
export function skipBlank(cursor: Cursor): boolean {
  return take(cursor, BLANK) !== '';
}

/** What a sticky pattern matches at the cursor, which moves behind it; undefined where it does not match. */
export function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const [found] = pattern.exec(cursor.text) ?? [];
  if (found !== undefined) cursor.at += found.length;
  return found;
}

/** True when a sticky pattern matches at the cursor, which stays. */
export function sees(cursor: Cursor, pattern: RegExp): boolean {
  pattern.lastIndex = cursor.at;
  return pattern.test(cursor.text);
}

export function isAtEnd({ text, at }: Cursor): boolean {
  return at >= text.length;
}
