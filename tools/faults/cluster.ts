import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Replica as RestartableProcess, type ServiceName, startReplica } from '#test/processes/start-replica.ts';
import { freePort } from '#test/servers/free-port.ts';
import { startTcpRelay, type TcpRelay } from '#test/servers/tcp-relay.ts';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';
import { type RedisServer, startRedis } from '#test/servers/redis-server.ts';

/** One process of a service. */
export type Replica = RestartableProcess & { service: ServiceName; metricsUrl: string };

/** A connection between two kinds of processes that can be cut. */
export type Wire = { name: string; relay: TcpRelay };

/** Replicas of our services, each a separate process, with a proxy in front of every accounts and composer. */
export type Cluster = {
  replicas: Replica[];
  wires: Wire[];
  /** Folder of the SQLite file, if that is the database. */
  dataDir: string;
  close(): Promise<void>;
};

export const ADMIN_TOKEN = 'token-of-the-operator';

/** Starts that many of each; every gateway balances its calls over all composers and all accounts. */
export async function startCluster(
  replicas: Record<ServiceName, number>,
  environment: Record<string, string>,
): Promise<Cluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-faults-'));
  const shared = { DATA_DIR: dataDir, ADMIN_TOKEN, ...environment };
  const started: Replica[] = [];
  const wires: Wire[] = [];
  const startAll = async (service: ServiceName, own: Record<string, string> = {}): Promise<Replica[]> => {
    const starting = Array.from({ length: replicas[service] }, () => startOne(service, { ...shared, ...own }));
    const all = await Promise.all(starting);
    started.push(...all);
    return all;
  };
  const startBehindWires = async (service: 'accounts' | 'composer'): Promise<string> => {
    const ports: number[] = [];
    for (const { address } of await startAll(service)) {
      const relay = await startTcpRelay(Number(address.split(':')[1]));
      wires.push({ name: `gateways and ${service}`, relay });
      ports.push(relay.port);
    }
    return `ipv4:${ports.map((port) => `127.0.0.1:${port}`).join(',')}`;
  };
  const ACCOUNTS_ADDR = await startBehindWires('accounts');
  const COMPOSER_ADDR = await startBehindWires('composer');
  // Clients reach gateways directly: what a relay buffers would hide how slowly they read.
  await startAll('gateway', { ACCOUNTS_ADDR, COMPOSER_ADDR });
  return {
    replicas: started,
    wires,
    dataDir,
    close: async () => {
      await Promise.all(started.map((replica) => replica.process().stop('SIGKILL')));
      await Promise.all(wires.map(({ relay }) => relay.close()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startOne(service: ServiceName, environment: Record<string, string>): Promise<Replica> {
  const metricsPort = String(await freePort());
  const replica = await startReplica(service, { ...environment, METRICS_PORT: metricsPort });
  return { ...replica, service, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}

/** PostgreSQL and Redis of a run, each behind a proxy. */
export type Stores = {
  postgres: PostgresServer;
  redis: RedisServer;
  wires: Wire[];
  /** The database itself, not through the proxy. */
  databaseUrl: string;
  /** What accounts is configured with: the stores behind the proxies. */
  environment: Record<string, string>;
  /** Ends every connection of the service, as an operator or a failover does. */
  terminateBackends: () => Promise<void>;
  close(): Promise<void>;
};

/** Starts both, with an empty database. */
export async function startStores(): Promise<Stores> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const databaseUrl = await postgres.newDatabase();
  const toPostgres = await startTcpRelay(postgres.port);
  const toRedis = await startTcpRelay(Number(new URL(redis.url).port));
  return {
    postgres,
    redis,
    wires: [
      { name: 'accounts and PostgreSQL', relay: toPostgres },
      { name: 'accounts and Redis', relay: toRedis },
    ],
    databaseUrl,
    environment: {
      DATABASE_URL: databaseUrl.replace(/:\d+\//, `:${toPostgres.port}/`),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
    },
    terminateBackends: async () => {
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'accounts'`);
      await client.end();
    },
    close: async () => {
      await Promise.all([toPostgres.close(), toRedis.close()]);
      await Promise.all([postgres.close(), redis.close()]);
    },
  };
}
