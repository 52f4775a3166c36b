/** What we print may go to a program that has read enough, such as `head`: that is no fault, and an end without a stack. */
export function endQuietlyWithoutReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}
