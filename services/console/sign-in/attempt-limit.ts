const WINDOW_MS = 60_000;
const ATTEMPTS = 10;
const ADDRESSES_MAX = 10_000;

/** Slows down whoever guesses: at most ten attempts a minute from one address. */
export type AttemptLimit = {
  /** True when this attempt may go on; it counts either way. */
  allows: (address: string) => boolean;
};

export function createAttemptLimit(now: () => number): AttemptLimit {
  const attempts = new Map<string, number[]>();
  return {
    allows: (address) => {
      // A flood of ever-new addresses must not fill the memory; the oldest is forgotten first.
      if (attempts.size >= ADDRESSES_MAX) attempts.delete(attempts.keys().next().value ?? '');
      const recent = (attempts.get(address) ?? []).filter((atMs) => atMs > now() - WINDOW_MS);
      attempts.set(address, [...recent, now()].slice(-ATTEMPTS - 1));
      return recent.length < ATTEMPTS;
    },
  };
}
