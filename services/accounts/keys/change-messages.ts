import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

const CHANNEL = 'uic:accounts:changed';

/** Word between processes that something they may remember has changed. */
export type ChangeMessages = {
  /** Notifies all other processes; one that cannot be reached finds out when its cache expires. */
  announce(): Promise<void>;
  close(): void;
};

/**
 * Joins the other processes over Redis.
 *
 * @param onChange called for every message, and whenever the connection is new, since messages may have been missed
 */
export async function joinChangeMessages(redis: Redis, onChange: () => void, log: Logger): Promise<ChangeMessages> {
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
