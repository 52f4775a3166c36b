import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { Refusal } from '#contract/refusal.ts';
import type { AccountsConfig } from './config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './database-postgres.ts';
import { openSqlite } from './database-sqlite.ts';
import { migrate } from './migrations.ts';

/** The file in the data folder that holds everything when there is no PostgreSQL. */
export const DATABASE_FILE = 'accounts.sqlite';

type Settings = Pick<AccountsConfig, 'dataDir' | 'databaseUrl' | 'databasePoolSize'>;

/**
 * Opens the configured database and brings its schema up to date.
 *
 * @throws Error in words for the operator, without the database's address, when it cannot be used
 */
export async function openDatabase(config: Settings, log: Logger, nowMs: number): Promise<Database> {
  const database = await open(config, log);
  try {
    await migrate(database, nowMs);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof Refusal ? new Error(`the database cannot be used: ${reasonOf(error.cause)}`) : error;
  }
}

async function open(config: Settings, log: Logger): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    return openPostgres({ url: config.databaseUrl, poolSize: config.databasePoolSize, log });
  }
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return openSqlite(join(config.dataDir, DATABASE_FILE));
}

// A name that resolves to several addresses fails with an error that has a code but no message.
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message !== '' || !('code' in cause) ? cause.message : String(cause.code);
}
