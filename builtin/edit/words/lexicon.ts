import { foldText } from '#builtin/understand/words/fold-text.ts';

const STEM_MIN_CHARS = 3;

/** Matches the entries of every language. */
export const ANY_LANGUAGE = '*';

/** The meaning found at a position, and how many words it spans. */
export type Entry<Meaning> = {
  meaning: Meaning;
  size: number;
  /** The last word continues past a starred entry. */
  isStem?: boolean;
};

/**
 * Builds a lookup from a table of words by meaning. The longest match wins; at equal length a whole entry beats a starred
 * one. An entry such as "pt:no" matches in its language only. If an entry has two meanings, the first in the table wins.
 */
export function lexiconOf<Meaning extends string>(
  table: Readonly<Record<Meaning, string>>,
): (words: readonly string[], at: number, language: string) => Entry<Meaning> | undefined {
  const whole = new Map<string, Meaning>();
  const stems = new Map<string, Meaning>();
  // The word count of the longest entry, by its first word.
  const longest = new Map<string, number>();
  let stemMaxChars = 0;
  for (const [meaning, entries] of Object.entries(table) as [Meaning, string][])
    for (const entry of entries.split(' ')) {
      const map = entry.endsWith('*') ? stems : whole;
      const key = foldText(entry.replace('*', '').replaceAll(/[_-]/g, ' '));
      const anyLanguageKey = key.replace(/^[a-z]{2}:/, `${ANY_LANGUAGE}:`);
      for (const one of [key, anyLanguageKey]) if (!map.has(one)) map.set(one, meaning);
      if (map === stems) stemMaxChars = Math.max(stemMaxChars, key.length);
      const [first = '', ...others] = key.replace(/^[a-z]{2}:/, '').split(' ');
      longest.set(first, Math.max(longest.get(first) ?? 1, others.length + 1));
    }
  return (words, at, language) => {
    const maxSize = Math.min(longest.get(words[at] ?? '') ?? 1, words.length - at);
    for (let size = maxSize; size > 0; size -= 1) {
      const phrase = size === 1 ? (words[at] ?? '') : words.slice(at, at + size).join(' ');
      const meaning = whole.get(`${language}:${phrase}`) ?? whole.get(phrase);
      if (meaning !== undefined) return { meaning, size };
      const stem = stemmed(stems, phrase, stemMaxChars);
      if (stem !== undefined) return { meaning: stem, size, isStem: !stems.has(phrase) };
    }
    return undefined;
  };
}

function stemmed<Meaning>(
  stems: ReadonlyMap<string, Meaning>,
  phrase: string,
  stemMaxChars: number,
): Meaning | undefined {
  // Only the last word may have a different ending.
  const shortest = Math.max(STEM_MIN_CHARS, phrase.lastIndexOf(' ') + 2);
  for (let end = Math.min(phrase.length, stemMaxChars); end >= shortest; end -= 1) {
    const found = stems.get(phrase.slice(0, end));
    if (found !== undefined) return found;
  }
  return undefined;
}
