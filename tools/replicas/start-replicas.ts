import { randomUUID } from 'node:crypto';
import type { Installation } from '#test/processes/spawn-service.ts';
import { type Replica, type ServiceName, startReplica } from '#test/processes/start-replica.ts';
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';
import { type RedisServer, startRedis } from '#test/servers/redis-server.ts';

type Environment = Record<string, string>;

/** Several replicas of each service as processes of their own, on a PostgreSQL and a Redis of their own. */
export type Replicas = Record<ServiceName, Replica[]> & {
  adminToken: string;
  /** Where all accounts replicas are, as one name with several addresses resolves. */
  accountsAddress: string;
  databaseUrl: string;
  redis: RedisServer;
  /** Ends a service's replicas with SIGTERM; those that have already ended are skipped. @returns all exit codes */
  stop(service: ServiceName): Promise<(number | null)[]>;
  /** Ends everything that still runs, callers first. @throws Error when a process ends with another code than 0 */
  close(): Promise<void>;
};

const COUNTS: Record<ServiceName, number> = { gateway: 3, composer: 2, accounts: 2 };

type Options = Partial<Record<ServiceName, Environment>> & {
  /** Address of a composer that is already running, instead of replicas of it. */
  composerAddress?: string | undefined;
  /** See {@link Installation}; for accounts. */
  accountsPreload?: URL;
};

/** Starts three gateways, two composers and two accounts replicas on free ports, each pointed at all replicas of those it calls. */
export async function startReplicas(options: Options = {}): Promise<Replicas> {
  const [postgres, redis] = await Promise.all([startStore(), startRedis()]);
  const databaseUrl = await postgres.newDatabase();
  const adminToken = randomUUID();
  const stores = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '4',
    // Any word but a number leaves commands without a timeout: on a busy machine 80 ms are soon over, and then each
    // replica would count bursts by itself.
    REDIS_URL: `${redis.url}?commandTimeout=none`,
    ADMIN_TOKEN: adminToken,
  };
  const { accountsPreload: preload, composerAddress } = options;
  const [accounts, composer] = await Promise.all([
    startAll('accounts', { ...stores, ...options.accounts }, preload && { preload }),
    composerAddress === undefined ? startAll('composer', { ...options.composer }) : [],
  ]);
  const accountsAddress = allOf(accounts);
  const addresses = { ACCOUNTS_ADDR: accountsAddress, COMPOSER_ADDR: composerAddress ?? allOf(composer) };
  const gateway = await startAll('gateway', { ...addresses, ...options.gateway });
  const replicas = { gateway, composer, accounts };
  const stop: Replicas['stop'] = (service) =>
    Promise.all(replicas[service].map((replica) => replica.process().stop('SIGTERM')));
  return {
    ...replicas,
    adminToken,
    accountsAddress,
    databaseUrl,
    redis,
    stop,
    close: async () => {
      const codes = [await stop('gateway'), await stop('composer'), await stop('accounts')].flat();
      await Promise.all([postgres.close(), redis.close()]);
      if (codes.some((code) => code !== 0)) throw new Error(`replicas ended with ${codes.join(', ')}`);
    },
  };
}

// Tests need no durability.
function startStore(): Promise<PostgresServer> {
  return startPostgres({ fsync: 'off', max_connections: '50' });
}

function startAll(name: ServiceName, environment: Environment, installation?: Installation): Promise<Replica[]> {
  return Promise.all(Array.from({ length: COUNTS[name] }, () => startReplica(name, environment, installation)));
}

function allOf(replicas: readonly Replica[]): string {
  return `ipv4:${replicas.map(({ address }) => address).join(',')}`;
}
