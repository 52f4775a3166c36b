import { afterAll, beforeAll } from 'vitest';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts';
import { accountsUnderTest } from '../accounts-under-test.ts';
import { accountsConformance } from './accounts.ts';

describeWith('PostgreSQL', ...POSTGRES_PROGRAMS)('accounts on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());

  accountsConformance(async (settings) =>
    accountsUnderTest({ databaseUrl: settings?.databaseUrl ?? (await server.newDatabase()), ...settings }),
  );
});
