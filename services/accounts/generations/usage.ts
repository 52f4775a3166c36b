import { Refusal } from '#contract/refusal.ts';
import type { Queryable } from '../storage/database.ts';
import { readPageSize, requireSpan } from '../storage/page.ts';

const DAY_MS = 86_400_000;
const DAYS_MAX = 400;
// Key id of the row that sums all keys of a workspace.
const ALL_KEYS = '';

/** Totals over some generations. */
export type UsageCounts = {
  completed: number;
  failed: number;
  restarts: number;
  repairs: number;
  inputTokens: number;
  outputTokens: number;
};

type CountsRow = {
  completed: number;
  failed: number;
  restarts: number;
  repairs: number;
  input_tokens: number;
  output_tokens: number;
};

/** Adds a finished generation to the day of its key and of its workspace. */
export async function countUsage(
  transaction: Queryable,
  { workspaceId, keyId, ...counts }: UsageCounts & { workspaceId: string; keyId: string },
  nowMs: number,
): Promise<void> {
  await transaction.query(
    `INSERT INTO usage_day AS day
       (workspace_id, day_start_ms, key_id, completed, failed, restarts, repairs, input_tokens, output_tokens)
     VALUES ($1, $2, '${ALL_KEYS}', $4, $5, $6, $7, $8, $9), ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (workspace_id, day_start_ms, key_id) DO UPDATE SET
       completed = day.completed + excluded.completed, failed = day.failed + excluded.failed,
       restarts = day.restarts + excluded.restarts, repairs = day.repairs + excluded.repairs,
       input_tokens = day.input_tokens + excluded.input_tokens,
       output_tokens = day.output_tokens + excluded.output_tokens`,
    [
      workspaceId,
      dayStartMs(nowMs),
      keyId,
      counts.completed,
      counts.failed,
      counts.restarts,
      counts.repairs,
      counts.inputTokens,
      counts.outputTokens,
    ],
  );
}

/** A range of days: from the day of `fromMs` to the day before `toMs`. */
export type UsageSpan = { workspaceId: string; fromMs: number; toMs: number };

/**
 * Usage by day, oldest first, of one key or of all keys together.
 *
 * @throws Refusal BAD_REQUEST for an empty or too long span
 */
export async function usageByDay(
  database: Queryable,
  span: UsageSpan & { keyId: string | undefined },
): Promise<{ dayStartMs: number; counts: UsageCounts }[]> {
  requireDays(span);
  const rows = await database.query<CountsRow & { day_start_ms: number }>(
    `SELECT day_start_ms, completed, failed, restarts, repairs, input_tokens, output_tokens FROM usage_day
     WHERE workspace_id = $1 AND key_id = $2 AND day_start_ms >= $3 AND day_start_ms < $4 ORDER BY day_start_ms`,
    [span.workspaceId, span.keyId ?? ALL_KEYS, dayStartMs(span.fromMs), span.toMs],
  );
  return rows.map((row) => ({ dayStartMs: row.day_start_ms, counts: readCounts(row) }));
}

/**
 * Usage by key, ordered by completed generations, highest first. A long span is read from blocks of days and the days
 * beside them: a row for each key and day would be a quarter of a million for 10,000 keys and 90 days.
 *
 * @throws Refusal BAD_REQUEST for an empty or too long span, or an invalid page
 */
export async function usageByKey(
  database: Queryable,
  span: UsageSpan & { pageSize: number | undefined; pageToken: string | undefined },
  nowMs: number,
) {
  requireDays(span);
  const size = readPageSize(span.pageSize, 100);
  const offset = readOffset(span.pageToken);
  const days = { fromMs: dayStartMs(span.fromMs), toMs: span.toMs };
  const whole = blocksWithin(days, nowMs);
  // Without a whole block everything stands before an empty one at the end.
  const blocks = whole.fromMs < whole.toMs ? whole : { fromMs: days.toMs, toMs: days.toMs };
  await fillBlocks(database, span.workspaceId, blocks);
  const rows = await database.query<CountsRow & { key_id: string; display: string | null; label: string | null }>(
    `SELECT sums.*, api_key.display, api_key.label FROM (
       SELECT key_id, ${SUMMED_COUNTS} FROM (
         ${partOf('usage_block', 'block_start_ms', '$3', '$4')}
         UNION ALL ${partOf('usage_day', 'day_start_ms', '$2', '$3')}
         UNION ALL ${partOf('usage_day', 'day_start_ms', '$4', '$5')}) parts
       GROUP BY key_id ORDER BY 2 DESC, 1 LIMIT $6 OFFSET $7) sums
     LEFT JOIN api_key ON api_key.id = sums.key_id ORDER BY sums.completed DESC, sums.key_id`,
    [span.workspaceId, dayStartMs(span.fromMs), blocks.fromMs, blocks.toMs, span.toMs, size + 1, offset],
  );
  return {
    keys: rows.slice(0, size).map((row) => ({
      keyId: row.key_id,
      display: row.display ?? '',
      label: row.label ?? undefined,
      counts: readCounts(row),
    })),
    nextPageToken: rows.length > size ? String(offset + size) : undefined,
  };
}

function partOf(table: string, column: string, from: string, to: string): string {
  return `SELECT key_id, completed, failed, restarts, repairs, input_tokens, output_tokens FROM ${table}
          WHERE workspace_id = $1 AND ${column} >= ${from} AND ${column} < ${to} AND key_id <> '${ALL_KEYS}'`;
}

function dayStartMs(atMs: number): number {
  return atMs - (atMs % DAY_MS);
}

function requireDays(span: UsageSpan): void {
  requireSpan(span);
  if (span.toMs - dayStartMs(span.fromMs) <= DAYS_MAX * DAY_MS) return;
  throw new Refusal('BAD_REQUEST', `\`to_ms\` must be at most ${DAYS_MAX} days after \`from_ms\`.`, { field: 'to_ms' });
}

function readOffset(token: string | undefined): number {
  if (token === undefined) return 0;
  if (/^\d{1,9}$/.test(token)) return Number(token);
  throw new Refusal('BAD_REQUEST', '`page_token` must be the `next_page_token` of the page before.', {
    field: 'page_token',
  });
}

function readCounts(row: CountsRow): UsageCounts {
  return {
    completed: row.completed,
    failed: row.failed,
    restarts: row.restarts,
    repairs: row.repairs,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
  };
}

/** Blocks are counted from the epoch, so that every replica cuts time at the same places. */
const BLOCK_MS = 10 * DAY_MS;
// Usage is counted on the day on which a generation ends, by the clock of the replica that settles it. A day is far more than
// clocks differ, so a block that ended a day ago never changes again.
const SETTLED_AFTER_MS = DAY_MS;

const SUMS = ['completed', 'failed', 'restarts', 'repairs', 'input_tokens', 'output_tokens'].map(
  (column) => `CAST(SUM(${column}) AS BIGINT) AS ${column}`,
);

/** Columns that add up the counts of several rows of usage. */
const SUMMED_COUNTS = SUMS.join(', ');

const DAYS_OF_BLOCK = 'workspace_id = $1 AND day_start_ms >= $2 AND day_start_ms < $3';

/** The whole blocks of a span: from `fromMs` up to `toMs`, empty where both are the same. */
type Blocks = { fromMs: number; toMs: number };

/** The whole, settled blocks inside of a span of days. */
function blocksWithin(span: Blocks, nowMs: number): Blocks {
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
