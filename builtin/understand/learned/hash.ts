const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** A 32-bit number for a text (FNV-1a over its UTF-16 units), or for a part of it. */
export function hashOf(text: string, from = 0, to = text.length): number {
  const end = Math.min(to, text.length);
  let hash = SEED;
  for (let at = Math.max(0, from); at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash >>> 0;
}

/** A 32-bit number for a pair of numbers, in their order. */
export function mixed(first: number, second: number): number {
  const hash = Math.imul((first ^ (first >>> 15)) + second, 0x85ebca6b);
  return Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0;
}
