import { setImmediate } from 'node:timers/promises';

/**
 * Returns a function to be awaited between two pieces of work. It lets the event loop turn when `everyMs` have passed
 * since it last did; else it does nothing. What was written leaves only when the event loop turns, and others wait for
 * it: an answer that arrives in one piece must not be worked off to its end before.
 *
 * @param now epoch milliseconds
 */
export function yieldToEventLoopEvery(everyMs: number, now: () => number): () => Promise<void> {
  let turnedMs = now();
  return async function yieldToEventLoop() {
    if (now() - turnedMs < everyMs) return;
    // One turn sends; in the next one it arrives, where the reader lives in this process too.
    await setImmediate();
    await setImmediate();
    turnedMs = now();
  };
}
