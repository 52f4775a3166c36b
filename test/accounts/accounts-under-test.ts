import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { type AccountsConfig, readConfig } from '#services/accounts/config.ts';
import { DATABASE_FILE, startAccounts } from '#services/accounts/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { connectAccounts } from './accounts-client.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Where every test's clock starts. */
export const MID_NOVEMBER_MS = Date.UTC(2026, 10, 15, 12);

/**
 * Starts the service on a real file and a real port, with the clock in the test's hand, and stops it after the test.
 * `rows` reads the file past the service. The sweeper's first turn is at the start, its next one far away.
 */
export async function accountsUnderTest(settings: Partial<AccountsConfig> = {}) {
  const clock = { nowMs: MID_NOVEMBER_MS };
  const logLines: string[] = [];
  const log = createLogger('accounts', 'info', { write: (line) => void logLines.push(line) });
  const standard = readConfig({ ACCOUNTS_LISTEN: '127.0.0.1:0', SWEEP_EVERY_MS: '3600000' });
  const config = { ...standard, dataDir: settings.dataDir ?? temporaryFolder(), ...settings };
  const service = await startAccounts(config, { log, now: () => clock.nowMs });
  const client = connectAccounts(service.address, service.adminToken);
  const file = new DatabaseSync(join(config.dataDir, DATABASE_FILE), { readOnly: true });
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= (client.close(), file.close(), service.close());
    return stopped;
  };
  onTestFinished(stop);
  const rows = (sql: string) => file.prepare(sql).all();
  return { ...client, service, config, clock, logLines, rows, stop };
}
