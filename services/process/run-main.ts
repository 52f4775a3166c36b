import { endOnSignal } from './close-on-signal.ts';

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
