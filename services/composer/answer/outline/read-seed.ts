import type { Json } from '#contract/json.ts';
import { type Cursor, isAtEnd, skipBlank } from './cursor.ts';
import { readValue } from './read-value.ts';

/** What a state line seeds: a value, or a path to copy from. */
export type Seed = { value: Json } | { from: string };

/** Reads what follows the sign of a state line. What is not a single value is an unquoted text. */
export function readSeed(written: string): Seed {
  const cursor: Cursor = { text: written.trim(), at: 0 };
  const first = cursor.text.charAt(0);
  const value = readValue(cursor);
  skipBlank(cursor);
  if (value === undefined || !isAtEnd(cursor)) return { value: cursor.text };
  if (first === '/') return { from: cursor.text };
  return { value: first === '.' || first === '@' ? cursor.text : value };
}
