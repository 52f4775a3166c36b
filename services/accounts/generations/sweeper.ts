import type { Logger } from 'pino';
import { LIMITS } from '#contract/limits.ts';
import type { AccountsConfig } from '../config.ts';
import type { AccountsContext } from '../context.ts';
import type { Database } from '../storage/database.ts';
import { deleteReleased, findOverdue, releaseIfOverdue } from './generation.ts';
import { deleteExpiredKeys } from './idempotency.ts';
import { findDiscrepancies } from './invariants.ts';
import { eraseMetadata, deleteFailed } from './ledger.ts';
import { invariantDifferences, reservationsReleased } from '../metrics.ts';
import { forgetUsed } from '../admin/used-once.ts';
import { purgeDeleted } from '../admin/workspace-deletion.ts';

// Most rows per statement, so that each is short however large the backlog is.
const BATCH = 200;

type SweeperContext = Pick<AccountsContext, 'database' | 'now' | 'log' | 'ledgerMetadataMs'>;

/** What one sweep did. */
export type Swept = {
  releasedGenerations: number;
  deletedKeys: number;
  deletedGenerations: number;
  erasedMetadata: number;
  deletedFailures: number;
  /** Rows of deleted workspaces. */
  purgedRows: number;
  /** Links that have expired. */
  forgottenLinks: number;
};

/**
 * Releases generations whose lease has expired, and deletes stored results and released generations after 24 hours, data
 * past its retention, and the rows of deleted workspaces. Any number of processes may sweep at the same time: only one of
 * them releases a given row. Each release is its own transaction, so that sweepers cannot deadlock.
 */
export async function sweep({ database, now, ledgerMetadataMs }: SweeperContext): Promise<Swept> {
  const retainedSinceMs = (): number => now() - LIMITS.idempotencyRetentionMs;
  return {
    releasedGenerations: await releaseOverdue(database, now),
    deletedKeys: await inBatches(() => deleteExpiredKeys(database, now(), BATCH)),
    deletedGenerations: await inBatches(() => deleteReleased(database, retainedSinceMs(), BATCH)),
    erasedMetadata: await inBatches(() => eraseMetadata(database, now() - ledgerMetadataMs, BATCH)),
    deletedFailures: await inBatches(() => deleteFailed(database, now() - ledgerMetadataMs, BATCH)),
    purgedRows: await purgeDeleted(database, BATCH),
    // A clock of the console may be behind this one.
    forgottenLinks: await inBatches(() => forgetUsed(database, now() - LIMITS.idempotencyRetentionMs, BATCH)),
  };
}

async function releaseOverdue(database: Database, now: () => number): Promise<number> {
  let released = 0;
  await inBatches(async () => {
    const nowMs = now();
    const overdue = await findOverdue(database, nowMs, BATCH);
    for (const id of overdue) {
      if (await database.transaction((transaction) => releaseIfOverdue(transaction, id, nowMs))) released += 1;
    }
    // Found, not released: other sweepers may be working on the same ones.
    return overdue.length;
  });
  reservationsReleased.inc({ by: 'sweeper' }, released);
  return released;
}

/** Repeats work as long as it returns a full batch. @returns the sum */
async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = BATCH; count === BATCH; total += count) count = await work();
  return total;
}

/** Logs an error for every month whose counters and rows differ; it needs an operator's attention. */
async function checkInvariants({ database, now, log }: SweeperContext): Promise<void> {
  const discrepancies = await findDiscrepancies(database, now());
  invariantDifferences.set(discrepancies.length);
  for (const discrepancy of discrepancies) log.error(discrepancy, 'quota counters and ledger differ');
}

/**
 * Starts sweeping and checking, each at its own interval. A failure is logged and retried at the next interval.
 *
 * @returns a function that stops both after the statement that runs: a backlog of hours must not hold up the end of the process
 */
export function startSweeper(
  context: SweeperContext,
  pace: Pick<AccountsConfig, 'sweepEveryMs' | 'invariantCheckEveryMs'>,
): () => Promise<void> {
  const stopping = new AbortController();
  const stoppable = { ...context, database: untilAborted(context.database, stopping.signal) };
  const waits = [
    repeat(pace.sweepEveryMs, () => sweepAndLog(stoppable), context.log, stopping.signal),
    repeat(pace.invariantCheckEveryMs, () => checkInvariants(stoppable), context.log, stopping.signal),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(waits.map((wait) => wait()));
  };
}

async function sweepAndLog(context: SweeperContext): Promise<void> {
  const swept = await sweep(context);
  if (Object.values(swept).some((count) => count > 0)) context.log.info(swept, 'swept');
}

/** A database that takes no further statement or transaction once the signal is aborted. */
function untilAborted(database: Database, signal: AbortSignal): Database {
  return {
    ...database,
    query: async (sql, parameters) => {
      signal.throwIfAborted();
      return database.query(sql, parameters);
    },
    transaction: async (work) => {
      signal.throwIfAborted();
      return database.transaction(work);
    },
  };
}

/** @returns a function that waits for the turn that runs; the signal ends the repetition */
function repeat(everyMs: number, work: () => Promise<void>, log: Logger, signal: AbortSignal): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = turn();
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => running;

  async function turn(): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'sweep failed');
    }
    if (signal.aborted) return;
    timer = setTimeout(() => void (running = turn()), everyMs);
  }
}
