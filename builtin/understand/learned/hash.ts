const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** A 32-bit number for a text (FNV-1a over its UTF-16 units). */
export function hashOf(text: string): number {
  let hash = SEED;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}

/** A 32-bit number for a pair of numbers, in their order. */
export function mixed(first: number, second: number): number {
  const hash = Math.imul((first ^ (first >>> 15)) + second, 0x85ebca6b);
  return Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
}
