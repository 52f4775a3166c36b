import type { Logger } from 'pino';

/** One thing to close: its name for the log, and how. */
export type Closing = readonly [name: string, close: () => unknown];

/**
 * Ctrl-C reaches every process of the terminal's group, and npm hands its own copy on; service managers repeat
 * themselves too. What comes this soon after the first signal is that signal again, not a second one.
 */
const SAME_SIGNAL_MS = 2_000;

/**
 * Closes everything in order, from the outside in, on SIGTERM or SIGINT and ends the process with 0. A close that
 * fails is logged and passed over. A second signal, more than two seconds after the first, or the end of `graceMs`
 * ends the process with 1 at once.
 *
 * @param onClosing called at the first signal
 */
export function closeOnSignal(
  closings: readonly Closing[],
  log: Logger,
  graceMs: number,
  onClosing: () => void = () => {},
): void {
  let closingSinceMs: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (closingSinceMs !== undefined) {
      if (performance.now() - closingSinceMs < SAME_SIGNAL_MS) return;
      log.warn({ signal }, 'ended by a second signal, with work left undone');
      process.exit(1);
    }
    closingSinceMs = performance.now();
    log.info({ signal }, 'closing');
    onClosing();
    setTimeout(() => {
      log.warn({ graceMs }, 'the grace is over, with work left undone');
      process.exit(1);
    }, graceMs).unref();
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
