import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { sharedConfig } from './packages/react/vite-shared.ts';
import { memoryFolder } from './test/processes/memory-folder.ts';
import { isInstalled } from './test/servers/is-installed.ts';
import { NEEDED_PROGRAMS } from './tools/replicas/needed-programs.ts';

// Every process of a run inherits it; who sets TMPDIR keeps it.
const temporary = process.env['TMPDIR'] ?? memoryFolder();
if (temporary !== undefined) process.env['TMPDIR'] = temporary;

type Suite = Extract<TestProjectConfiguration, { test?: unknown }>['test'];

// What stands beside the code it tests: hardly any of it starts a server, so that files may share a process.
const unit: Suite = {
  name: 'unit',
  include: ['{builtin,catalog,cli,contract,packages,services,web}/**/*.test.ts'],
  isolate: false,
  maxWorkers: 2,
  sequence: { groupOrder: 0 },
};

// Real Chromium, and what measures nothing in time.
const browser: Suite = {
  name: 'browser',
  include: ['test/browser/**/*.test.ts'],
  globalSetup: ['test/browser/build-once.ts'],
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
};

// Files share a process: much of their time went into loading the same code anew.
const SHARED = { isolate: false } satisfies Suite;

// What crosses services. Much of it waits for processes and clocks, so that two files side by side cost no more time than one.
const service: Suite = {
  name: 'service',
  ...SHARED,
  include: ['{evals,test,tools}/**/*.test.ts'],
  exclude: ['test/browser/**'],
  maxWorkers: 2,
  sequence: { groupOrder: 2 },
};

// The contract once more, with several replicas of each service behind it instead of one process.
const replicas: Suite = {
  name: 'replicas',
  ...SHARED,
  include: ['test/contract/**/*.test.ts'],
  exclude: ['test/contract/coverage.test.ts'],
  env: { TEST_TARGET: 'replicas' },
  maxWorkers: 2,
  sequence: { groupOrder: 3 },
};

const hasServers = isInstalled('PostgreSQL or Redis', ...NEEDED_PROGRAMS);
const suites = [unit, browser, service, ...(hasServers ? [replicas] : [])];

export default defineConfig({
  // What is in packages/ is built by Vite, and so are its tests.
  resolve: sharedConfig.resolve,
  test: {
    projects: suites.map((test) => ({ extends: true, test })),
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Suites start real servers and child processes; the default 5 s is too tight on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
