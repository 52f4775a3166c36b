import { createContext, Script } from 'node:vm';

// V8 interrupts a script, and whatever it calls, regular expressions too, from another thread.
const box: { piece: () => unknown } = { piece: () => undefined };
const boxContext = createContext(box);
const runBox = new Script('piece()');

/**
 * Does a piece of work and stops it when it takes longer than `clockMaxMs`.
 *
 * @throws what {@link isInterruption} knows
 */
export function interruptibly<T>(piece: () => T, clockMaxMs: number): T {
  box.piece = piece;
  try {
    return runBox.runInContext(boxContext, { timeout: clockMaxMs, displayErrors: false }) as T;
  } finally {
    box.piece = () => undefined;
  }
}

/** True for what a piece throws that took too long: an error of the box's own realm, whose `Error` is another one. */
export function isInterruption(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

/** Processor time of this thread, in milliseconds. */
export function processorTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
