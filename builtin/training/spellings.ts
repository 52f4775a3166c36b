import { foldSpelling } from '#builtin/understand/words/spelling.ts';
import type { MarkedRequest } from './marked-text.ts';

const WORD = /\p{L}{3,}/gu;
const SENTENCE_START = /(?:^|[.!?:]\s|\n)\s*$/u;
/** Less often than this a word is a slip, or a name. */
const COUNT_MIN = 2;
/** A spelling is used when at least this share of the word's occurrences has it. */
const SHARE_MIN = 0.7;

/**
 * How words are spelled that keys of programs write without accents and in lower case: one line for each language but English,
 * sorted, as `fr réservation téléphone`. German nouns have their capital.
 */
export function spellingsOf(sentences: readonly Pick<MarkedRequest, 'language' | 'text'>[]): string {
  const counts = new Map<string, Map<string, Map<string, number>>>();
  for (const { language, text } of sentences) {
    if (language === 'en') continue;
    const words = entryOf(counts, language, () => new Map<string, Map<string, number>>());
    for (const { 0: word, index } of text.matchAll(WORD)) {
      // At the start of a sentence every word has a capital.
      const spelling = language === 'de' && !SENTENCE_START.test(text.slice(0, index)) ? word : word.toLowerCase();
      const spellings = entryOf(words, foldSpelling(word), () => new Map<string, number>());
      spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1);
    }
  }
  const lines = [...counts].toSorted(byKey).map(([language, words]) => {
    const usual = [...words].flatMap(([folded, spellings]) => usualSpelling(folded, spellings));
    return [language, ...usual.toSorted()].join(' ');
  });
  return `${lines.join('\n')}\n`;
}

function usualSpelling(folded: string, spellings: ReadonlyMap<string, number>): string[] {
  const total = [...spellings.values()].reduce((sum, count) => sum + count, 0);
  const [spelling, count] = [...spellings].reduce((best, one) => (one[1] > best[1] ? one : best));
  return spelling !== folded && total >= COUNT_MIN && count / total >= SHARE_MIN ? [spelling] : [];
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
