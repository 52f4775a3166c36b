import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import type { Database } from '#services/accounts/storage/database.ts';
import { openPostgres } from '#services/accounts/storage/database-postgres.ts';
import { findDiscrepancies } from '#services/accounts/generations/invariants.ts';
import { sweep } from '#services/accounts/generations/sweeper.ts';
import { createLogger } from '#services/process/logger.ts';
import { type AccountsClient, connectAccounts, type Tenant } from '#test/accounts/accounts-client.ts';
import { accountsUnderTest } from '#test/accounts/accounts-under-test.ts';
import { type ChildAccounts, startChildAccounts } from '#test/accounts/child-accounts.ts';
import { createRandom } from '#evals/mutations/random.ts';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';
import { compose, expectExactlyOnce } from './accounts-workload.ts';

const LEDGER_METADATA_MS = 400 * 86_400_000;

const NOVEMBER_MS = Date.UTC(2026, 10, 1);
const DECEMBER_MS = Date.UTC(2026, 11, 1);

describeWith('PostgreSQL', ...POSTGRES_PROGRAMS)('two accounts replicas on one PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  /** Two services, each with a pool, a sweeper and a clock of its own. */
  async function withClocks() {
    const databaseUrl = await server.newDatabase();
    const one = await accountsUnderTest({ databaseUrl });
    return { one, other: await accountsUnderTest({ databaseUrl, adminToken: one.service.adminToken }) };
  }

  /** Two processes. */
  async function asProcesses(environment: Record<string, string> = {}) {
    const url = await server.newDatabase();
    const shared = { DATABASE_URL: url, ADMIN_TOKEN: 'token', DATA_DIR: '/nonexistent', LOG_LEVEL: 'info' };
    const start = () => startChildAccounts({ ...shared, ...environment });
    const processes = [await start(), await start()] as [ChildAccounts, ChildAccounts];
    const clients = processes.map(({ address }) => connectAccounts(address, 'token')) as [
      AccountsClient,
      AccountsClient,
    ];
    onTestFinished(() => clients.forEach((client) => client.close()));
    return { clients, database: open(url), processes };
  }

  test('charge the month that reserved, though the month ended on one of them before the other', async () => {
    const { one, other } = await withClocks();
    const acme = await one.tenant({ monthlyGenerations: 2 });
    one.clock.nowMs = DECEMBER_MS - 1;
    other.clock.nowMs = DECEMBER_MS;
    const [first, second] = [await one.claim(acme, 'first'), await one.claim(acme)];
    await expect(one.begin(acme)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    // A new month on the other one: all of it is left.
    const [third, fourth] = [await other.claim(acme), await other.claim(acme)];
    await expect(other.begin(acme)).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
    await Promise.all([other.settle(first), other.release(second), one.settle(third), one.settle(fourth)]);
    expect(await other.begin(acme, 'first')).toMatchObject({ generationId: first.generationId });
    expect(await one.rows('SELECT cycle_start_ms, used, reserved FROM workspace_cycle ORDER BY 1')).toEqual([
      { cycle_start_ms: NOVEMBER_MS, used: 1, reserved: 0 },
      { cycle_start_ms: DECEMBER_MS, used: 2, reserved: 0 },
    ]);
    // What was released in November can still be used in November.
    await one.settle(await one.claim(acme));
    expect(await findDiscrepancies(open(one.config.databaseUrl ?? ''), DECEMBER_MS)).toEqual([]);
  });

  test('respect a plan that is raised and lowered under load: never over the larger one, and everything completed is billed', async () => {
    const { clients, database } = await asProcesses();
    const [small, large] = [60, 120];
    const tenant = await clients[0].tenant({ monthlyGenerations: small, rateLimitPerMin: 1_000_000 });
    const setCap = (by: AccountsClient, monthlyGenerations: number) =>
      by.admin.upsertPlan({
        plan: { tierKey: tenant.slug, monthlyGenerations, rateLimitPerMin: 1_000_000, inlineComponentsLimit: 0 },
      });
    const usedUp = async (): Promise<number> => {
      const [row] = await database.query<{ taken: number }>('SELECT used + reserved AS taken FROM workspace_cycle');
      return row?.taken ?? 0;
    };
    let isOver = false;
    let highest = 0;
    const work = compose({ clients, tenant, workers: 12, random: createRandom(7) }, () => isOver);
    for (let changes = 0; changes < 40 && (await usedUp()) < large; changes += 1) {
      await setCap(clients[changes % 2 === 0 ? 0 : 1], changes % 2 === 0 ? large : small);
      await delay(40);
      highest = Math.max(highest, await usedUp());
    }
    await setCap(clients[0], large);
    await expect.poll(usedUp, { timeout: 30_000 }).toBe(large);
    isOver = true;
    const seen = await work;
    expect(highest).toBeLessThanOrEqual(large);
    expect(seen.refused).toBeGreaterThan(0);
    expect(await settledAndSwept(database, clients[0], tenant, seen)).toBeLessThanOrEqual(large);
  }, 90_000);

  test('fence a holder that froze before its settle, and comes back after another one took its key', async () => {
    const { clients, database, processes } = await asProcesses({ LEASE_MS: '500', SWEEP_EVERY_MS: '3600000' });
    const tenant = await clients[0].tenant();
    const late = await clients[0].claim(tenant, 'key');
    processes[0].process.kill('SIGSTOP');
    onTestFinished(() => void processes[0].process.kill('SIGCONT'));
    const settledLate = clients[0].settle(late, { resultJson: '"late"' }).then(
      () => 'settled',
      (error: unknown) => Refusal.from(error).code,
    );
    await delay(600);
    const fresh = await clients[1].claim(tenant, 'key');
    await clients[1].settle(fresh, { resultJson: '"fresh"' });
    processes[0].process.kill('SIGCONT');
    expect(await settledLate).toBe('SERVICE_UNAVAILABLE');
    for (const client of clients) expect(await client.begin(tenant, 'key')).toMatchObject({ resultJson: '"fresh"' });
    expect(await database.query('SELECT generation_id FROM ledger')).toEqual([{ generation_id: fresh.generationId }]);
    expect(await database.query('SELECT used, reserved FROM workspace_cycle')).toEqual([{ used: 1, reserved: 0 }]);
  });

  test('sweep at the same time, each generation once, while others are settled under their hands', async () => {
    const { one } = await withClocks();
    const tenants = [await one.tenant({ monthlyGenerations: 300 }), await one.tenant({ monthlyGenerations: 300 })];
    const claims = await Promise.all(Array.from({ length: 300 }, (_, index) => one.claim(tenants[index % 2]!)));
    one.clock.nowMs += 31_000;
    const log = createLogger('test', 'silent');
    const sweepers = Array.from({ length: 4 }, () => open(one.config.databaseUrl ?? ''));
    const settles = claims.slice(0, 100).map((claimed) => one.settle(claimed).catch(() => undefined));
    const surroundings = { now: () => one.clock.nowMs, log, ledgerMetadataMs: LEDGER_METADATA_MS };
    const swept = await Promise.all(sweepers.map((database) => sweep({ database, ...surroundings })));
    const settled = (await Promise.all(settles)).filter((answer) => answer !== undefined).length;
    const released = swept.reduce((sum, { releasedGenerations }) => sum + releasedGenerations, 0);
    expect(released + settled).toBe(300);
    const [sums] = await one.rows('SELECT SUM(used) AS used, SUM(reserved) AS reserved FROM workspace_cycle');
    expect({ used: Number(sums?.['used']), reserved: Number(sums?.['reserved']) }).toEqual({
      used: settled,
      reserved: 0,
    });
  });

  test('find no difference between counters and ledger amid all load, and one that is made at once', async () => {
    const { clients, database } = await asProcesses();
    const tenant = await clients[0].tenant({ monthlyGenerations: 1_000_000, rateLimitPerMin: 1_000_000 });
    let isOver = false;
    const work = compose({ clients, tenant, workers: 12, random: createRandom(8) }, () => isOver);
    const giveUpAtMs = Date.now() + 2_000;
    let looks = 0;
    for (; Date.now() < giveUpAtMs; looks += 1) expect(await findDiscrepancies(database, Date.now())).toEqual([]);
    expect(looks).toBeGreaterThan(10);
    await database.query('UPDATE workspace_cycle SET used = used + 1');
    expect(await findDiscrepancies(database, Date.now())).toMatchObject([{ workspaceId: tenant.workspaceId }]);
    isOver = true;
    await work;
  });
});

/** As {@link expectExactlyOnce}, for a month in which nothing is left. */
async function settledAndSwept(
  database: Database,
  client: AccountsClient,
  tenant: Tenant,
  seen: Awaited<ReturnType<typeof compose>>,
): Promise<number> {
  // Reservations that their holder forgot are swept after their lease.
  await database.query('UPDATE generation SET lease_until_ms = 0 WHERE state = $1', ['reserved']);
  await sweep({
    database,
    now: Date.now,
    log: createLogger('test', 'silent'),
    ledgerMetadataMs: LEDGER_METADATA_MS,
  });
  return expectExactlyOnce(database, client, tenant, seen);
}

function open(url: string): Database {
  const database = openPostgres({ url, poolSize: 3, log: createLogger('test', 'silent') });
  onTestFinished(() => database.close());
  return database;
}
