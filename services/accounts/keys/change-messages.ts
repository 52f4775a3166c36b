import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

const CHANNEL = 'uic:accounts:changed';

/** Tells other processes to drop what they have cached of keys, plans and workspaces. */
export type ChangeMessages = {
  /** Notifies all other processes; one that cannot be reached notices when its cache expires. */
  announce(): Promise<void>;
  close(): void;
};

/**
 * Subscribes to the other processes' messages over Redis.
 *
 * @param onChange called for every message and after each reconnect, since messages may have been missed
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
