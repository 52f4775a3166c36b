import type { Queryable } from '../storage/database.ts';

const DAY_MS = 86_400_000;
/** Blocks are counted from the epoch, so that every replica cuts time at the same places. */
const BLOCK_MS = 10 * DAY_MS;
// Usage is counted on the day on which a generation ends, by the clock of the replica that settles it. A day is far more than
// clocks differ, so a block that ended a day ago never changes again.
const SETTLED_AFTER_MS = DAY_MS;

const SUMS = ['completed', 'failed', 'restarts', 'repairs', 'input_tokens', 'output_tokens'].map(
  (column) => `CAST(SUM(${column}) AS BIGINT) AS ${column}`,
);

/** Columns that add up the counts of several rows of usage. */
export const SUMMED_COUNTS = SUMS.join(', ');

const DAYS_OF_BLOCK = 'workspace_id = $1 AND day_start_ms >= $2 AND day_start_ms < $3';

/** The whole blocks of a span: from `fromMs` up to `toMs`, empty where both are the same. */
export type Blocks = { fromMs: number; toMs: number };

/** The whole, settled blocks inside of a span of days. */
export function blocksWithin(span: Blocks, nowMs: number): Blocks {
  const fromMs = Math.ceil(span.fromMs / BLOCK_MS) * BLOCK_MS;
  const endMs = Math.min(span.toMs, nowMs - SETTLED_AFTER_MS);
  return { fromMs, toMs: Math.max(fromMs, Math.floor(endMs / BLOCK_MS) * BLOCK_MS) };
}

/**
 * Sums up the days of blocks that have not been queried yet. One statement a block: it is there as a whole or not at all, and
 * replicas that sum up the same block at once end with the same rows. A block without any usage is one row of zeros, so
 * that it is not looked up again.
 */
export async function fillBlocks(database: Queryable, workspaceId: string, { fromMs, toMs }: Blocks): Promise<void> {
  const known = await database.query<{ block_start_ms: number }>(
    // The row of all keys together is part of every block.
    `SELECT block_start_ms FROM usage_block
     WHERE workspace_id = $1 AND block_start_ms >= $2 AND block_start_ms < $3 AND key_id = ''`,
    [workspaceId, fromMs, toMs],
  );
  const filled = new Set(known.map((row) => row.block_start_ms));
  for (let startMs = fromMs; startMs < toMs; startMs += BLOCK_MS) {
    if (filled.has(startMs)) continue;
    await database.query(
      `INSERT INTO usage_block
         (workspace_id, block_start_ms, key_id, completed, failed, restarts, repairs, input_tokens, output_tokens)
       SELECT workspace_id, CAST($2 AS BIGINT), key_id, ${SUMMED_COUNTS} FROM usage_day
       WHERE ${DAYS_OF_BLOCK} GROUP BY workspace_id, key_id
       UNION ALL SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), '', 0, 0, 0, 0, 0, 0
       WHERE NOT EXISTS (SELECT 1 FROM usage_day WHERE ${DAYS_OF_BLOCK})
       ON CONFLICT (workspace_id, block_start_ms, key_id) DO NOTHING`,
      [workspaceId, startMs, startMs + BLOCK_MS],
    );
  }
}
