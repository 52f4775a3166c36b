const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Lower-cases a text and removes accents, to compare words: "Straße" gives "strasse", "Téléphone" gives "telephone". */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have no accents.
  return BEYOND_ASCII.test(lower) ? lower.replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '') : lower;
}

/** The folded words of a name without separators, to compare names: "order_id" and "Order ID" both give "orderid". */
export function joinedWords(name: string): string {
  return wordsOf(name).join('');
}

const CACHE_MAX_TEXTS = 4_096;
const wordsCache = new Map<string, readonly string[]>();

/**
 * The folded words of a text or key; camelCase, snake_case and kebab-case are split. Results for short texts are cached,
 * because each command of an edit compares the names of all elements again.
 */
export function wordsOf(text: string): readonly string[] {
  if (text.length > 100) return splitWords(text);
  let words = wordsCache.get(text);
  if (words === undefined) {
    words = splitWords(text);
    if (wordsCache.size >= CACHE_MAX_TEXTS) wordsCache.clear();
    wordsCache.set(text, words);
  }
  return words;
}

function splitWords(text: string): string[] {
  const spaced = text.replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return foldText(spaced).match(/[\p{L}\p{N}]+/gu) ?? [];
}
