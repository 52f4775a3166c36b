import { keyLookups } from '../metrics.ts';
import type { Principal, Principals } from './principal.ts';

// Upper bound for how long a revoked key keeps working when the revocation message is lost. Never extended.
const KNOWN_MS = 4_000;
// A guessed key costs one lookup per interval, however often it is tried.
const UNKNOWN_MS = 1_500;
const MAX_ENTRIES = 10_000;

type Options = {
  /** Reads from the database. */
  load: (keySha256: string) => Promise<Principal | undefined>;
  /** Notifies the other processes; resolves whether or not they could be reached. */
  announce: () => Promise<void>;
  now: () => number;
};

/** {@link Principals} cached for a few seconds; `forget` drops the whole cache. */
export type PrincipalCache = Principals & { forget(): void };

/**
 * Caches principals, and unknown keys, for a few seconds. Unknown keys have a separate cache, so that guesses do not evict
 * customers' keys. Concurrent requests with one key share one lookup.
 */
export function principalCache({ load, announce, now }: Options): PrincipalCache {
  const known = expiringMap<Principal>({ maxEntries: MAX_ENTRIES, lifetimeMs: KNOWN_MS, now });
  const unknown = expiringMap<true>({ maxEntries: MAX_ENTRIES, lifetimeMs: UNKNOWN_MS, now });
  const loading = new Map<string, Promise<Principal | undefined>>();

  return {
    async find(keySha256) {
      const principal = known.get(keySha256);
      const isCached = principal !== undefined || unknown.get(keySha256) !== undefined;
      const underWay = isCached ? undefined : loading.get(keySha256);
      // A lookup in the database is counted where it is made.
      if (isCached || underWay !== undefined) keyLookups.inc({ source: 'cache' });
      return isCached ? principal : (underWay ?? startLoading(keySha256));
    },
    async changed() {
      forget();
      await announce();
    },
    forget,
  };

  // A read in progress may predate the change: it is returned, but not cached.
  function forget(): void {
    known.clear();
    unknown.clear();
    loading.clear();
  }

  function startLoading(keySha256: string): Promise<Principal | undefined> {
    // An entry's lifetime starts before the read, since the row may change right after it.
    const sinceMs = now();
    const isCurrent = (): boolean => loading.get(keySha256) === promise;
    const promise = load(keySha256)
      .then((principal) => {
        if (!isCurrent()) return principal;
        if (principal === undefined) unknown.set(keySha256, true, sinceMs);
        else known.set(keySha256, principal, sinceMs);
        return principal;
      })
      .finally(() => {
        if (isCurrent()) loading.delete(keySha256);
      });
    loading.set(keySha256, promise);
    return promise;
  }
}

type MapOptions = {
  /** The oldest entries are evicted beyond this. */
  maxEntries: number;
  /** How long an entry can be read. */
  lifetimeMs: number;
  /** Epoch milliseconds. A clock that is set back expires entries instead of extending them. */
  now: () => number;
};

/** A bounded map whose entries expire. */
type ExpiringMap<Value> = {
  get(key: string): Value | undefined;
  /** @param sinceMs start of the entry's lifetime */
  set(key: string, value: Value, sinceMs: number): void;
  clear(): void;
};

function expiringMap<Value>({ maxEntries, lifetimeMs, now }: MapOptions): ExpiringMap<Value> {
  const entries = new Map<string, { value: Value; sinceMs: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      const ageMs = now() - entry.sinceMs;
      if (ageMs >= 0 && ageMs < lifetimeMs) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set: (key, value, sinceMs) => {
      entries.delete(key);
      entries.set(key, { value, sinceMs });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
    clear: () => entries.clear(),
  };
}
