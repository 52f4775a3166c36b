import { Counter, Gauge, Histogram } from '#services/process/metrics.ts';
import { Refusal } from '#contract/refusal.ts';
import type { BeginResponse } from '#proto/accounts/v1/accounts.ts';

/** 1 while Redis is unreachable and this process counts bursts on its own. */
export const burstWindowIsLocal = new Gauge({
  name: 'uic_accounts_burst_window_local',
  help: 'Whether Redis is unreachable and this process counts bursts on its own (1) or not (0).',
});

/** Requests refused with RATE_LIMITED. */
export const burstRefusals = new Counter({
  name: 'uic_accounts_burst_refusals_total',
  help: 'Requests refused because their key exceeded its burst limit.',
});

/** Key lookups by who answered: the `cache`, the `database`, or nobody (`refused`) because of too many guesses. */
export const keyLookups = new Counter({
  name: 'uic_accounts_key_lookups_total',
  help: 'Key lookups by source: cache, database, or refused because of too many unknown keys.',
  labelNames: ['source'],
});

/** Released reservations, by whom: their `holder`, the `sweeper` or a `takeover` of their idempotency key. */
export const reservationsReleased = new Counter({
  name: 'uic_accounts_reservations_released_total',
  help: 'Reservations released by their holder, by the sweeper or by a takeover of their idempotency key.',
  labelNames: ['by'],
});

/** Result of the last check of counters against rows; anything but 0 needs an operator. */
export const invariantDifferences = new Gauge({
  name: 'uic_accounts_invariant_differences',
  help: 'Workspace months whose counters differed from the ledger at the last check.',
});

const begins = new Counter({
  name: 'uic_accounts_begins_total',
  help: 'Begin calls by outcome: claimed, replay or an error code.',
  labelNames: ['outcome'],
});

const settleSeconds = new Histogram({
  name: 'uic_accounts_settle_duration_seconds',
  help: 'Duration of Settle by outcome: settled or an error code.',
  labelNames: ['outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
});

/** A pool of connections to the database, as in `pg`. */
type ConnectionPool = { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } };
const pools = new Set<ConnectionPool>();

gaugeOfPools(
  'uic_accounts_database_connections_used',
  'PostgreSQL connections in use; 0 with SQLite.',
  ({ totalCount, idleCount }) => totalCount - idleCount,
);
gaugeOfPools(
  'uic_accounts_database_connections_idle',
  'Idle PostgreSQL connections; 0 with SQLite.',
  ({ idleCount }) => idleCount,
);
gaugeOfPools(
  'uic_accounts_database_connections_max',
  'Limit of PostgreSQL connections of this process; 0 with SQLite.',
  ({ options }) => options.max,
);
gaugeOfPools(
  'uic_accounts_database_calls_waiting',
  'Calls waiting for a PostgreSQL connection because all are in use.',
  ({ waitingCount }) => waitingCount,
);

function gaugeOfPools(name: string, help: string, count: (pool: ConnectionPool) => number): Gauge {
  const collect = (): void => gauge.set([...pools].reduce((sum, pool) => sum + count(pool), 0));
  const gauge: Gauge = new Gauge({ name, help, collect });
  return gauge;
}

/** Starts reporting a connection pool. @returns a function that stops it */
export function watchPool(pool: ConnectionPool): () => void {
  pools.add(pool);
  return () => void pools.delete(pool);
}

// Every series starts at zero: rate() does not see the first increment of a series that starts at 1.
for (const outcome of ['settled', 'SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']) settleSeconds.zero({ outcome });
for (const by of ['holder', 'sweeper', 'takeover']) reservationsReleased.inc({ by }, 0);
for (const source of ['cache', 'database', 'refused']) keyLookups.inc({ source }, 0);
for (const outcome of ['claimed', 'replay']) begins.inc({ outcome }, 0);

/** Counts the outcome of a Begin. */
export async function countBegin(begin: Promise<BeginResponse>): Promise<BeginResponse> {
  try {
    const response = await begin;
    begins.inc({ outcome: response.outcome?.$case ?? 'none' });
    return response;
  } catch (error) {
    begins.inc({ outcome: Refusal.from(error).code });
    throw error;
  }
}

/** Measures a Settle. */
export async function timeSettle<Response>(settle: Promise<Response>): Promise<Response> {
  const stop = settleSeconds.startTimer();
  try {
    const response = await settle;
    stop({ outcome: 'settled' });
    return response;
  } catch (error) {
    stop({ outcome: Refusal.from(error).code });
    throw error;
  }
}
