import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#services/accounts/storage/database.ts';
import { openPostgres } from '#services/accounts/storage/database-postgres.ts';
import { createLogger } from '#services/process/logger.ts';
import { type AccountsClient, connectAccounts, type Tenant } from '#test/accounts/accounts-client.ts';
import { type ChildAccounts, startChildAccounts } from '#test/accounts/child-accounts.ts';
import { createRandom } from '#evals/mutations/random.ts';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';
import { startTcpRelay } from '#test/servers/tcp-relay.ts';
import { compose, expectExactlyOnce, watchCap } from './accounts-workload.ts';

// A gateway waits 2 s. The service answers before; the rest is for a busy machine.
const IN_TIME_MS = 3_000;
const LEASE_MS = 500;
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now());

describeWith('PostgreSQL', ...POSTGRES_PROGRAMS)(`accounts on PostgreSQL (FAULT_SEED=${SEED})`, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  describe.each([
    ['killed', () => server.stop('SIGKILL'), () => server.start()],
    ['shut down', () => server.stop('SIGINT'), () => server.start()],
    ['frozen', async () => server.freeze(), async () => server.thaw()],
  ] as const)('a server that is %s', (_, breakIt, repairIt) => {
    test('makes every call SERVICE_UNAVAILABLE in time, and the books are in order afterwards', async () => {
      const { clients, database, tenant } = await replicas(1);
      await expectOutage(clients[0], tenant, breakIt, repairIt);
      await expectRecovery(clients[0], database, tenant);
    });
  });

  test('a network that drops everything has the same effect', async () => {
    const relay = await startTcpRelay(server.port);
    onTestFinished(() => relay.close());
    const { clients, database, tenant } = await replicas(1, (url) => url.replace(/:\d+\//, `:${relay.port}/`));
    await expectOutage(
      clients[0],
      tenant,
      () => relay.swallow(),
      () => relay.reset(),
    );
    await expectRecovery(clients[0], database, tenant);
  });

  test('a server that crashes under load again and again loses no answered settle and bills nothing twice', async () => {
    const { clients, database, tenant } = await replicas(2);
    let isOver = false;
    const load = { clients, tenant, workers: 8, random: createRandom(SEED) };
    const work = compose(load, () => isOver);
    for (let crash = 1; crash <= 4; crash += 1) {
      await expect.poll(() => usedOf(database), { timeout: 15_000 }).toBeGreaterThan(crash * 50);
      await server.stop('SIGKILL');
      await delay(100);
      await server.start();
    }
    await expect.poll(() => usedOf(database), { timeout: 15_000 }).toBeGreaterThan(250);
    isOver = true;
    const seen = await work;
    expect(seen.settled.size).toBeGreaterThan(100);
    expect(seen.open.size).toBeGreaterThan(0);
    expect(seen.slowestMs).toBeLessThan(IN_TIME_MS);
    await expectExactlyOnce(database, clients[0], tenant, seen);
  }, 90_000);

  test('three replicas, of which one freezes and one is killed, never pass the cap and leave nothing reserved', async () => {
    const cap = 500;
    const { clients, database, processes, tenant } = await replicas(3, (url) => url, cap);
    const stopWatching = watchCap(database);
    let isOver = false;
    const work = compose({ clients, tenant, workers: 24, random: createRandom(SEED + 1) }, () => isOver);
    await delay(300);
    processes[1]?.process.kill('SIGSTOP');
    await delay(300);
    processes[2]?.process.kill('SIGKILL');
    await delay(1_500);
    processes[1]?.process.kill('SIGCONT');
    // Until the month is used up.
    await expect.poll(() => usedOf(database), { timeout: 60_000, interval: 100 }).toBe(cap);
    isOver = true;
    const seen = await work;
    const { samples, overCap } = await stopWatching();
    expect({ overCap, billed: await expectExactlyOnce(database, clients[0], tenant, seen) }).toEqual({
      overCap: 0,
      billed: cap,
    });
    expect(samples).toBeGreaterThan(50);
    expect(seen.refused).toBeGreaterThan(0);
  }, 120_000);

  test('a replica that freezes inside a transaction holds up the others for seconds only', async () => {
    const url = await server.newDatabase();
    const database = open(url);
    await database.query('CREATE TABLE number (value BIGINT)');
    await database.query('INSERT INTO number VALUES (0)');
    const frozen = await freezeInsideTransaction(url, 'UPDATE number SET value = 1');
    const write = () => database.query('UPDATE number SET value = 2 RETURNING value').catch(() => undefined);
    await expect.poll(write, { timeout: 5_000 }).toEqual([{ value: 2 }]);
    frozen.kill('SIGKILL');
  });

  async function replicas(count: number, via = (url: string) => url, monthlyGenerations = 1_000_000) {
    const url = await server.newDatabase();
    const environment = {
      DATABASE_URL: via(url),
      ADMIN_TOKEN: 'token',
      LEASE_MS: String(LEASE_MS),
      SWEEP_EVERY_MS: '100',
      DATA_DIR: '/nonexistent',
      LOG_LEVEL: 'info',
    };
    const start = () => startChildAccounts(environment);
    const processes: ChildAccounts[] = await Promise.all(Array.from({ length: count }, start));
    const connect = ({ address }: ChildAccounts) => connectAccounts(address, 'token', IN_TIME_MS + 1_000);
    const clients = processes.map(connect) as [AccountsClient, ...AccountsClient[]];
    onTestFinished(() => clients.forEach((client) => client.close()));
    const tenant = await clients[0].tenant({ monthlyGenerations, rateLimitPerMin: 1_000_000 });
    return { clients, database: open(url), processes, tenant };
  }

  /** Breaks the connection to the database between Begin and Settle, and expects every call to fail in time. */
  async function expectOutage(
    client: AccountsClient,
    tenant: Tenant,
    breakIt: () => unknown,
    repairIt: () => unknown,
  ): Promise<void> {
    const [one, other] = [await client.claim(tenant, 'one'), await client.claim(tenant, 'other')];
    await breakIt();
    const startedMs = performance.now();
    const calls = [
      client.authorize(tenant.apiKey),
      client.begin(tenant, 'new'),
      client.renew(one),
      client.settle(one, { resultJson: '"one"' }),
      client.release(other),
      client.admin.listPlans({}),
    ];
    for (const answer of await Promise.allSettled(calls)) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'SERVICE_UNAVAILABLE' } });
    }
    expect(performance.now() - startedMs).toBeLessThan(IN_TIME_MS);
    await repairIt();
  }

  /** Expects the service to recover by itself, and the books to be in order. */
  async function expectRecovery(client: AccountsClient, database: Database, tenant: Tenant): Promise<void> {
    const seen = {
      settled: new Map(),
      open: new Set(['one', 'other', 'new']),
      unfinished: 0,
      refused: 0,
      slowestMs: 0,
    };
    await expect.poll(() => client.authorize(tenant.apiKey).catch(() => undefined), { timeout: 10_000 }).toBeDefined();
    expect(await expectExactlyOnce(database, client, tenant, seen)).toBe(3);
  }
});

function open(url: string): Database {
  const database = openPostgres({ url, poolSize: 3, log: createLogger('test', 'silent') });
  onTestFinished(() => database.close());
  return database;
}

/** A process with our adapter that is stopped after the statement and before the commit. */
async function freezeInsideTransaction(url: string, sql: string): Promise<ChildProcess> {
  const adapter = new URL('../../services/accounts/storage/database-postgres.ts', import.meta.url).href;
  const program = `
    import { pino } from 'pino';
    import { openPostgres } from ${JSON.stringify(adapter)};
    const database = openPostgres({ url: ${JSON.stringify(url)}, poolSize: 1, log: pino({ level: 'silent' }) });
    await database.transaction(async (transaction) => {
      await transaction.query(${JSON.stringify(sql)});
      process.kill(process.pid, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(() => readFileSync(`/proc/${child.pid}/stat`, 'utf8'), { timeout: 10_000 }).toMatch(/\) T /);
  return child;
}

async function usedOf(database: Database): Promise<number | undefined> {
  const [row] = await database.query<{ used: number }>('SELECT used FROM workspace_cycle');
  return row?.used;
}
