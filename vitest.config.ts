import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { sharedConfig } from './packages/react/vite-shared.ts';
import { LongestFirst } from './test/processes/longest-first.ts';
import { memoryFolder } from './test/processes/memory-folder.ts';
import { isInstalled } from './test/servers/is-installed.ts';
import { NEEDED_PROGRAMS } from './tools/replicas/needed-programs.ts';

// Every process of a run inherits it; who sets TMPDIR keeps it.
const temporary = process.env['TMPDIR'] ?? memoryFolder();
if (temporary !== undefined) process.env['TMPDIR'] = temporary;

type Suite = Extract<TestProjectConfiguration, { test?: unknown }>['test'];

// Files share a process: much of their time went into loading the same code anew.
const SHARED = { isolate: false } satisfies Suite;

// What stands beside the code it tests: hardly any of it waits for anything.
const unit: Suite = {
  name: 'unit',
  ...SHARED,
  include: ['{builtin,catalog,cli,contract,packages,services,web}/**/*.test.ts'],
  maxWorkers: 2,
  sequence: { groupOrder: 0 },
};

// Everything else waits for processes, frames and clocks half of its time, so that three files fill two processors; and it
// is one group, so that nothing waits for the last file of a project.
const WAITING = { ...SHARED, maxWorkers: 3, sequence: { groupOrder: 1 } } satisfies Suite;

// Real Chromium.
const browser: Suite = {
  name: 'browser',
  ...WAITING,
  include: ['test/browser/**/*.test.ts'],
  globalSetup: ['test/browser/build-once.ts'],
};

// What crosses services.
const service: Suite = {
  name: 'service',
  ...WAITING,
  include: ['{evals,test,tools}/**/*.test.ts'],
  exclude: ['test/browser/**'],
  globalSetup: ['test/console/build-once.ts'],
};

// The contract once more, with several replicas of each service behind it instead of one process.
const replicas: Suite = {
  name: 'replicas',
  ...WAITING,
  include: ['test/contract/**/*.test.ts'],
  exclude: ['test/contract/coverage.test.ts'],
  env: { TEST_TARGET: 'replicas' },
};

const hasServers = isInstalled('PostgreSQL or Redis', ...NEEDED_PROGRAMS);
const suites = [unit, browser, service, ...(hasServers ? [replicas] : [])];

export default defineConfig({
  // What is in packages/ is built by Vite, and so are its tests.
  resolve: sharedConfig.resolve,
  test: {
    projects: suites.map((test) => ({ extends: true, test })),
    exclude: ['**/node_modules/**', '**/dist/**'],
    sequence: { sequencer: LongestFirst },
    // Suites start real servers and child processes; the default 5 s is too tight on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
