import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { BadConfiguration } from '#services/process/read-environment.ts';

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
