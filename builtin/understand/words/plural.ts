const IRREGULAR: Record<string, string> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  statuses: 'status',
  addresses: 'address',
  news: 'news',
  series: 'series',
  analyses: 'analysis',
};
const IRREGULAR_PLURALS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));
const SINGULAR_IN_S = /(?:ss|us|is)$/;

/** The English singular of a lower-case word; a word that looks singular is returned unchanged. */
export function singular(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || SINGULAR_IN_S.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The English plural of a lower-case word; a word that looks plural is returned unchanged. */
export function plural(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith('s') && singular(word) !== word) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`;
}
