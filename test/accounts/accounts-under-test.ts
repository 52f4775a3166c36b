import { onTestFinished } from 'vitest';
import { type AccountsConfig, readConfig } from '#services/accounts/config.ts';
import { openDatabase } from '#services/accounts/storage/open-database.ts';
import { startAccounts } from '#services/accounts/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { connectAccounts } from './accounts-client.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where every test's clock starts. */
export const MID_NOVEMBER_MS = Date.UTC(2026, 10, 15, 12);

/** Starts the service for one test, on a database of its own unless the settings name one that was used before. */
export type StartAccounts = (settings?: Partial<AccountsConfig>) => ReturnType<typeof accountsUnderTest>;

/**
 * Starts the service on a real database and a real port, with a clock that the test sets, and stops it after the
 * test. The database is a new SQLite file unless the settings name another. `rows` runs SQL directly on the database.
 * The sweeper runs at the start and not again during the test.
 */
export async function accountsUnderTest(settings: Partial<AccountsConfig> = {}) {
  const clock = { nowMs: MID_NOVEMBER_MS };
  const logLines: string[] = [];
  const log = createLogger('accounts', 'info', { write: (line) => void logLines.push(line) });
  const standard = readConfig({ ACCOUNTS_LISTEN: '127.0.0.1:0', SWEEP_EVERY_MS: '3600000' });
  const config = { ...standard, dataDir: settings.dataDir ?? temporaryFolder(), ...settings };
  const service = await startAccounts(config, { log, now: () => clock.nowMs });
  const client = connectAccounts(service.address, service.adminToken);
  // Opened when it is asked for: SQLite would wait a second for the sweep that the service starts with, and hold it up meanwhile.
  let database: ReturnType<typeof openDatabase> | undefined;
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    client.close();
    stopped ??= Promise.all([service.close(), database?.then((opened) => opened.close())]).then(() => undefined);
    return stopped;
  };
  onTestFinished(stop);
  const rows = async (sql: string) => {
    database ??= openDatabase(config, log, clock.nowMs);
    return (await database).query(sql);
  };
  return { ...client, service, config, clock, logLines, rows, stop };
}
