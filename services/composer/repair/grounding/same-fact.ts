import type { Json } from '#contract/json.ts';
import { sameCurrency } from './currency.ts';
import { type Figure, readFigure } from './figure.ts';

/** A text or number, read once for many comparisons. */
export type Saying = {
  value: string | number;
  /** Without case, typographic variants and doubled spaces. */
  plain: string;
  figure: Figure | undefined;
};

/** NFKC writes an ellipsis like this. */
const DOTS = '...';

/** True for a plain text that ends in dots. */
export function isCutShort(plain: string): boolean {
  return plain.endsWith(DOTS);
}

/** How a literal relates to a fact: the same text, the same number in another form, or its beginning and dots. */
export type Likeness = 'text' | 'number' | 'truncated';

/** Where a name is cut short, at least this much of it is left. */
const STEM_MIN_CHARS = 6;
/** A longer text that ends in dots is a teaser, not a name cut short. */
const NAME_MAX_CHARS = 80;

/**
 * How a literal says the same as a fact, or undefined. A currency counts: "$1,200" is the fact 1200 only when dropping
 * the sign loses nothing, because nobody else speaks of dollars.
 *
 * @param isGiven tells whether the caller speaks of a currency
 */
export function likenessOf(
  literal: Saying,
  fact: Saying,
  isGiven: (currency: string) => boolean,
): Likeness | undefined {
  if (literal.plain !== '' && literal.plain === fact.plain) return 'text';
  if (isSameFigure(literal.figure, fact.figure, isGiven)) return 'number';
  return isTruncated(literal.plain, fact) ? 'truncated' : undefined;
}

/** Reads a text or number. */
export function sayingOf(value: string | number): Saying {
  const figure = typeof value === 'number' ? { values: [value], currency: undefined } : readFigure(value);
  return { value, plain: plainText(String(value)), figure };
}

/** True when a literal of any kind is the fact, or says the same in another form. */
export function saysSame(literal: Json, fact: Json, isGiven: (currency: string) => boolean): boolean {
  if (literal === fact) return true;
  const isFact = typeof fact === 'string' || typeof fact === 'number';
  return typeof literal === 'string' && isFact && likenessOf(sayingOf(literal), sayingOf(fact), isGiven) !== undefined;
}

function isSameFigure(
  literal: Figure | undefined,
  fact: Figure | undefined,
  isGiven: (currency: string) => boolean,
): boolean {
  if (literal === undefined || fact === undefined) return false;
  if (!literal.values.some((value) => fact.values.includes(value))) return false;
  if (literal.currency === undefined) return true;
  return fact.currency === undefined ? !isGiven(literal.currency) : sameCurrency(literal.currency, fact.currency);
}

function isTruncated(literal: string, fact: Saying): boolean {
  if (!isCutShort(literal) || typeof fact.value !== 'string' || fact.value.length > NAME_MAX_CHARS) return false;
  const stem = literal.slice(0, -DOTS.length).trimEnd();
  return stem.length >= STEM_MIN_CHARS && fact.plain.length > stem.length && fact.plain.startsWith(stem);
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‚‛`´]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
