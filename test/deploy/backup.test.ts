import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accountsUnderTest } from '#test/accounts/accounts-under-test.ts';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import { findProgram } from '#test/servers/is-installed.ts';
import { queryPastServices } from '#test/contract/query-past-services.ts';
import { describeWith } from '#test/servers/installed.ts';
import { POSTGRES_PROGRAMS, startPostgres } from '#test/servers/postgres-server.ts';
import { ROOT } from './dockerfile.ts';

const page = readFileSync(`${ROOT}docs/operations.md`, 'utf8');

/** Runs the line of docs/operations.md that begins so. */
function run(beginning: string, environment: Record<string, string>): void {
  const line = page.split('\n').find((each) => each.startsWith(beginning));
  const folders = [dirname(process.execPath), dirname(findProgram('pg_dump') ?? ''), process.env['PATH']];
  const env = { ...environment, PATH: folders.join(delimiter) };
  execFileSync('sh', ['-c', line ?? 'false'], { env, stdio: 'pipe' });
}

/** Bills once before the backup and once after; after the restore the first bill must exist, and nothing else. */
async function backUpAndRestore(
  settings: { dataDir: string; databaseUrl?: string },
  backUp: () => void,
  restore: () => void | Promise<void>,
): Promise<void> {
  const first = await accountsUnderTest(settings);
  const kept = await first.tenant();
  await first.settle(await first.claim(kept, 'key-1'));
  backUp();
  const forgotten = await first.tenant();
  await first.settle(await first.claim(kept));
  await first.stop();
  await restore();
  const second = await accountsUnderTest(settings);
  expect(await second.authorize(kept.apiKey)).toMatchObject({ generationsRemaining: 99 });
  await expect(second.authorize(forgotten.apiKey)).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED' });
  expect(await second.begin(kept, 'key-1')).toHaveProperty('resultJson');
}

test('a SQLite file is backed up while it is in use, and restored, as the documentation says', async () => {
  const dataDir = temporaryFolder();
  const variables = { DATA_DIR: dataDir, BACKUP: join(temporaryFolder(), 'backup.sqlite') };
  await backUpAndRestore(
    { dataDir },
    () => run('node -e', variables),
    () => run('rm -f "$DATA_DIR"', variables),
  );
});

describeWith(
  'PostgreSQL',
  ...POSTGRES_PROGRAMS,
  'pg_dump',
  'pg_restore',
  'psql',
)('a PostgreSQL database', () => {
  test('is backed up while it is in use, and restored, also after an upgrade, as the documentation says', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.close());
    const databaseUrl = await postgres.newDatabase();
    const query = async (sql: string) => queryPastServices({ dataDir: '', databaseUrl }, sql, []);
    const variables = { DATABASE_URL: databaseUrl, BACKUP: join(temporaryFolder(), 'backup') };
    await backUpAndRestore(
      { dataDir: temporaryFolder(), databaseUrl },
      () => run('pg_dump', variables),
      async () => {
        await query('CREATE TABLE of_a_later_release (workspace_id TEXT REFERENCES workspace (id))');
        run('psql', variables);
        run('pg_restore', variables);
        expect(await query("SELECT to_regclass('of_a_later_release') AS later")).toEqual([{ later: null }]);
      },
    );
  });
});
