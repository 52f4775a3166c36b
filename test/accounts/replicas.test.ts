import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { formatApiKey } from '#contract/api-key.ts';
import { valueOfSeries } from '#test/metrics/value-of-series.ts';
import { freePort } from '#test/servers/free-port.ts';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';
import { REDIS_PROGRAMS, type RedisServer, startRedis } from '#test/servers/redis-server.ts';
import { type AccountsClient, connectAccounts } from './accounts-client.ts';
import { startChildAccounts } from './child-accounts.ts';

describeWith(
  'PostgreSQL or Redis',
  ...POSTGRES_PROGRAMS,
  ...REDIS_PROGRAMS,
)('two accounts replicas', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  });
  afterAll(() => Promise.all([postgres.close(), redis.close()]));

  async function replicas(environment: Record<string, string> = {}): Promise<[AccountsClient, AccountsClient]> {
    const shared = { DATABASE_URL: await postgres.newDatabase(), ADMIN_TOKEN: 'token', DATA_DIR: '/nonexistent' };
    const children = await Promise.all([1, 2].map(() => startChildAccounts({ ...shared, ...environment })));
    const clients = children.map(({ address }) => connectAccounts(address, 'token'));
    onTestFinished(() => clients.forEach((client) => client.close()));
    return clients as [AccountsClient, AccountsClient];
  }

  test('start on one empty database at once, with the same plans, and need no folder', async () => {
    for (const { admin } of await replicas()) expect((await admin.listPlans({})).plans).toHaveLength(6);
  });

  test('report the same remaining generations at every moment', async () => {
    const [one, other] = await replicas({ REDIS_URL: redis.url });
    const acme = await one.tenant({ monthlyGenerations: 10 });
    for (let settled = 0; settled < 3; settled += 1) {
      for (const replica of [one, other]) {
        expect(await replica.authorize(acme.apiKey)).toMatchObject({ generationsRemaining: 10 - settled });
      }
      await other.settle(await one.claim(acme));
    }
  });

  test('leave the remaining generations out for a caller who has no use for them', async () => {
    const [one] = await replicas();
    const acme = await one.tenant({ monthlyGenerations: 10 });
    const authorized = await one.authorize(acme.apiKey, { skipUsage: true });
    expect(authorized).toMatchObject({ generationsRemaining: 0, plan: { monthlyGenerations: 10 } });
  });

  test('count the burst of a key together', async () => {
    const [one, other] = await replicas({ REDIS_URL: redis.url });
    const { apiKey } = await one.tenant({ rateLimitPerMin: 20 });
    let authorized = 0;
    // Few at once: a replica that is too busy to hear from Redis within 80 ms would count on its own.
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.allSettled(
        [one, other, one, other, one, other].map((each) => each.authorize(apiKey)),
      );
      authorized += answers.filter(({ status }) => status === 'fulfilled').length;
    }
    expect(authorized).toBe(20);
  });

  describe('a key that both know', () => {
    test('is refused by both within a second after one has revoked it', async () => {
      const [one, other] = await replicas({ REDIS_URL: redis.url });
      const { apiKey, keyId } = await one.tenant();
      await Promise.all([one.authorize(apiKey), other.authorize(apiKey)]);
      await one.admin.revokeKey({ keyId });
      await expect(one.authorize(apiKey)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      await expect.poll(() => isRefused(other, apiKey), { timeout: 1_000, interval: 20 }).toBe(true);
    });

    test('takes a new plan of its workspace on both within a second', async () => {
      const [one, other] = await replicas({ REDIS_URL: redis.url });
      const { apiKey, slug } = await one.tenant();
      await Promise.all([one.authorize(apiKey), other.authorize(apiKey)]);
      await other.admin.setWorkspacePlan({ workspace: slug, tierKey: 'pro' });
      expect((await other.authorize(apiKey)).plan?.tierKey).toBe('pro');
      const tierOnTheOther = async () => (await one.authorize(apiKey)).plan?.tierKey;
      await expect.poll(tierOnTheOther, { timeout: 1_000, interval: 20 }).toBe('pro');
    });

    test.each([
      ['without Redis', async () => ({})],
      ['with Redis dead', async () => ({ REDIS_URL: redis.url })],
    ])('is refused by both within 5 seconds %s', async (how, environment) => {
      const [one, other] = await replicas(await environment());
      const { apiKey, keyId } = await one.tenant();
      if (how === 'with Redis dead') {
        await redis.stop('SIGKILL');
        onTestFinished(() => redis.start());
      }
      await Promise.all([one.authorize(apiKey), other.authorize(apiKey)]);
      await one.admin.revokeKey({ keyId });
      const revokedAtMs = performance.now();
      await expect(one.authorize(apiKey)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
      await expect.poll(() => isRefused(other, apiKey), { timeout: 10_000, interval: 50 }).toBe(true);
      expect(performance.now() - revokedAtMs).toBeLessThan(5_000);
    });

    test('is refused soon when the revocation came while the connection to Redis was lost', async () => {
      const [one, other] = await replicas({ REDIS_URL: redis.url });
      const { apiKey, keyId } = await one.tenant();
      await redis.stop('SIGKILL');
      await other.authorize(apiKey);
      await one.admin.revokeKey({ keyId });
      await redis.start();
      await expect.poll(() => isRefused(other, apiKey), { timeout: 5_000, interval: 50 }).toBe(true);
    });
  });

  test('ask the database about a guessed key once in a while, however often it is tried', async () => {
    const metricsPort = await freePort();
    const DATABASE_URL = await postgres.newDatabase();
    const { address } = await startChildAccounts({
      DATABASE_URL,
      ADMIN_TOKEN: 'token',
      METRICS_PORT: String(metricsPort),
    });
    const client = connectAccounts(address, 'token');
    onTestFinished(() => client.close());
    const guess = formatApiKey(new Uint8Array(32).fill(7));
    for (let tried = 0; tried < 300; tried += 1) expect(await isRefused(client, guess)).toBe(true);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const lookups = (source: string): number =>
      valueOfSeries(metrics, `uic_accounts_key_lookups_total{source="${source}"}`) ?? Number.NaN;
    expect(lookups('database')).toBeLessThan(10);
    expect(lookups('cache') + lookups('database')).toBe(300);
  });
});

async function isRefused(client: AccountsClient, apiKey: string): Promise<boolean> {
  return client.authorize(apiKey).then(
    () => false,
    (error: { code?: string }) => error.code === 'AUTHENTICATION_REQUIRED',
  );
}
