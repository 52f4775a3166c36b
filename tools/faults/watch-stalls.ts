const LOOK_EVERY_MS = 50;
const STALLED_AFTER_MS = 250;

/** A time in which nothing ran, in epoch milliseconds. */
export type Stall = { fromMs: number; toMs: number };

/**
 * Records from now on when this process itself did not run: on an overloaded machine, the others may not have run
 * either.
 *
 * @returns a function that stops it and returns the stalls
 */
export function watchStalls(): () => Stall[] {
  const stalls: Stall[] = [];
  let lastMs = Date.now();
  const look = (): void => {
    const nowMs = Date.now();
    if (nowMs - lastMs > LOOK_EVERY_MS + STALLED_AFTER_MS) stalls.push({ fromMs: lastMs, toMs: nowMs });
    lastMs = nowMs;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return stalls;
  };
}
