/** Chance that is the same for the same seed, on every machine. */
export type Random = {
  /** A whole number from 0 to `below - 1`. */
  integer: (below: number) => number;
  /** True with that probability. */
  chance: (probability: number) => boolean;
  /** One of several, undefined of none. */
  pick: <T>(some: readonly T[]) => T | undefined;
  /** One of several, the heavier the likelier, undefined of none. */
  weighted: <T extends { weight: number }>(some: readonly T[]) => T | undefined;
};

/** Starts the sequence that belongs to a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    integer: (below) => Math.floor(fraction() * below),
    chance: (probability) => fraction() < probability,
    pick: (some) => some[Math.floor(fraction() * some.length)],
    weighted: (some) => {
      let left = fraction() * some.reduce((sum, { weight }) => sum + weight, 0);
      return some.find(({ weight }) => (left -= weight) < 0) ?? some.at(-1);
    },
  };
}
