import { CompositionError } from './errors.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 20_000;
/** A window of the burst limit has passed by then. */
const LONGEST_WAIT_MS = 60_000;

/**
 * How long to wait before the same request is sent again under the same key, or undefined when that would not help.
 * A composition that failed validation on every model is not repeated by itself: it would most likely fail again.
 */
export function pauseMs(error: unknown, tries: number, maxRetries: number): number | undefined {
  if (!(error instanceof CompositionError) || !error.isTransient || tries >= maxRetries) return undefined;
  if (error.code === 'COMPOSITION_FAILED') return undefined;
  const waitMs = (error.retryAfterSeconds ?? 0) * 1000;
  if (waitMs > LONGEST_WAIT_MS) return undefined;
  // Half of the pause is chance, so that clients that failed together do not come back together.
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  return Math.max(waitMs, pause / 2 + (Math.random() * pause) / 2);
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
