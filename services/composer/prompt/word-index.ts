import type { Definition } from '#catalog/definition.ts';
import { wordsOf } from '../repair/words.ts';

/** A word without its plural, so that "orders" finds "order". */
function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** A text as space-separated stems with spaces around it, so that whole words and phrases can be searched in it. */
export function stemmed(text: string): string {
  return ` ${wordsOf(text).map(stemOf).join(' ')} `;
}

/** The components that a word points to, and how strongly: rare words more than common ones. */
type WordIndex = ReadonlyMap<string, readonly { name: string; weight: number }[]>;

const NAME_WEIGHT = 3;

/** Indexes components by the words of their names, uses and descriptions. */
export function indexWords(definitions: readonly Definition[]): WordIndex {
  const holders = new Map<string, { name: string; inName: boolean }[]>();
  for (const definition of definitions) {
    const nameWords = new Set(wordsOf(definition.name).map(stemOf));
    const [ownCase = ''] = (definition.useWhen ?? '').split(';');
    const words = new Set([...nameWords, ...wordsOf(`${ownCase} ${definition.description}`).map(stemOf)]);
    for (const word of words) {
      if (word.length < 3) continue;
      const list = holders.get(word) ?? [];
      holders.set(word, [...list, { name: definition.name, inName: nameWords.has(word) }]);
    }
  }
  return new Map(
    [...holders].map(([word, list]) => {
      const rarity = Math.log(definitions.length / list.length) / Math.log(definitions.length);
      return [word, list.map(({ name, inName }) => ({ name, weight: rarity * (inName ? NAME_WEIGHT : 1) }))];
    }),
  );
}

/**
 * Indexes phrases by meaning, so that one pass over a text finds all that it contains.
 *
 * @param phrases in the form of `stemmed`, with at least one letter each; one without its last space also matches the
 *   beginning of a longer word
 * @returns a function that counts, for each meaning, its phrases in a text (also in the form of `stemmed`); meanings
 *   without any are absent
 */
export function indexPhrases<Meaning>(
  phrases: Iterable<readonly [meaning: Meaning, phrases: readonly string[]]>,
): (text: string) => ReadonlyMap<Meaning, number> {
  const byInitial = new Map<string, { phrase: string; meaning: Meaning }[]>();
  for (const [meaning, alike] of phrases) {
    for (const phrase of alike) {
      const initial = phrase.charAt(1);
      byInitial.set(initial, [...(byInitial.get(initial) ?? []), { phrase, meaning }]);
    }
  }
  return (text) => {
    const counts = new Map<Meaning, number>();
    const found = new Set<object>();
    for (let space = 0; space !== -1; space = text.indexOf(' ', space + 1)) {
      for (const entry of byInitial.get(text.charAt(space + 1)) ?? []) {
        if (found.has(entry) || !text.startsWith(entry.phrase, space)) continue;
        found.add(entry);
        counts.set(entry.meaning, (counts.get(entry.meaning) ?? 0) + 1);
      }
    }
    return counts;
  };
}
