import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import type { BurstWindow } from './burst-window.ts';
import type { Logger } from 'pino';
import { burstWindowIsLocal } from '../metrics.ts';

// One list per key: the times of its admitted requests on Redis' clock, newest first. Every hit is pushed once and popped
// once, and a list expires with its newest hit. A hit in the future means that the clock was set back.
// The same rule for one process is in burst-window.ts; test/accounts/conformance/burst-window.ts tests both.
const HIT = `
  local key, limit, window = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local function hit(index) return tonumber(redis.call('LINDEX', key, index)) end

  while (hit(0) or now) > now do redis.call('LPOP', key) end
  while (hit(-1) or now) <= now - window do redis.call('RPOP', key) end

  local count = redis.call('LLEN', key)
  local admitted = count < limit
  if admitted then
    redis.call('LPUSH', key, now)
    redis.call('PEXPIRE', key, window)
    count = count + 1
  end

  local wait = 0
  if limit == 0 then wait = window
  elseif count >= limit then wait = hit(limit - 1) + window - now end
  return { admitted and 1 or 0, count, wait }
`;

const Reply = z.tuple([z.literal([0, 1]), z.int().min(0), z.int().min(0)]);

/**
 * An exact window shared by all replicas, in one Redis call and on its clock.
 *
 * @throws Error from `hit` when Redis does not answer
 */
export function createRedisBurstWindow(redis: Redis, windowMs: number = LIMITS.burstWindowMs): BurstWindow {
  const hit = redisScript(redis, { lua: HIT, reply: Reply });
  return {
    async hit(keyId, limit) {
      const [admitted, count, waitMs] = await hit([`uic:burst:${keyId}`], [limit, windowMs]);
      const state = { limit, remaining: Math.max(0, limit - count), resetSeconds: Math.ceil(waitMs / 1000) };
      return { admitted: admitted === 1, state };
    },
  };
}

/**
 * A Lua script as a function of keys and arguments. It is called by hash; the source is sent only when Redis does not
 * have it.
 *
 * @throws Error from the call when Redis does not answer, or the reply does not match `reply`
 */
function redisScript<Reply extends z.ZodType>(redis: Redis, script: { lua: string; reply: Reply }) {
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

// Pause between two attempts to use a shared window that failed.
const RETRY_EVERY_MS = 1_000;

/**
 * A burst window that never fails: `shared` as long as it answers, else `local`, which counts for this process alone.
 * Each switch is one log line and shows in the metrics. Neither window knows what the other has counted, so in the minute
 * around a switch a key may be admitted up to twice as often as its limit, or more with more replicas.
 *
 * @param failure why `shared` is unreachable from the start, if it is
 */
export function withLocalFallback(shared: BurstWindow, local: BurstWindow, log: Logger, failure?: Error): BurstWindow {
  let isLocal = false;
  let retryAtMs = 0;
  burstWindowIsLocal.set(0);
  if (failure !== undefined) becomeLocal(failure);

  return {
    async hit(keyId, limit) {
      if (isLocal) {
        if (performance.now() < retryAtMs) return local.hit(keyId, limit);
        // One request retries; those that arrive meanwhile use the local window.
        retryAtMs = performance.now() + RETRY_EVERY_MS;
      }
      try {
        const verdict = await shared.hit(keyId, limit);
        if (isLocal) becomeShared();
        return verdict;
      } catch (error) {
        if (!isLocal) becomeLocal(error);
        return local.hit(keyId, limit);
      }
    },
  };

  function becomeShared(): void {
    isLocal = false;
    burstWindowIsLocal.set(0);
    log.info('the shared burst window answers again');
  }

  function becomeLocal(error: unknown): void {
    isLocal = true;
    retryAtMs = performance.now() + RETRY_EVERY_MS;
    burstWindowIsLocal.set(1);
    log.warn({ err: error }, 'the Redis of REDIS_URL is out of reach, each process counts bursts for itself');
  }
}
