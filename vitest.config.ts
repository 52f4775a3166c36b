import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**'],
    // Suites start real servers and child processes; the default 5 s is too tight on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
