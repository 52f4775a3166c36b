import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { AccountsConfig } from '../config.ts';
import { withGuessLimit } from '../keys/guess-limit.ts';
import { principalCache } from '../keys/principal-cache.ts';
import { type Principals, principalsIn } from '../keys/principal.ts';
import { createRedisBurstWindow, withLocalFallback } from '../quota/burst-window-redis.ts';
import { type BurstWindow, createBurstWindow } from '../quota/burst-window.ts';
import type { Database } from './database.ts';
import { openDatabase, storeNameOf } from './open-database.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { BadConfiguration } from '#services/process/read-environment.ts';

/** The stores of the service. */
export type Stores = {
  database: Database;
  /** Name of the database in messages for operators. */
  storeName: string;
  principals: Principals;
  burstWindow: BurstWindow;
  close(): Promise<void>;
};

type Settings = Pick<AccountsConfig, 'dataDir' | 'databaseUrl' | 'databasePoolSize' | 'redisUrl'>;

/**
 * Opens the configured stores. With SQLite keys are not cached, since a lookup takes microseconds; without Redis this
 * process counts bursts on its own.
 *
 * @throws Error with a message for the operator when the database cannot be used; Redis may become available later
 */
export async function openStores(config: Settings, log: Logger, now: () => number): Promise<Stores> {
  const database = await openDatabase(config, log, now());
  const stored = principalsIn(database);
  const find = withGuessLimit((keySha256) => stored.find(keySha256), { now, log });
  const cache = principalCache({
    load: find,
    announce: () => shared?.announce() ?? Promise.resolve(),
    now,
  });
  const shared =
    config.redisUrl === undefined ? undefined : await openShared(config.redisUrl, () => cache.forget(), log);
  const local = createBurstWindow(now);
  return {
    database,
    storeName: storeNameOf(config),
    principals: config.databaseUrl === undefined ? { ...stored, find } : cache,
    burstWindow: shared === undefined ? local : withLocalFallback(shared.burstWindow, local, log, shared.failure),
    close: async () => {
      shared?.close();
      await database.close();
    },
  };
}

async function openShared(url: string, onChange: () => void, log: Logger) {
  let failure: Error | undefined;
  const redis = await connectRedis(url, (error) => (failure = error));
  const messages = await joinChangeMessages(redis, onChange, log);
  return {
    burstWindow: createRedisBurstWindow(redis),
    failure,
    announce: () => messages.announce(),
    close: () => {
      messages.close();
      redis.disconnect();
    },
  };
}

const CHANNEL = 'uic:accounts:changed';

/** Makes other processes drop what they have cached of keys, plans and workspaces. */
type ChangeMessages = {
  /** Notifies all other processes; one that cannot be reached notices when its cache expires. */
  announce(): Promise<void>;
  close(): void;
};

/**
 * Subscribes to the other processes' messages over Redis.
 *
 * @param onChange called for every message and after each reconnect, since messages may have been missed
 */
async function joinChangeMessages(redis: Redis, onChange: () => void, log: Logger): Promise<ChangeMessages> {
  const subscriber = redis.duplicate({ autoResubscribe: false });
  subscriber.on('error', () => {});
  subscriber.on('message', onChange);
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(onChange, () => subscriber.disconnect(true));
  });
  await subscriber.connect().catch(() => {});
  return {
    announce: async () => {
      await redis.publish(CHANNEL, '').catch((error: unknown) => {
        log.warn({ err: error }, 'other processes could not be notified of a change and find out within seconds');
      });
    },
    close: () => subscriber.disconnect(),
  };
}

/**
 * Longest wait for an answer from Redis: every request waits for it, and the service can do without Redis for a while.
 */
const COMMAND_TIMEOUT_MS = 80;

/** How Redis answers to SELECT; a cluster has only database 0. */
const LACKS_DATABASE = /DB index is out of range|SELECT is not allowed/i;

/** During start-up the process itself may be too busy to see an answer in time. */
const START_TIMEOUT_MS = 1_000;

/**
 * Connects to Redis; when that fails, or the connection breaks later, it keeps reconnecting in the background. A command
 * that cannot be answered fails at once or within `commandTimeoutMs`; it is never queued and never sent twice. A connection
 * on which an answer is overdue by a second is closed, and one to a server that has become a replica.
 *
 * @param url `redis://…`, or `rediss://…` for TLS
 * @param onFailure called with the reason when the first connection failed
 * @param commandTimeoutMs the longest wait for an answer, 80 ms in the service
 * @throws BadConfiguration when it answers but lacks the database that the URL names: the driver would use another one
 */
export async function connectRedis(
  url: string,
  onFailure: (error: Error) => void = () => {},
  commandTimeoutMs = COMMAND_TIMEOUT_MS,
): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: commandTimeoutMs,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 1_000,
    socketTimeout: 1_000,
    retryStrategy: (tries) => Math.min(tries * 50, 1_000),
    // After a failover the former primary keeps its connections, and takes no writes: the name leads to the new one.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
  });
  // Every command reports its own failure; without a listener each lost connection would be printed as well.
  let failure: Error | undefined;
  redis.on('error', (error: Error) => (failure = error));
  await redis.connect().catch(() => {});
  // The connection's own error says more than that of a command on a missing connection.
  const isAnswered = async (): Promise<boolean> =>
    redis.ping().then(
      () => true,
      (error: Error) => {
        failure ??= error;
        return false;
      },
    );
  const giveUpAtMs = performance.now() + START_TIMEOUT_MS;
  while (!(await isAnswered())) {
    if (performance.now() > giveUpAtMs) {
      onFailure(failure ?? new Error('it does not answer'));
      break;
    }
    await delay(50);
  }
  if (failure !== undefined && LACKS_DATABASE.test(failure.message)) {
    redis.disconnect();
    throw new BadConfiguration([
      `REDIS_URL: its Redis has no database ${redis.options.db}. Name one that it has, as /0.`,
    ]);
  }
  return redis;
}
