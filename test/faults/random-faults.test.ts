import { describe, expect, test } from 'vitest';
import { POSTGRES_PROGRAMS } from '#test/servers/postgres-server.ts';
import { describeWith } from '#test/servers/installed.ts';
import { REDIS_PROGRAMS } from '#test/servers/redis-server.ts';
import { runFaults } from '#tools/faults/run-faults.ts';
import { newFaultStats } from '#tools/faults/fault-stats.ts';

const REQUESTS = 120;
const SEED = 20_261_121;

// `npm run faults` sends thousands; docs/reliability.md has the results.
async function expectNoViolation(engine: 'SQLite' | 'PostgreSQL'): Promise<void> {
  const stats = await runFaults({ requests: REQUESTS, seed: SEED, batchSize: 60, engine });
  expect(stats.violations, stats.remarks.join('\n')).toEqual(newFaultStats().violations);
  // There were faults, and requests that survived them.
  expect(Object.keys(stats.faults).length).toBeGreaterThan(4);
  expect(stats.billed).toBeGreaterThan(REQUESTS / 4);
  expect(stats.replaysChecked).toBeGreaterThan(REQUESTS / 8);
}

describe('whatever is killed, frozen, disconnected or locked, nobody is billed twice, for nothing or beyond a quota', () => {
  test('on a SQLite file', () => expectNoViolation('SQLite'), 300_000);
});

describeWith(
  'PostgreSQL or Redis',
  ...POSTGRES_PROGRAMS,
  ...REDIS_PROGRAMS,
)('the same with replicas', () => {
  test('on PostgreSQL and Redis', () => expectNoViolation('PostgreSQL'), 300_000);
});
