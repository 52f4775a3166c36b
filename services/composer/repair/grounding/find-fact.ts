import { wordsOf, plainOf } from '../words.ts';
import type { Fact, Facts } from './facts.ts';
import { isCutShort, likenessOf, type Saying, sayingOf } from './same-fact.ts';

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
