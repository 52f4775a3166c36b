import type { Logger } from 'pino';
import { type BurstWindow, createBurstWindow } from '../quota/burst-window.ts';
import { withLocalFallback } from '../quota/burst-window-fallback.ts';
import { createRedisBurstWindow } from '../quota/burst-window-redis.ts';
import { joinChangeMessages } from '../keys/change-messages.ts';
import type { AccountsConfig } from '../config.ts';
import type { Database } from './database.ts';
import { withGuessLimit } from '../keys/guess-limit.ts';
import { openDatabase, storeNameOf } from './open-database.ts';
import { type Principals, principalsIn } from '../keys/principal.ts';
import { principalCache } from '../keys/principal-cache.ts';
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
