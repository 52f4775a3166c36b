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
