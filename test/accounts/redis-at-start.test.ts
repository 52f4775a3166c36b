import { register } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#test/servers/free-port.ts';
import { describeWith } from '#test/servers/installed.ts';
import { REDIS_PROGRAMS, startRedis } from '#test/servers/redis-server.ts';
import { valueOfSeries } from '#test/metrics/value-of-series.ts';
import { accountsUnderTest } from './accounts-under-test.ts';

/** What a start with this Redis logs about it, and what the metrics report. */
async function startWith(redisUrl: string) {
  const { logLines } = await accountsUnderTest({ redisUrl });
  const lines = logLines.map((line) => JSON.parse(line) as { level: string; msg: string; err?: { message: string } });
  const isLocal = valueOfSeries(await register.metrics(), 'uic_accounts_burst_window_local');
  return { told: lines.filter(({ msg }) => msg.includes('REDIS_URL')), isLocal };
}

const outOfReach = (reason: RegExp) => ({
  told: [{ level: 'warn', err: { message: expect.stringMatching(reason) as string } }],
  isLocal: 1,
});

test('a REDIS_URL where nothing listens is reported at startup, before any request', async () => {
  expect(await startWith(`redis://127.0.0.1:${await freePort()}`)).toMatchObject(outOfReach(/ECONNREFUSED/));
});

describeWith('Redis', ...REDIS_PROGRAMS)('a Redis', () => {
  test('that answers is not mentioned', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    expect(await startWith(redis.url)).toEqual({ told: [], isLocal: 0 });
  });

  test('that requires a different password is reported at startup, without the one that was tried', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const { port } = new URL(redis.url);
    const refused = await startWith(`redis://nobody:sesame@127.0.0.1:${port}`);
    expect(refused).toMatchObject(outOfReach(/WRONGPASS/));
    expect(JSON.stringify(refused)).not.toContain('sesame');
  });

  test('without the database that REDIS_URL names ends the start, since it would count in another one', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    await expect(startWith(`${redis.url}/99`)).rejects.toThrow('REDIS_URL: its Redis has no database 99.');
    expect(await startWith(`${redis.url}/15`)).toEqual({ told: [], isLocal: 0 });
  });
});
