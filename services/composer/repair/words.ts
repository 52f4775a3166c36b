const KEPT_MAX = 4_096;
const KEPT_MAX_CHARS = 100;
const wordsKept = new Map<string, readonly string[]>();

/**
 * The words of a name or label in lower case, in any spelling: `createInvoice`, `create_invoice`, `Create invoice`. Those
 * of short texts are kept for a while, since repairs compare each name of a screen with many others.
 */
export function wordsOf(text: string): readonly string[] {
  if (text.length > KEPT_MAX_CHARS) return splitWords(text);
  const kept = wordsKept.get(text);
  if (kept !== undefined) return kept;
  const words = splitWords(text);
  if (wordsKept.size >= KEPT_MAX) wordsKept.clear();
  // Stored only when complete: the work may be interrupted.
  wordsKept.set(text, words);
  return words;
}

function splitWords(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A text without case, spaces and punctuation, for comparing spellings. */
export function plainOf(text: string): string {
  return wordsOf(text).join('');
}

/** A machine name in words: `createInvoice` becomes `Create invoice`. */
export function humanize(name: string): string {
  const text = wordsOf(name).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words as a machine name: `Create invoice` becomes `createInvoice`; empty when there is no letter. */
export function machineName(text: string): string {
  const [first = '', ...rest] = wordsOf(text.normalize('NFD').replaceAll(/\p{M}/gu, '')).slice(0, 5);
  const name = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return name.replaceAll(/[^A-Za-z0-9]/g, '').replace(/^\d+/, '');
}
