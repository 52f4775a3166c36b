import { foldText } from '#builtin/understand/words/fold-text.ts';

const STEM_MIN_CHARS = 3;

/** For words whose language does not matter. */
export const ANY_LANGUAGE = '*';

/** What a run of words stands for, and of how many words it is. */
export type Entry<Meaning> = {
  meaning: Meaning;
  size: number;
  /** Only its beginning is that of an entry. */
  isStem?: boolean;
};

/**
 * Looks up folded words in a table of words by meaning: whole entries, the longest first, then entries that stand for any
 * ending. An entry such as "pt:no" stands for its language only. Of two meanings of an entry the first in the table counts.
 */
export function lexiconOf<Meaning extends string>(
  table: Readonly<Record<Meaning, string>>,
): (words: readonly string[], at: number, language: string) => Entry<Meaning> | undefined {
  const whole = new Map<string, Meaning>();
  const stems = new Map<string, Meaning>();
  // By their first word, how many words the longest entry of more than one has.
  const longest = new Map<string, number>();
  for (const [meaning, entries] of Object.entries(table) as [Meaning, string][])
    for (const entry of entries.split(' ')) {
      const map = entry.endsWith('*') ? stems : whole;
      const key = foldText(entry.replace('*', '').replaceAll(/[_-]/g, ' '));
      const inAny = key.replace(/^[a-z]{2}:/, `${ANY_LANGUAGE}:`);
      for (const one of [key, inAny]) if (!map.has(one)) map.set(one, meaning);
      const [first = '', ...others] = key.replace(/^[a-z]{2}:/, '').split(' ');
      longest.set(first, Math.max(longest.get(first) ?? 1, others.length + 1));
    }
  return (words, at, language) => {
    const sizes = Math.min(longest.get(words[at] ?? '') ?? 1, words.length - at);
    for (let size = sizes; size > 0; size -= 1) {
      const phrase = size === 1 ? (words[at] ?? '') : words.slice(at, at + size).join(' ');
      const meaning = whole.get(`${language}:${phrase}`) ?? whole.get(phrase);
      if (meaning !== undefined) return { meaning, size };
      const begun = stemmed(stems, phrase);
      if (begun !== undefined) return { meaning: begun, size, isStem: !stems.has(phrase) };
    }
    return undefined;
  };
}

function stemmed<Meaning>(stems: ReadonlyMap<string, Meaning>, phrase: string): Meaning | undefined {
  // The ending is that of the last word.
  const shortest = Math.max(STEM_MIN_CHARS, phrase.lastIndexOf(' ') + 2);
  for (let end = phrase.length; end >= shortest; end -= 1) {
    const found = stems.get(phrase.slice(0, end));
    if (found !== undefined) return found;
  }
  return undefined;
}
