import { LIMITS } from '#contract/limits.ts';
import type { AccountsConfig } from './config.ts';
import type { AccountsContext } from './context.ts';
import { deleteReleased, releaseOverdue } from './generation.ts';
import { deleteExpiredKeys } from './idempotency.ts';
import { findDiscrepancies } from './invariants.ts';

const RELEASED_PER_TRANSACTION = 200;

type SweeperContext = Pick<AccountsContext, 'database' | 'now' | 'log'>;

/** What one sweep did. */
export type Swept = { releasedGenerations: number; deletedKeys: number; deletedGenerations: number };

/**
 * Releases generations whose lease is over, and deletes stored results and released generations after 24 hours. Any
 * number of processes may sweep at once: each row is released by one of them only.
 */
export async function sweep({ database, now }: SweeperContext): Promise<Swept> {
  let releasedGenerations = 0;
  for (let released = RELEASED_PER_TRANSACTION; released === RELEASED_PER_TRANSACTION;) {
    released = await database.transaction((transaction) =>
      releaseOverdue(transaction, now(), RELEASED_PER_TRANSACTION),
    );
    releasedGenerations += released;
  }
  const deletedKeys = await deleteExpiredKeys(database, now());
  const deletedGenerations = await deleteReleased(database, now() - LIMITS.idempotencyRetentionMs);
  return { releasedGenerations, deletedKeys, deletedGenerations };
}

/** Logs an error for every month whose counters and rows differ: someone has to look at it. */
async function checkInvariants({ database, now, log }: SweeperContext): Promise<void> {
  for (const discrepancy of await findDiscrepancies(database, now())) {
    log.error(discrepancy, 'quota counters and ledger differ');
  }
}

/**
 * Sweeps and checks from now on, each at its own pace. A failure is logged and tried again at the next turn.
 *
 * @returns stops both, after what is running has ended
 */
export function startSweeper(
  context: SweeperContext,
  pace: Pick<AccountsConfig, 'sweepEveryMs' | 'invariantCheckEveryMs'>,
): () => Promise<void> {
  const stops = [
    repeat(pace.sweepEveryMs, () => sweepAndLog(context), context),
    repeat(pace.invariantCheckEveryMs, () => checkInvariants(context), context),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

async function sweepAndLog(context: SweeperContext): Promise<void> {
  const swept = await sweep(context);
  if (Object.values(swept).some((count) => count > 0)) context.log.info(swept, 'swept');
}

function repeat(everyMs: number, work: () => Promise<void>, { log }: SweeperContext): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = turn();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };

  async function turn(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'sweep failed');
    }
    if (stopped) return;
    timer = setTimeout(() => void (running = turn()), everyMs);
  }
}
