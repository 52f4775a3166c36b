import { CompositionError } from './errors.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 20_000;
/** A window of the burst limit has passed by then. */
const LONGEST_WAIT_MS = 60_000;

/** Pause before asking again for a composition that still runs under the same key. */
const LONGEST_PAUSE_WHILE_RUNNING_MS = 5_000;
/** By then the service has ended the composition, which may take four minutes. */
const TRIES_WHILE_RUNNING = 70;

/**
 * How long to wait before the same request is sent again under the same key, or undefined when that would not help.
 * A composition that failed validation on every model is not repeated by itself: it would most likely fail again.
 *
 * @param tries how often it has failed before: by this code for `IDEMPOTENCY_KEY_IN_USE`, else by any other
 */
export function pauseMs(error: unknown, tries: number, maxRetries: number): number | undefined {
  if (!(error instanceof CompositionError) || !error.isTransient) return undefined;
  if (isStillRunning(error)) {
    const isWaitedFor = maxRetries > 0 && tries < TRIES_WHILE_RUNNING;
    return isWaitedFor ? pauseAfter(tries, LONGEST_PAUSE_WHILE_RUNNING_MS) : undefined;
  }
  if (error.code === 'COMPOSITION_FAILED' || tries >= maxRetries) return undefined;
  const waitMs = (error.retryAfterSeconds ?? 0) * 1000;
  if (waitMs > LONGEST_WAIT_MS) return undefined;
  return Math.max(waitMs, pauseAfter(tries, LONGEST_PAUSE_MS));
}

/**
 * Whether the same request is being composed already: a connection may be lost without the service noticing, which then
 * goes on and stores the result. That takes as long as a model takes, and is no failed try.
 */
export function isStillRunning(error: unknown): boolean {
  return error instanceof CompositionError && error.code === 'IDEMPOTENCY_KEY_IN_USE';
}

// Half of the pause is random, so that clients that failed together do not retry together.
function pauseAfter(tries: number, longestMs: number): number {
  const pause = Math.min(longestMs, FIRST_PAUSE_MS * 2 ** tries);
  return pause / 2 + (Math.random() * pause) / 2;
}

/** Waits, unless the signal aborts first. */
export async function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
