import { randomBytes } from 'node:crypto';
import { register } from 'prom-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { formatApiKey } from '#contract/api-key.ts';
import { get } from '#test/contract/requests.ts';
import { startInOneProcess } from '#test/contract/start-in-one-process.ts';
import { valueOfSeries } from '#test/metrics/value-of-series.ts';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';

const GUESSES_AT_ONCE = 200;
const FLOOD = 500;

/** A key that does not exist, of the right form and with the right checksum. */
const newGuess = (): string => formatApiKey(randomBytes(32));

async function lookups(source: 'database' | 'refused'): Promise<number> {
  return valueOfSeries(await register.metrics(), `uic_accounts_key_lookups_total{source="${source}"}`) ?? 0;
}

/** Gateway and accounts in this process, whose metrics are the test's then, with a clock that stands still. */
async function servicesOn(accounts: Record<string, string>) {
  const services = await startInOneProcess({ composerAddress: '127.0.0.1:1', accounts, startAtMs: Date.now() });
  onTestFinished(() => services.close());
  const tierKey = await services.admin.newPlan({ rateLimitPerMin: 1_000_000 });
  const newKey = async (): Promise<string> => (await services.admin.newCaller({ tierKey })).apiKey;
  const answerTo = async (apiKey: string): Promise<string> => {
    const response = await get(services.url, '/v1/me', apiKey);
    const { error } = (await response.json()) as { error?: { code: string } };
    return `${response.status} ${error?.code ?? 'ok'}`;
  };
  return { answerTo, newKey, passTime: (ms: number) => services.passTime(ms) };
}

async function expectBoundedReads(accounts: Record<string, string>): Promise<void> {
  const { answerTo, newKey, passTime } = await servicesOn(accounts);
  const honest = await newKey();
  expect(await answerTo(honest)).toBe('200 ok');
  const [database, refused] = [await lookups('database'), await lookups('refused')];

  const answers: Record<string, number> = {};
  for (let guessed = 0; guessed < FLOOD; guessed += 20) {
    const guesses = Array.from({ length: 20 }, () => answerTo(newGuess()));
    for (const answer of await Promise.all(guesses)) answers[answer] = (answers[answer] ?? 0) + 1;
    expect(await answerTo(honest)).toBe('200 ok');
  }
  expect(answers).toEqual({
    '401 AUTHENTICATION_REQUIRED': GUESSES_AT_ONCE,
    '503 SERVICE_UNAVAILABLE': FLOOD - GUESSES_AT_ONCE,
  });
  // On SQLite the honest caller is looked up each time.
  const honestReadsMax = FLOOD / 20;
  expect((await lookups('database')) - database).toBeLessThanOrEqual(GUESSES_AT_ONCE + honestReadsMax);
  expect((await lookups('refused')) - refused).toBe(FLOOD - GUESSES_AT_ONCE);

  const fresh = await newKey();
  expect(await answerTo(fresh)).toBe('503 SERVICE_UNAVAILABLE');
  await passTime(5);
  expect(await answerTo(fresh)).toBe('200 ok');
}

describe('a flood of unknown well-formed keys', () => {
  test('costs a bounded number of reads of a SQLite file, and honest callers nothing', async () => {
    await expectBoundedReads({});
  });
});

describeWith('PostgreSQL', ...POSTGRES_PROGRAMS)('with PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  test('a flood of unknown well-formed keys costs a bounded number of lookups, and honest callers nothing', async () => {
    await expectBoundedReads({ DATABASE_URL: await postgres.newDatabase() });
  });

  test('the same guess again and again costs a read every 1.5 seconds', async () => {
    const { answerTo, passTime } = await servicesOn({ DATABASE_URL: await postgres.newDatabase() });
    const before = await lookups('database');
    const guess = newGuess();
    for (let tries = 0; tries < 60; tries += 1) {
      expect(await answerTo(guess)).toBe('401 AUTHENTICATION_REQUIRED');
      await passTime(100);
    }
    expect((await lookups('database')) - before).toBe(4);
  });
});
