import type { Logger } from 'pino';
import { Refusal } from '#contract/refusal.ts';
import { keyLookups } from '../metrics.ts';
import type { Principal, Principals } from './principal.ts';

// Failed database lookups allowed by this process: as a burst, and then per second.
const GUESSES_AT_ONCE = 200;
const GUESSES_PER_SECOND = 200;
// Hashes of keys that were found before; at most some 8 MB.
const FOUND_KEPT = 50_000;
const WARN_EVERY_MS = 60_000;

type Find = Principals['find'];
type Surroundings = { now: () => number; log: Logger };

/**
 * Limits failed lookups in the database, since anybody can make up keys with a valid checksum. A key that this process
 * has found before is exempt, and a successful lookup uses up nothing of the limit. While the limit is exhausted, a valid
 * key that this process has not seen before may be refused.
 *
 * @returns `find`, which then throws Refusal SERVICE_UNAVAILABLE without a lookup; a 401 would say to owners of valid keys
 *   to give them up
 *
 * Source: service spec, "Authentication", rule 6.
 */
export function withGuessLimit(find: Find, { now, log }: Surroundings): Find {
  const found = new Set<string>();
  let left = GUESSES_AT_ONCE;
  let filledAtMs = now();
  let warnedAtMs = -Infinity;

  return async (keySha256) => {
    if (found.has(keySha256)) return ask(keySha256);
    spend();
    let isGuess = false;
    try {
      const principal = await ask(keySha256);
      isGuess = principal === undefined;
      return principal;
    } finally {
      if (!isGuess) left += 1;
    }
  };

  async function ask(keySha256: string): Promise<Principal | undefined> {
    keyLookups.inc({ source: 'database' });
    const principal = await find(keySha256);
    if (principal !== undefined) remember(keySha256);
    return principal;
  }

  // Evicts the least recently found key.
  function remember(keySha256: string): void {
    found.delete(keySha256);
    found.add(keySha256);
    if (found.size <= FOUND_KEPT) return;
    const [oldest = ''] = found;
    found.delete(oldest);
  }

  function spend(): void {
    const nowMs = now();
    const earned = (Math.max(0, nowMs - filledAtMs) / 1_000) * GUESSES_PER_SECOND;
    left = Math.min(GUESSES_AT_ONCE, left + earned);
    filledAtMs = nowMs;
    if (left >= 1) {
      left -= 1;
      return;
    }
    keyLookups.inc({ source: 'refused' });
    warn(nowMs);
    throw new Refusal(
      'SERVICE_UNAVAILABLE',
      'Too many unknown keys are being tried, so this one was not looked up. It may be good: retry with backoff.',
    );
  }

  function warn(nowMs: number): void {
    // A clock that is set back does not silence the warning until it has caught up.
    if (nowMs >= warnedAtMs && nowMs - warnedAtMs < WARN_EVERY_MS) return;
    warnedAtMs = nowMs;
    log.warn({ perSecond: GUESSES_PER_SECOND }, 'too many unknown keys are tried: some are refused without a lookup');
  }
}
