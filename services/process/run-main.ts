import type { Logger } from 'pino';

/**
 * Starts a process. A signal during the start ends it. A failure is printed to stderr as plain text, without a stack: a
 * bad configuration or an occupied port is for the operator to fix.
 */
export async function runMain(start: () => Promise<void>): Promise<void> {
  // What is written to a terminal that is closed is lost. As an error that nobody listens to it would end the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  endOnSignal();
  try {
    await start();
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exit(1);
  }
}

/** A resource to close: its name for the log, and the function that closes it. */
export type Closing = readonly [name: string, close: () => unknown];

/**
 * Ctrl-C reaches every process of the terminal's process group, npm forwards its own copy, and service managers repeat
 * signals too. A repetition within this time is the same signal, not a second one.
 */
const SAME_SIGNAL_MS = 2_000;

/** The exit codes of a process that a signal has ended, as shells report them. SIGHUP comes when a terminal is closed. */
const ENDED_BY = { SIGTERM: 143, SIGINT: 130, SIGHUP: 129 } as const;
type ClosingSignal = keyof typeof ENDED_BY;
const CLOSING_SIGNALS = Object.keys(ENDED_BY) as ClosingSignal[];

/**
 * Until {@link closeOnSignal} is called, SIGTERM, SIGINT and SIGHUP end the process at once. They do so anyway, but not
 * the first process of a container, which gets only signals that it listens to.
 */
export function endOnSignal(): void {
  for (const signal of CLOSING_SIGNALS) process.on(signal, endAtOnce);
}

function endAtOnce(signal: NodeJS.Signals): void {
  process.exit(ENDED_BY[signal as ClosingSignal]);
}

/**
 * On SIGTERM, SIGINT or SIGHUP closes everything in order, from the outside in, and exits with 0. A close that fails is logged
 * and skipped. A second signal, more than two seconds after the first, or the end of `graceMs` exits with 1 at once.
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
      log.warn({ signal }, 'ended by a second signal, with work unfinished');
      process.exit(1);
    }
    closingSinceMs = performance.now();
    log.info({ signal }, 'closing');
    onClosing();
    setTimeout(() => {
      log.warn({ graceMs }, 'grace period over, with work unfinished');
      process.exit(1);
    }, graceMs).unref();
    void closeAll(closings, log).then(() => process.exit(0));
  };
  for (const signal of CLOSING_SIGNALS) process.off(signal, endAtOnce).on(signal, onSignal);
}

/** Closes everything in order; failures are logged and skipped. */
export async function closeAll(closings: readonly Closing[], log: Logger): Promise<void> {
  for (const [name, close] of closings) {
    try {
      await close();
    } catch (error) {
      log.error({ err: error, name }, 'could not close cleanly');
    }
  }
}
