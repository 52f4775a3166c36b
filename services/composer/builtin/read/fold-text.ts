/** A text in lower case and without accents, for comparing words: "Straße" gives "strasse", "Téléphone" "telephone". */
export function foldText(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The folded words of a name run together, for comparing names: "order_id" and "Order ID" both give "orderid". */
export function joinedWords(name: string): string {
  return wordsOf(name).join('');
}

/** The folded words of a text or key; camelCase, snake_case and kebab-case come apart. */
export function wordsOf(text: string): string[] {
  const spaced = text.replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return foldText(spaced).match(/[\p{L}\p{N}]+/gu) ?? [];
}
