import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError, Pool, TypeOverrides, types } from 'pg';
import type { Logger } from 'pino';
import { Refusal } from '#contract/refusal.ts';
import type { Database, Queryable, Row } from './database.ts';
import { watchPool } from '../metrics.ts';

// Below the gateway's timeout of 2 s, so that callers get this error and not their own timeout.
const CALL_TIMEOUT_MS = 1_800;
// The part of it that a call may wait for a connection.
const CONNECT_TIMEOUT_MS = 1_200;
// For one-time work such as migrations, including the wait for another process that does the same.
const EXCLUSIVE_TIMEOUT_MS = 60_000;
const CONFLICT_TRIES = 4;
// The advisory lock of this service: "uica" in ASCII.
const EXCLUSIVE_LOCK = 0x75_69_63_61;
// One statement, so that it costs no extra round trip.
const BEGIN_UNFLUSHED = 'BEGIN; SET LOCAL synchronous_commit = off';

// Serialization failure and deadlock: PostgreSQL has rolled this transaction back.
const CONFLICTS = new Set(['40001', '40P01']);

// Classes of SQLSTATE that mean "not now": connection, resources, operator, system.
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58']);

// Single states that mean the same: lock timeout, idle session ended, read-only server (after a failover).
const UNAVAILABLE_STATES = new Set(['55P03', '25P03', '25006', ...CONFLICTS]);

type Settings = {
  /** `postgres://user:password@host:port/database?sslmode=…` */
  url: string;
  /** Most connections of this process. */
  poolSize: number;
  log: Logger;
};

/**
 * A PostgreSQL server as {@link Database}, over a pool of connections that are opened on demand.
 *
 * No call outlasts its timeout, whatever the server or the network does: the connection is cut, and the call fails with
 * SERVICE_UNAVAILABLE. The server itself ends statements and transactions of a process that froze or vanished, so that
 * no lock is held for long.
 */
export function openPostgres({ url, poolSize, log }: Settings): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: safeIntegers(),
    application_name: 'accounts',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: CALL_TIMEOUT_MS,
    idle_in_transaction_session_timeout: CALL_TIMEOUT_MS,
  });
  // Without a listener a broken connection would end the process. The pool listens while a connection is idle; between
  // two statements of a transaction nobody does, and the next statement fails instead.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', ignore));
  const forgetPool = watchPool(pool);
  const statementNames = new Map<string, string>();

  return {
    query: (sql, parameters) =>
      retryConflicts(() => withConnection(CALL_TIMEOUT_MS, (own) => own.query(sql, parameters))),
    transaction: (work) => retryConflicts(() => withConnection(CALL_TIMEOUT_MS, (own) => transact(own, work))),
    unflushed: (work) =>
      retryConflicts(() => withConnection(CALL_TIMEOUT_MS, (own) => transact(own, work, BEGIN_UNFLUSHED))),
    exclusively: (work) =>
      withConnection(EXCLUSIVE_TIMEOUT_MS, (own) =>
        transact(own, async (transaction) => {
          await transaction.query(`SET LOCAL statement_timeout = ${EXCLUSIVE_TIMEOUT_MS}`);
          await transaction.query('SELECT pg_advisory_xact_lock($1)', [EXCLUSIVE_LOCK]);
          return work(transaction);
        }),
      ),
    close: () => {
      forgetPool();
      return pool.end();
    },
  };

  async function withConnection<Result>(
    timeoutMs: number,
    use: (connection: Queryable) => Promise<Result>,
  ): Promise<Result> {
    const giveUpAtMs = performance.now() + timeoutMs;
    const client = await pool.connect().catch((error: unknown) => {
      throw postgresUnavailable(error);
    });
    let isBroken = false;
    const query = async <Shape extends Row>(...[sql, parameters = []]: Parameters<Queryable['query']>) => {
      try {
        // A named statement is parsed and planned once per connection.
        const name = parameters.length === 0 ? undefined : nameOf(sql);
        return (await client.query<Shape>({ name, text: sql, values: [...parameters] })).rows;
      } catch (error) {
        if (!isPostgresUnavailable(error)) throw error;
        isBroken = !isPostgresConflict(error);
        throw postgresUnavailable(error);
      }
    };
    const timeout = setTimeout(
      () => {
        client.connection.stream.destroy(new Error(`no answer from the database within ${timeoutMs} ms`));
      },
      Math.max(1, giveUpAtMs - performance.now()),
    );
    try {
      return await use({ query });
    } finally {
      clearTimeout(timeout);
      // Only a connection without an open transaction goes back to the pool.
      client.release(isBroken || client.getTransactionStatus() !== 'I');
    }
  }

  function nameOf(sql: string): string {
    const name = statementNames.get(sql) ?? `s${statementNames.size}`;
    statementNames.set(sql, name);
    return name;
  }
}

async function transact<Result>(
  connection: Queryable,
  work: (transaction: Queryable) => Promise<Result>,
  begin = 'BEGIN',
): Promise<Result> {
  // PostgreSQL answers COMMIT after a failed statement with a plain ROLLBACK; work that caught the failure would take that
  // for success.
  let failure: Error | undefined;
  const query: Queryable['query'] = (sql, parameters) =>
    connection.query<never>(sql, parameters).catch((error: Error) => {
      failure = error;
      throw error;
    });
  await connection.query(begin);
  let result: Result;
  try {
    result = await work({ query });
    if (failure !== undefined) throw failure;
  } catch (error) {
    await connection.query('ROLLBACK').catch(ignore);
    throw error;
  }
  await connection.query('COMMIT');
  return result;
}

// After a conflict the database has rolled everything back, so nothing can happen twice. A broken connection is
// different: whether its commit arrived is unknown.
async function retryConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isConflict = error instanceof Error && isPostgresConflict(error.cause);
      if (!isConflict || tries === CONFLICT_TRIES) throw error;
      await delay(Math.random() * 10 * tries);
    }
  }
}

// BIGINT columns hold nothing beyond 2^53 - 1, but the driver would return them as text.
function safeIntegers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
}

function ignore(): void {}

/**
 * Whether a failed statement means that the database cannot be used now, as opposed to a bug of ours such as a violated
 * constraint. An error that PostgreSQL did not send is a failed connection.
 */
function isPostgresUnavailable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true;
  const state = error.code ?? '';
  return UNAVAILABLE_CLASSES.has(state.slice(0, 2)) || UNAVAILABLE_STATES.has(state);
}

/** Whether the transaction was rolled back because of another one, so that it can be retried. */
function isPostgresConflict(error: unknown): boolean {
  return error instanceof DatabaseError && CONFLICTS.has(error.code ?? '');
}

/** The refusal when PostgreSQL cannot be used or reached, whatever the reason. */
function postgresUnavailable(cause: unknown): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', undefined, { cause });
}
