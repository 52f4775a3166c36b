import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';

/**
 * Longest wait for an answer of Redis. It is in the way of every request, and what it holds can be done without for a
 * while.
 */
const COMMAND_TIMEOUT_MS = 80;

/** While a process starts, it may itself be too busy to see an answer in time: the next attempt will show. */
const START_PATIENCE_MS = 1_000;

/**
 * Connects to Redis; when that fails or the connection breaks later, it goes on trying in the background. A command
 * that cannot be answered now fails at once or within 80 ms; it is never kept for later and never sent twice. A
 * connection on which an answer is missing for a second is given up.
 *
 * @param url `redis://…`, or `rediss://…` for TLS
 * @param onFailure called with the reason when the first connection failed
 */
export async function connectRedis(url: string, onFailure: (error: Error) => void = () => {}): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 1_000,
    socketTimeout: 1_000,
    retryStrategy: (tries) => Math.min(tries * 50, 1_000),
  });
  // Every command reports its own failure; without a listener each lost connection would be printed as well.
  let failure: Error | undefined;
  redis.on('error', (error: Error) => (failure = error));
  await redis.connect().catch(() => {});
  // A command's error on a missing connection says less than the connection's own.
  const isAnswered = async (): Promise<boolean> =>
    redis.ping().then(
      () => true,
      (error: Error) => {
        failure ??= error;
        return false;
      },
    );
  const giveUpAtMs = performance.now() + START_PATIENCE_MS;
  while (!(await isAnswered())) {
    if (performance.now() > giveUpAtMs) {
      onFailure(failure ?? new Error('it does not answer'));
      break;
    }
    await delay(50);
  }
  return redis;
}
