const LOOK_EVERY_MS = 50;
const STALLED_AFTER_MS = 250;

/** A time in which nothing ran, in epoch milliseconds. */
export type Stall = { fromMs: number; toMs: number };

/**
 * Notes from now on when this process itself did not get to run: on a machine that has too much to do, nobody else may
 * have either.
 *
 * @returns stops, and gives the stalls
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
