type Options = {
  /** Oldest entries make room beyond this. */
  maxEntries: number;
  /** How long an entry can be read. */
  lifetimeMs: number;
  /** Epoch milliseconds. A clock that is set back ends entries instead of prolonging them. */
  now: () => number;
};

/** A bounded map whose entries end. */
export type ExpiringMap<Value> = {
  get(key: string): Value | undefined;
  /** @param sinceMs from when on the entry's life counts */
  set(key: string, value: Value, sinceMs: number): void;
  clear(): void;
};

/** Makes an empty one. */
export function expiringMap<Value>({ maxEntries, lifetimeMs, now }: Options): ExpiringMap<Value> {
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
