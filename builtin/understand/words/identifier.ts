import { wordsOf } from './fold-text.ts';

const MAX_CHARS = 40;

/**
 * A camelCase ASCII name for a text, safe for element ids and state keys: "E-mail address" gives "eMailAddress". Texts
 * without Latin letters or digits give the fallback.
 */
export function identifier(text: string, fallback: string): string {
  const words = wordsOf(text)
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '');
  const name = words
    .map((word, index) => (index === 0 ? word : capitalized(word)))
    .join('')
    .slice(0, MAX_CHARS);
  if (!/^[a-z]/.test(name)) return name === '' ? fallback : `${fallback}${capitalized(name)}`;
  return name in {} || name === 'prototype' ? `${name}Value` : name;
}

/** A text with its first letter in upper case. */
export function capitalized(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}
