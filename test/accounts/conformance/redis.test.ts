import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRedisBurstWindow } from '#services/accounts/quota/burst-window-redis.ts';
import { connectRedis } from '#services/accounts/storage/open-stores.ts';
import { describeWith } from '#test/servers/installed.ts';
import { REDIS_PROGRAMS, type RedisServer, startRedis } from '#test/servers/redis-server.ts';
import { burstWindowConformance } from './burst-window.ts';

// A busy test machine may take longer than the service is willing to wait.
const ANSWER_MS = 10_000;
const connect = (url: string) => connectRedis(url, undefined, ANSWER_MS);

describeWith('Redis', ...REDIS_PROGRAMS)('in Redis', () => {
  let server: RedisServer;
  let redis: Awaited<ReturnType<typeof connectRedis>>;
  beforeAll(async () => {
    server = await startRedis();
    redis = await connect(server.url);
  });
  beforeEach(() => server.client.flushall());
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });

  burstWindowConformance((windowMs) => createRedisBurstWindow(redis, windowMs));

  test('the window is one for all connections', async () => {
    const other = await connect(server.url);
    const windows = [createRedisBurstWindow(redis), createRedisBurstWindow(other)];
    const hits = windows.flatMap((window) => Array.from({ length: 50 }, () => window.hit('key', 40)));
    expect((await Promise.all(hits)).filter(({ admitted }) => admitted)).toHaveLength(40);
    other.disconnect();
  });

  test('the window keeps counting after Redis has lost its scripts', async () => {
    const window = createRedisBurstWindow(redis);
    expect((await window.hit('key', 2)).state.remaining).toBe(1);
    await server.client.script('FLUSH');
    expect((await window.hit('key', 2)).state.remaining).toBe(0);
    expect((await window.hit('key', 2)).admitted).toBe(false);
  });

  test('a hit later than now, of a clock that was set back, does not block its key', async () => {
    await server.client.lpush('uic:burst:key', Date.now() + 3_600_000);
    expect(await createRedisBurstWindow(redis).hit('key', 1)).toMatchObject({ admitted: true });
  });

  test('an idle key leaves nothing behind, a busy one no more than its limit', async () => {
    const window = createRedisBurstWindow(redis, 200);
    for (let hits = 0; hits < 20; hits += 1) await window.hit('key', 5);
    expect(await server.client.llen('uic:burst:key')).toBe(5);
    await expect.poll(() => server.client.keys('*'), { timeout: 5_000 }).toEqual([]);
  });
});
