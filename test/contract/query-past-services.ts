import type { Row, SqlValue } from '#services/accounts/storage/database.ts';
import { openDatabase } from '#services/accounts/storage/open-database.ts';
import { createLogger } from '#services/process/logger.ts';

type Settings = { dataDir: string; databaseUrl: string | undefined };

/** Runs one query on the database of accounts, over its own connection. */
export async function queryPastServices<Shape extends Row>(
  settings: Settings,
  sql: string,
  parameters?: readonly SqlValue[],
): Promise<Shape[]> {
  const database = await openDatabase({ ...settings, databasePoolSize: 1 }, createLogger('test', 'silent'), Date.now());
  try {
    return await database.query<Shape>(sql, parameters);
  } finally {
    await database.close();
  }
}
