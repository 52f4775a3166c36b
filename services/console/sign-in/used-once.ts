/** Remembers used ids until they have expired anyway. */
export type UsedOnce = {
  /** True the first time. */
  take: (id: string, untilMs: number) => boolean;
};

/** Starts empty; ids used before a restart must be refused by other means. */
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
