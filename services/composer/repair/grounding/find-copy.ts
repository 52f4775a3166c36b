import { plainOf, wordsOf } from '../words.ts';
import {
  type Fact,
  type FactList,
  type Facts,
  type Saying,
  isCutShort,
  likenessOf,
  sayingOf,
  saysSame,
} from './facts.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';

/**
 * The fact that a literal text is a copy of. Undefined when it is not a copy, may be one of several, or is such a common
 * word or number that it could just as well be a label that happens to be the same.
 */
export function findFact(literal: string, facts: Facts, isGiven: (currency: string) => boolean): Fact | undefined {
  if (facts.keys.has(plainOf(literal))) return undefined;
  const saying = sayingOf(literal);
  const alike = candidatesFor(saying, facts).flatMap((fact) => {
    const likeness = likenessOf(saying, fact, isGiven);
    return likeness === undefined ? [] : [{ fact, likeness }];
  });
  const [first] = alike;
  if (first === undefined) return undefined;
  // A truncated text is restored whatever the fact; a complete one only when there is no doubt which fact is meant.
  const isCertain =
    first.likeness === 'truncated' ? alike.every(({ fact }) => fact.value === first.fact.value) : alike.length === 1;
  return isCertain && isDistinctive(first.fact.value) ? first.fact : undefined;
}

/** A text that is neither a number nor truncated can only be an exact copy. */
function candidatesFor({ plain, figure }: Saying, facts: Facts): readonly Fact[] {
  return figure === undefined && !isCutShort(plain) ? (facts.byText.get(plain) ?? []) : facts.values;
}

/** True for a value that is unlikely to occur by chance: two words, a long word, a code, a number of four digits. */
function isDistinctive(value: string | number): boolean {
  const text = String(value);
  const digits = text.replaceAll(/\D/g, '').length;
  if (!/\p{L}/u.test(text)) return digits >= 4 || (digits === 3 && /[.,]/.test(text));
  return text.length >= 12 || (text.length >= 8 && wordsOf(text).length >= 2) || (digits >= 2 && text.length >= 4);
}

/** A shorter list of plain values may be equal by chance. */
const PLAIN_ITEMS_MIN = 3;

/** What data records may have beyond the copy's members: nothing, what a table cell can show, or anything. */
export type Surplus = 'none' | 'cells' | 'any';

/** The only list of the data that a literal list copies item by item, or undefined. */
export function findList(
  literal: readonly Json[],
  surplus: Surplus,
  facts: Facts,
  isGiven: (currency: string) => boolean,
): FactList | undefined {
  if (!isTelling(literal)) return undefined;
  const alike = facts.lists.filter(
    ({ items }) =>
      items.length === literal.length &&
      items.every((item, index) => isCopy(literal[index] ?? null, item, surplus, isGiven)),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function isTelling(list: readonly Json[]): boolean {
  if (list.every((item) => isJsonObject(item) && Object.keys(item).length >= 2)) return list.length > 0;
  return list.length >= PLAIN_ITEMS_MIN;
}

function isCopy(literal: Json, fact: Json, surplus: Surplus, isGiven: (currency: string) => boolean): boolean {
  if (Array.isArray(literal)) {
    if (!Array.isArray(fact) || fact.length !== literal.length) return false;
    return literal.every((item, index) => isCopy(item, fact[index] ?? null, 'none', isGiven));
  }
  if (!isJsonObject(literal)) return saysSame(literal, fact, isGiven);
  if (!isJsonObject(fact) || (surplus === 'cells' && !Object.values(fact).every(isCell))) return false;
  const names = Object.keys(literal);
  if (surplus === 'none' && names.length !== Object.keys(fact).length) return false;
  return names.every(
    (name) => Object.hasOwn(fact, name) && isCopy(literal[name] ?? null, fact[name] ?? null, 'none', isGiven),
  );
}

/** True for what a table cell can show. */
function isCell(value: Json): boolean {
  return value !== null && typeof value !== 'object';
}
