import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { z } from 'zod';

/**
 * A Lua script as a function of keys and arguments. It is called by its hash; the source is sent only when Redis does
 * not know it (any more).
 *
 * @throws Error from the call when Redis does not answer, or not in the form of `reply`
 */
export function redisScript<Reply extends z.ZodType>(redis: Redis, script: { lua: string; reply: Reply }) {
  const digest = hash('sha1', script.lua);
  return async (keys: readonly string[], args: readonly (string | number)[]): Promise<z.output<Reply>> => {
    const rest = [keys.length, ...keys, ...args] as const;
    const reply: unknown = await redis.evalsha(digest, ...rest).catch((error: Error) => {
      if (!error.message.startsWith('NOSCRIPT')) throw error;
      return redis.eval(script.lua, ...rest);
    });
    return script.reply.parse(reply);
  };
}
