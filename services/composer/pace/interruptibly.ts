import { createContext, Script } from 'node:vm';

// V8 can interrupt a script, including the regular expressions it runs, from another thread.
const box: { piece: () => unknown } = { piece: () => undefined };
const boxContext = createContext(box);
const runBox = new Script('piece()');

/**
 * Runs a piece of work and interrupts it when it takes longer than `clockMaxMs`.
 *
 * @throws an error that {@link isInterruption} recognizes
 */
export function interruptibly<T>(piece: () => T, clockMaxMs: number): T {
  box.piece = piece;
  try {
    return runBox.runInContext(boxContext, { timeout: clockMaxMs, displayErrors: false }) as T;
  } finally {
    box.piece = () => undefined;
  }
}

/** True for an interruption: an error of the vm context's own realm, whose `Error` is a different class. */
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
