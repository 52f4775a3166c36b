import type { Logger } from 'pino';

/** One thing to close: its name for the log, and how. */
export type Closing = readonly [name: string, close: () => unknown];

/**
 * Closes everything in order, from the outside in, on SIGTERM or SIGINT and ends the process with 0. A close that
 * fails is logged and passed over. A second signal, or the end of `graceMs`, ends the process with 1 at once.
 */
export function closeOnSignal(closings: readonly Closing[], log: Logger, graceMs: number): void {
  let closing = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), graceMs).unref();
    void closeAll(closings, log).then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Closes everything in order; failures are logged and passed over. */
export async function closeAll(closings: readonly Closing[], log: Logger): Promise<void> {
  for (const [name, close] of closings) {
    try {
      await close();
    } catch (error) {
      log.error({ err: error, name }, 'could not close cleanly');
    }
  }
}
