/**
 * Runs what starts a process. When it fails, what went wrong is said in plain words on stderr, without a stack: a bad
 * configuration or a taken port is the operator's to repair, not ours to debug.
 */
export async function runMain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exit(1);
  }
}
