import { hashOf } from '../learned/hash.ts';
import { wordsOf } from './fold-text.ts';

const MAX_CHARS = 40;
const BASE = 36;

/**
 * A camelCase ASCII name for a text, safe for element ids and state keys: "E-mail address" gives "eMailAddress". What has no
 * Latin letter or digit has the fallback for its name. A text that is too long, or has other letters, gets a mark of its
 * own at the end: names of two such texts differ as well.
 */
export function identifier(text: string, fallback: string): string {
  const words = wordsOf(text);
  const whole = words
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : capitalized(word)))
    .join('');
  const isWhole = whole.length <= MAX_CHARS && !words.some((word) => OTHER_LETTERS.test(word));
  const mark = isWhole ? '' : `X${hashOf(text).toString(BASE)}`;
  const name = whole.slice(0, MAX_CHARS - mark.length) + mark;
  if (!/^[a-z]/.test(name)) return name === '' ? fallback : `${fallback}${capitalized(name)}`;
  return name in {} || name === 'prototype' ? `${name}Value` : name;
}

const OTHER_LETTERS = /[^a-z0-9\P{L}]|[^0-9\P{N}]/u;

/** A text with its first letter in upper case. */
export function capitalized(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
