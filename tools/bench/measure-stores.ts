import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountsClient, connectAccounts, type Tenant } from '#test/accounts/accounts-client.ts';
import { spawnService } from '#test/processes/spawn-service.ts';
import { findProgram } from '#test/servers/is-installed.ts';
import { POSTGRES_PROGRAMS, startPostgres } from '#test/servers/postgres-server.ts';
import { REDIS_PROGRAMS, startRedis } from '#test/servers/redis-server.ts';
import { type BenchRow, inMs, quantile } from './bench-row.ts';

const CALLS = 2_000;
const IN_FLIGHT = 64;
const WORKSPACES = 50;

/**
 * Authorize, and Begin + Settle with an idempotency key, over gRPC on each store: the median with one call in flight,
 * and the rate with 64. PostgreSQL and Redis run on the same machine, with their defaults (every commit on the disk).
 */
export async function measureStores(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stores-'));
  const rows = await measureStore('SQLite', { DATA_DIR: folder });
  rmSync(folder, { recursive: true });
  if ([...POSTGRES_PROGRAMS, ...REDIS_PROGRAMS].some((program) => findProgram(program) === undefined)) {
    return [...rows, { what: 'PostgreSQL and Redis', value: 'not installed', target: '' }];
  }
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  try {
    const DATABASE_URL = await postgres.newDatabase();
    return [...rows, ...(await measureStore('PostgreSQL + Redis', { DATABASE_URL, REDIS_URL: redis.url }))];
  } finally {
    await Promise.all([postgres.close(), redis.close()]);
  }
}

async function measureStore(store: string, environment: Record<string, string>): Promise<BenchRow[]> {
  const service = await spawnService('accounts', {
    ACCOUNTS_LISTEN: '127.0.0.1:0',
    ADMIN_TOKEN: 'token',
    LOG_LEVEL: 'info',
    ...environment,
  });
  const client = connectAccounts(String(service.ready['address']), 'token');
  try {
    const tenants: Tenant[] = [];
    const limits = { monthlyGenerations: 1_000_000, rateLimitPerMin: 1_000_000 };
    for (let made = 0; made < WORKSPACES; made += 1) tenants.push(await client.tenant(limits));
    const tenantOf = (index: number): Tenant => tenants[index % tenants.length] ?? fail();
    const authorize = (index: number) => client.authorize(tenantOf(index).apiKey);
    const authorizeOnly = (index: number) => client.authorize(tenantOf(index).apiKey, { skipUsage: true });
    return [
      ...(await measureCall(`${store}: Authorize`, authorize)),
      ...(await measureCall(`${store}: Authorize without usage`, authorizeOnly)),
      ...(await measureCall(`${store}: Begin + Settle`, (index) => compose(client, tenantOf(index), index))),
      ...(await measureCall(`${store}: Begin + Settle, one workspace`, (index) => compose(client, tenantOf(0), index))),
    ];
  } finally {
    client.close();
    await service.stop('SIGTERM');
  }
}

let composes = 0;

async function compose(client: AccountsClient, tenant: Tenant, index: number): Promise<void> {
  const key = `${(composes += 1)}-${index}`;
  await client.settle(await client.claim(tenant, key), { resultJson: RESULT });
}

// About what a screen of forty elements takes.
const RESULT = JSON.stringify({ ops: 'x'.repeat(20_000) });

async function measureCall(what: string, call: (index: number) => Promise<unknown>): Promise<BenchRow[]> {
  for (let index = 0; index < CALLS / 4; index += 1) await call(index);
  const timesMs: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const startedMs = performance.now();
    await call(index);
    timesMs.push(performance.now() - startedMs);
  }
  let next = 0;
  const startedMs = performance.now();
  const worker = async (): Promise<void> => {
    while (next < 2 * CALLS) await call((next += 1));
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  const perSecond = (2 * CALLS * 1000) / (performance.now() - startedMs);
  return [
    {
      what: `${what}, p50 (p99) of one in flight`,
      value: `${inMs(quantile(timesMs, 0.5))} (${inMs(quantile(timesMs, 0.99))})`,
      target: '',
    },
    { what: `${what}, ${IN_FLIGHT} in flight`, value: `${Math.round(perSecond)}/s`, target: '' },
  ];
}

function fail(): never {
  throw new Error('no tenant');
}
