import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { AccountsConfig } from '../config.ts';
import { withGuessLimit } from '../keys/guess-limit.ts';
import { principalCache } from '../keys/principal-cache.ts';
import { type Principals, principalsIn } from '../keys/principal.ts';
import { withLocalFallback } from '../quota/burst-window-fallback.ts';
import { createRedisBurstWindow } from '../quota/burst-window-redis.ts';
import { type BurstWindow, createBurstWindow } from '../quota/burst-window.ts';
import type { Database } from './database.ts';
import { openDatabase, storeNameOf } from './open-database.ts';
import { connectRedis } from './redis-connection.ts';

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

/** Tells other processes to drop what they have cached of keys, plans and workspaces. */
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
        log.warn({ err: error }, 'other processes could not be told of a change and find out within seconds');
      });
    },
    close: () => subscriber.disconnect(),
  };
}
