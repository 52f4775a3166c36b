import { isIPv6 } from 'node:net';

const WINDOW_MS = 60_000;
const ADDRESSES_MAX = 10_000;

/** Limits attempts per minute and address, against guessing. */
export type AttemptLimit = {
  /** True when this attempt is allowed; it counts either way. @param address IPv4 or IPv6 */
  allows: (address: string) => boolean;
};

/** Counts in memory, so each replica has a limit of its own. @param attemptsMax allowed within a minute */
export function createAttemptLimit(now: () => number, attemptsMax: number): AttemptLimit {
  const attempts = new Map<string, number[]>();
  return {
    allows: (address) => {
      const network = networkOf(address);
      // Many different addresses must not fill the memory; the oldest is forgotten first.
      if (attempts.size >= ADDRESSES_MAX) attempts.delete(attempts.keys().next().value ?? '');
      const nowMs = now();
      // One in the future means that the clock was set back; it must not count until the clock catches up.
      const recent = (attempts.get(network) ?? []).filter((atMs) => atMs > nowMs - WINDOW_MS && atMs <= nowMs);
      attempts.set(network, [...recent, nowMs].slice(-attemptsMax - 1));
      return recent.length < attemptsMax;
    },
  };
}

// A client with one IPv6 address has the 2^64 of its network; IPv4 is one address, however it is written.
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
