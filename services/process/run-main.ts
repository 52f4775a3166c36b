/**
 * Starts a process. A failure is printed to stderr as plain text, without a stack: a bad configuration or an occupied
 * port is for the operator to fix.
 */
export async function runMain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exit(1);
  }
}
