import { Client } from 'pg';
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';
import { type RedisServer, startRedis } from '#test/servers/redis-server.ts';
import { startTcpRelay } from '#test/servers/tcp-relay.ts';
import type { Wire } from './cluster.ts';

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
