import { join } from 'node:path';
import type { Logger } from 'pino';
import { Refusal } from '#contract/refusal.ts';
import { reasonOf } from '../admin/admin-action.ts';
import type { AccountsConfig } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './database-postgres.ts';
import { makeFolder, unusableFolder } from './make-folder.ts';
import { openSqlite } from './database-sqlite.ts';
import { migrate } from './migrations.ts';

/** The database file in the data folder when PostgreSQL is not configured. */
export const DATABASE_FILE = 'accounts.sqlite';

type Settings = Pick<AccountsConfig, 'dataDir' | 'databaseUrl' | 'databasePoolSize'>;

/**
 * Opens the configured database and brings its schema up to date.
 *
 * @throws Error with a message for the operator, without the database's address, when it cannot be used
 */
export async function openDatabase(config: Settings, log: Logger, nowMs: number): Promise<Database> {
  const database = await open(config, log);
  try {
    if (config.databaseUrl !== undefined) await requireUnicode(database);
    await migrate(database, nowMs);
    return database;
  } catch (error) {
    await database.close();
    throw unusable(config, error);
  }
}

// Any other encoding would refuse what callers write one day, such as an emoji.
async function requireUnicode(database: Database): Promise<void> {
  const [setting] = await database.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = setting?.server_encoding ?? 'UTF8';
  if (encoding === 'UTF8' || encoding === 'SQL_ASCII') return;
  throw new Error(`its encoding is ${encoding}. Make a database for it with ENCODING 'UTF8'`);
}

function unusable(config: Settings, error: unknown): Error {
  const reason = reasonOf(error instanceof Refusal ? error.cause : error);
  return new Error(`the database cannot be used: ${storeNameOf(config)}: ${reason}`, { cause: error });
}

async function open(config: Settings, log: Logger): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    try {
      return openPostgres({ url: config.databaseUrl, poolSize: config.databasePoolSize, log });
    } catch (error) {
      // Files that the URL names, such as sslrootcert, are read at once.
      throw unusable(config, error);
    }
  }
  try {
    makeFolder(config.dataDir);
  } catch (error) {
    throw unusableFolder(error);
  }
  return openSqlite(join(config.dataDir, DATABASE_FILE)).catch((error: unknown) => {
    throw unusableFolder(error, DATABASE_FILE);
  });
}

/** Name of the configured database in messages for operators: its kind, and the variable that sets its address. */
export function storeNameOf({ databaseUrl }: Pick<Settings, 'databaseUrl'>): string {
  return databaseUrl === undefined ? 'the SQLite file in DATA_DIR' : 'the PostgreSQL of DATABASE_URL';
}
