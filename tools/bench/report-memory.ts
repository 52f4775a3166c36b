// Loaded into a measured process before its own code (see `startPinned`): at SIGUSR2 it runs a garbage collection and prints
// how many bytes are alive, those outside the JavaScript heap included.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`live ${heapUsed + external}\n`);
});
