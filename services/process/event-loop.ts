import { setImmediate as nextTurn } from 'node:timers/promises';

const waiting: (() => void)[] = [];

/**
 * Awaited before work that takes many milliseconds: resolves at most one waiter per turn of the event loop, so that such
 * work never adds up to one long turn.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(releaseNext);
  });
}

function releaseNext(): void {
  const next = waiting.shift();
  next?.();
  if (waiting.length > 0) setImmediate(releaseNext);
}

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
    await nextTurn();
    await nextTurn();
    turnedMs = now();
  };
}
