import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '#contract/refusal.ts';
import type { Database, Queryable, Row, SqlValue } from './database.ts';

// How long a statement waits for a lock held by another process. The wait blocks this process, and must end before
// callers time out.
const BUSY_TIMEOUT_MS = 1_000;

// SQLite's result codes for a file that cannot be used now: busy, locked, read-only, I/O error, full, cannot open.
const UNAVAILABLE_CODES = new Set([5, 6, 8, 10, 13, 14]);

/**
 * A SQLite file as {@link Database}. It has one connection, so transactions and queries run one at a time, in the order
 * of their calls. A commit returns only when the data is on disk (WAL, synchronous=FULL), so neither a crash nor a power
 * failure loses an acknowledged one; an unflushed commit can be lost only to a power failure.
 *
 * @param path a file, created when missing; its folder must exist
 */
export async function openSqlite(path: string): Promise<Database> {
  const connection = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  await useWriteAheadLog(connection);
  connection.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const statements = new Map<string, StatementSync>();
  let lastJob: Promise<unknown> = Promise.resolve();

  return {
    query: (sql, parameters) => inTurn(async () => run(sql, parameters)),
    transaction: (work) => inTurn(() => transact(work)),
    unflushed: (work) => inTurn(() => withoutFlush(() => transact(work))),
    // Every transaction has exclusive use of the file anyway.
    exclusively: (work) => inTurn(() => transact(work)),
    close: () => inTurn(async () => connection.close()),
  };

  function inTurn<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = lastJob.then(job);
    lastJob = result.catch(() => undefined);
    return result;
  }

  async function transact<Result>(work: (transaction: Queryable) => Promise<Result>): Promise<Result> {
    // IMMEDIATE takes the write lock at once; a later upgrade of a read lock could fail half-way.
    run('BEGIN IMMEDIATE');
    try {
      const result = await work({ query: async (sql, parameters) => run(sql, parameters) });
      run('COMMIT');
      return result;
    } catch (error) {
      if (connection.isTransaction) run('ROLLBACK');
      throw error;
    }
  }

  async function withoutFlush<Result>(commit: () => Promise<Result>): Promise<Result> {
    // The WAL is still written, in order and with checksums; the next flushed commit includes it.
    connection.exec('PRAGMA synchronous = NORMAL');
    try {
      return await commit();
    } finally {
      connection.exec('PRAGMA synchronous = FULL');
    }
  }

  function run<Shape extends Row>(sql: string, parameters: readonly SqlValue[] = []): Shape[] {
    try {
      const named = Object.fromEntries(parameters.map((value, index) => [String(index + 1), value]));
      // The caller's SQL determines the columns; SQLite has no types to check them against.
      return prepare(sql).all(named) as Shape[];
    } catch (error) {
      throw isUnavailable(error) ? new Refusal('SERVICE_UNAVAILABLE', undefined, { cause: error }) : error;
    }
  }

  function prepare(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
}

// Switching a new file to WAL needs the one lock that SQLite does not wait for itself.
async function useWriteAheadLog(connection: DatabaseSync): Promise<void> {
  const giveUpMs = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return connection.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > giveUpMs) throw error;
      await delay(10);
    }
  }
}

function isUnavailable(error: unknown): boolean {
  // The low byte is the primary result code.
  return (
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    UNAVAILABLE_CODES.has(error.errcode & 0xff)
  );
}
