import { formatPointer } from '#contract/json/json-pointer.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { plainOf } from '../words.ts';
import { type Figure, readFigure, sameCurrency } from './figure.ts';

/** One value of the caller's data, and its pointer in the state. */
export type Fact = Saying & { pointer: string };

/** One list of the caller's data. */
export type FactList = { pointer: string; items: readonly Json[] };

/** Indexes over the caller's data. */
export type Facts = {
  values: readonly Fact[];
  /** The same, by plain text. */
  byText: ReadonlyMap<string, readonly Fact[]>;
  lists: readonly FactList[];
  /** The names of all members, without case, spaces and punctuation. */
  keys: ReadonlySet<string>;
};

/** Indexes data, except for paths that `isLeftOut` matches and what is below them. */
export function factsOf(data: JsonObject, isLeftOut: (pointer: string) => boolean): Facts {
  const values: Fact[] = [];
  const lists: FactList[] = [];
  const keys = new Set<string>();
  walk(data, []);
  return { values, byText: Map.groupBy(values, ({ plain }) => plain), lists, keys };

  function walk(value: Json, path: readonly (string | number)[]): void {
    const pointer = formatPointer(path);
    if (path.length > 0 && isLeftOut(pointer)) return;
    if (typeof value === 'string' || typeof value === 'number') values.push({ pointer, ...sayingOf(value) });
    if (Array.isArray(value)) {
      if (value.length > 0) lists.push({ pointer, items: value });
      for (const [index, item] of value.entries()) walk(item, [...path, index]);
    } else if (isJsonObject(value)) {
      for (const [key, member] of Object.entries(value)) {
        keys.add(plainOf(key));
        walk(member, [...path, key]);
      }
    }
  }
}

/** A text or number, parsed once for many comparisons. */
export type Saying = {
  value: string | number;
  /** Without case, typographic variants and repeated spaces. */
  plain: string;
  figure: Figure | undefined;
};

/** NFKC's form of an ellipsis. */
const DOTS = '...';

/** True for a plain text that ends in dots. */
export function isCutShort(plain: string): boolean {
  return plain.endsWith(DOTS);
}

/** How a literal relates to a fact: the same text, the same number in another form, or its beginning and dots. */
type Likeness = 'text' | 'number' | 'truncated';

/** A truncated name has at least this many characters left. */
const STEM_MIN_CHARS = 6;
/** A longer text that ends in dots is a teaser rather than a truncated name. */
const NAME_MAX_CHARS = 80;

/**
 * How a literal states a fact, or undefined when it does not. The currency matters: "$1,200" is the fact 1200 only when
 * dropping the sign loses nothing, because the caller mentions no dollars.
 *
 * @param isGiven true for a currency that the caller mentions
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

/** Parses a text or number. */
export function sayingOf(value: string | number): Saying {
  const figure = typeof value === 'number' ? { values: [value], currency: undefined } : readFigure(value);
  return { value, plain: plainText(String(value)), figure };
}

/** True when a literal of any kind equals the fact, or states it in another form. */
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
