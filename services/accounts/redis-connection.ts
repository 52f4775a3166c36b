import { Redis } from 'ioredis';

/**
 * Longest wait for an answer of Redis. It is in the way of every request, and what it holds can be done without for a
 * while.
 */
const COMMAND_TIMEOUT_MS = 80;

/**
 * Connects to Redis; when that fails or the connection breaks later, it goes on trying in the background. A command
 * that cannot be answered now fails at once or within 80 ms; it is never kept for later and never sent twice. A
 * connection on which an answer is missing for a second is given up.
 *
 * @param url `redis://…`, or `rediss://…` for TLS
 */
export async function connectRedis(url: string): Promise<Redis> {
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
  redis.on('error', () => {});
  await redis.connect().catch(() => {});
  return redis;
}
