/** Pseudorandom numbers from 0 to 1 (mulberry32): the same seed gives the same sequence on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mix = Math.imul(state ^ (state >>> 15), 1 | state);
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
    return ((mix ^ (mix >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The numbers from 0 to `count` - 1 in random order. */
export function shuffledIndexes(count: number, random: () => number): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [indexes[at], indexes[other]] = [indexes[other] ?? 0, indexes[at] ?? 0];
  }
  return indexes;
}
