import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database, Queryable } from '#services/accounts/storage/database.ts';
import { openPostgres } from '#services/accounts/storage/database-postgres.ts';
import { migrate } from '#services/accounts/storage/migrations.ts';
import { createLogger } from '#services/process/logger.ts';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';
import { accountsUnderTest } from '../accounts-under-test.ts';
import { accountsConformance } from './accounts.ts';
import { countThenAdd, databaseConformance } from './database.ts';
import { lifecycleConformance } from './lifecycle.ts';

describeWith('PostgreSQL', ...POSTGRES_PROGRAMS)('on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  databaseConformance(async () => open(await server.newDatabase()));
  accountsConformance(async (settings) =>
    accountsUnderTest({ databaseUrl: settings?.databaseUrl ?? (await server.newDatabase()), ...settings }),
  );
  lifecycleConformance(async () => open(await server.newDatabase()), 60);

  test('exclusive transactions of several processes run one after the other', async () => {
    const url = await server.newDatabase();
    const processes = [1, 2, 3, 4].map(() => openForTest(url));
    await processes[0]?.query('CREATE TABLE number (value BIGINT)');
    const counts = await Promise.all(processes.map((database, index) => countThenAdd(database, index)));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
  });

  test('migrations run once when several processes start at the same moment', async () => {
    const url = await server.newDatabase();
    const processes = [1, 2, 3, 4].map(() => openForTest(url));
    await Promise.all(processes.map((database) => migrate(database, 1)));
    const rows = await processes[0]?.query<{ version: number }>('SELECT version FROM migration ORDER BY version');
    const versions = rows?.map(({ version }) => version) ?? [];
    expect(versions.length).toBeGreaterThan(3);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });

  test('commits wait for the disk, unflushed ones only leave it to the next that does', async () => {
    const database = openForTest(await server.newDatabase());
    const waits = (transaction: Queryable) => transaction.query('SHOW synchronous_commit');
    expect(await database.unflushed(waits)).toEqual([{ synchronous_commit: 'off' }]);
    expect(await database.transaction(waits)).toEqual([{ synchronous_commit: 'on' }]);
    expect(await waits(database)).toEqual([{ synchronous_commit: 'on' }]);
  });

  test('a transaction that went on after a failed statement is an error, never a silent rollback', async () => {
    const database = openForTest(await server.newDatabase());
    await database.query('CREATE TABLE number (value BIGINT PRIMARY KEY)');
    const careless = database.transaction(async (transaction) => {
      await transaction.query('INSERT INTO number VALUES (1)');
      await transaction.query('INSERT INTO number VALUES (1)').catch(() => undefined);
    });
    await expect(careless).rejects.toThrow(/duplicate key/);
    expect(await database.query('SELECT * FROM number')).toEqual([]);
  });
});

function openForTest(url: string): Database {
  const database = open(url);
  onTestFinished(() => database.close());
  return database;
}

function open(url: string): Database {
  return openPostgres({ url, poolSize: 5, log: createLogger('test', 'silent') });
}
