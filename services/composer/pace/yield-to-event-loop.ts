import { setImmediate } from 'node:timers/promises';

/**
 * Returns a function to be awaited between two pieces of work. It yields to the event loop when `everyMs` have passed since
 * it last did; otherwise it does nothing. Writes are sent, and other requests served, only between turns, so an answer that
 * arrives in one piece must not be processed in one go.
 *
 * @param now epoch milliseconds
 */
export function yieldToEventLoopEvery(everyMs: number, now: () => number): () => Promise<void> {
  let turnedMs = now();
  return async function yieldToEventLoop() {
    if (now() - turnedMs < everyMs) return;
    // One turn sends; the next one delivers, when the reader is in this process.
    await setImmediate();
    await setImmediate();
    turnedMs = now();
  };
}
