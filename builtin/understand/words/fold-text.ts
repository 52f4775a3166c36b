/** A text in lower case and without accents, for comparing words: "Straße" gives "strasse", "Téléphone" "telephone". */
export function foldText(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The folded words of a name run together, for comparing names: "order_id" and "Order ID" both give "orderid". */
export function joinedWords(name: string): string {
  return wordsOf(name).join('');
}

const WORDS_KEPT_MAX = 4_096;
const wordsKept = new Map<string, readonly string[]>();

/**
 * The folded words of a text or key; camelCase, snake_case and kebab-case come apart. Those of short texts are kept for
 * a while, since each command of an edit looks at the names of all elements again.
 */
export function wordsOf(text: string): readonly string[] {
  if (text.length > 100) return splitWords(text);
  let words = wordsKept.get(text);
  if (words === undefined) {
    words = splitWords(text);
    if (wordsKept.size >= WORDS_KEPT_MAX) wordsKept.clear();
    wordsKept.set(text, words);
  }
  return words;
}

function splitWords(text: string): string[] {
  const spaced = text.replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return foldText(spaced).match(/[\p{L}\p{N}]+/gu) ?? [];
}
