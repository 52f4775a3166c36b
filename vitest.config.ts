import { defineConfig } from 'vitest/config';
import { sharedConfig } from './packages/react/vite-shared.ts';
import { isInstalled } from './test/servers/is-installed.ts';
import { NEEDED_PROGRAMS } from './tools/replicas/needed-programs.ts';

const everything = { name: 'all', include: ['**/*.test.ts'] };

// The contract once more, with several replicas of each service behind it instead of one process.
const onReplicas = {
  name: 'replicas',
  include: ['test/contract/**/*.test.ts'],
  exclude: ['node_modules/**', 'test/contract/coverage.test.ts'],
  env: { TEST_TARGET: 'replicas' },
};

const suites = isInstalled('PostgreSQL or Redis', ...NEEDED_PROGRAMS) ? [everything, onReplicas] : [everything];

export default defineConfig({
  // What is in packages/ is built by Vite, and so are its tests.
  resolve: sharedConfig.resolve,
  test: {
    projects: suites.map((test) => ({ extends: true, test })),
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Suites start real servers and child processes; the default 5 s is too tight on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
