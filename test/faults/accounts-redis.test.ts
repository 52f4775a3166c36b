import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { connectAccounts } from '#test/accounts/accounts-client.ts';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import { valueOfSeries } from '#test/metrics/value-of-series.ts';
import { spawnService } from '#test/processes/spawn-service.ts';
import { freePort } from '#test/servers/free-port.ts';
import { describeWith } from '#test/servers/installed.ts';
import { REDIS_PROGRAMS, type RedisServer, startRedis } from '#test/servers/redis-server.ts';
import { startTcpRelay, type TcpRelay } from '#test/servers/tcp-relay.ts';

describeWith('Redis', ...REDIS_PROGRAMS)('accounts with Redis', () => {
  let server: RedisServer;
  let relay: TcpRelay;
  beforeAll(async () => {
    server = await startRedis();
    relay = await startTcpRelay(Number(new URL(server.url).port));
  });
  afterAll(async () => {
    await relay.close();
    await server.close();
  });
  beforeEach(() => server.start());

  describe.each([
    ['killed', () => server.stop('SIGKILL'), () => server.start()],
    ['frozen', async () => server.freeze(), async () => server.thaw()],
    ['cut off by a network that swallows everything', async () => relay.swallow(), async () => relay.reset()],
  ] as const)('that is %s', (_, breakIt, repairIt) => {
    test('keeps answering, counts bursts locally, logs it once, and recovers automatically', async () => {
      const { authorize, lines, metric } = await accountsWithRedis(`redis://127.0.0.1:${relay.port}`);
      const callers = await authorize.callers(3, { rateLimitPerMin: 5 });
      await authorize.spend(callers[0]!, 5);
      expect(await metric('uic_accounts_burst_window_local')).toBe(0);

      await breakIt();
      // A window of this process begins; it lets the limit in, and no more.
      const startedMs = performance.now();
      await authorize.spend(callers[1]!, 5);
      expect(performance.now() - startedMs).toBeLessThan(2_000);
      expect(await metric('uic_accounts_burst_window_local')).toBe(1);
      expect(lines(OUT_OF_REACH)).toHaveLength(1);

      await repairIt();
      await expect.poll(() => authorize.probe().then(() => metric('uic_accounts_burst_window_local')), WAIT).toBe(0);
      expect(lines(/answers again/)).toHaveLength(1);
      await authorize.spend(callers[2]!, 5);
      // On a busy machine an answer may be late once more: that too is logged once, and again when it is over.
      await expect
        .poll(() => authorize.probe().then(() => lines(/answers again/).length - lines(OUT_OF_REACH).length), WAIT)
        .toBe(0);
      expect(await metric('uic_accounts_burst_refusals_total')).toBe(3);
    });
  });

  test('that is flushed forgets what it counted, and nothing fails', async () => {
    const { authorize, lines } = await accountsWithRedis(server.url);
    const [caller] = await authorize.callers(1, { rateLimitPerMin: 5 });
    await authorize.spend(caller!, 5);
    await server.client.flushall();
    await server.client.script('FLUSH');
    await authorize.spend(caller!, 5);
    expect(lines(/out of reach/)).toEqual([]);
  });

  test('that has become the replica of another is left for that one, though it keeps its connections', async () => {
    const next = await startRedis();
    const nextPort = Number(new URL(next.url).port);
    const { authorize, metric } = await accountsWithRedis(`redis://127.0.0.1:${relay.port}`);
    const [caller] = await authorize.callers(1, { rateLimitPerMin: 5 });
    await authorize.probe();
    await server.client.replicaof('127.0.0.1', nextPort);
    relay.leadTo(nextPort);
    await authorize.probe();
    await expect.poll(() => authorize.probe().then(() => metric('uic_accounts_burst_window_local')), WAIT).toBe(0);
    await authorize.spend(caller!, 5);
    expect(await next.client.keys('uic:burst:*')).toHaveLength(2);
    relay.leadTo(Number(new URL(server.url).port));
    await server.client.replicaof('NO', 'ONE');
    await next.close();
  });

  test('that is not there at the start may come later', async () => {
    await server.stop('SIGKILL');
    const { authorize, metric } = await accountsWithRedis(server.url);
    const [caller] = await authorize.callers(1, { rateLimitPerMin: 5 });
    await authorize.spend(caller!, 5);
    await server.start();
    await expect.poll(() => authorize.probe().then(() => metric('uic_accounts_burst_window_local')), WAIT).toBe(0);
  });
});

const OUT_OF_REACH = /out of reach, each process counts/;
const WAIT = { timeout: 15_000, interval: 100 };

async function accountsWithRedis(url: string) {
  const metricsPort = await freePort();
  const service = await spawnService('accounts', {
    ACCOUNTS_LISTEN: '127.0.0.1:0',
    ADMIN_TOKEN: 'token',
    DATA_DIR: temporaryFolder(),
    METRICS_PORT: String(metricsPort),
    REDIS_URL: url,
  });
  const client = connectAccounts(String(service.ready['address']), 'token');
  onTestFinished(async () => {
    client.close();
    await service.stop('SIGKILL');
  });
  const prober = await client.tenant({ rateLimitPerMin: 100_000 });
  return {
    lines: (pattern: RegExp) => service.lines.filter((line) => pattern.test(line)),
    metric: async (name: string): Promise<number | undefined> => {
      const scraped = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
      return valueOfSeries(await scraped.text(), name);
    },
    authorize: {
      callers: async (count: number, limits: { rateLimitPerMin: number }) => {
        const tenants = [];
        for (let made = 0; made < count; made += 1) tenants.push(await client.tenant(limits));
        return tenants.map(({ apiKey }) => apiKey);
      },
      /** Uses a key as often as its limit allows, and once more. */
      spend: async (apiKey: string, limit: number) => {
        for (let hit = 1; hit <= limit; hit += 1) {
          expect((await client.authorize(apiKey)).burst).toMatchObject({ remaining: limit - hit });
        }
        await expect(client.authorize(apiKey)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      },
      probe: async () => {
        await client.authorize(prober.apiKey);
        await delay(10);
      },
    },
  };
}
