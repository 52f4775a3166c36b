/** Remembers what may be used once, until it would be too old anyway. */
export type UsedOnce = {
  /** True the first time. */
  take: (id: string, untilMs: number) => boolean;
};

/** Starts with nothing used; what this process forgets at its end has to be refused by other means. */
export function createUsedOnce(now: () => number): UsedOnce {
  const usedUntilMs = new Map<string, number>();
  return {
    take: (id, untilMs) => {
      for (const [known, endMs] of usedUntilMs) if (endMs <= now()) usedUntilMs.delete(known);
      if (usedUntilMs.has(id)) return false;
      usedUntilMs.set(id, untilMs);
      return true;
    },
  };
}
