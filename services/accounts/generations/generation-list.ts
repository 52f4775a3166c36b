import { Refusal } from '#contract/refusal.ts';
import type { GenerationFacts } from '#proto/accounts/v1/accounts.ts';
import type { GenerationSummary, LedgerRow } from '#proto/accounts/v1/admin.ts';
import type { Queryable } from '../storage/database.ts';
import {
  type Condition,
  pageOf,
  type Place,
  readPageSize,
  readPlace,
  requireSpan,
  where,
  within,
} from '../storage/page.ts';

type Span = { fromMs?: number | undefined; toMs?: number | undefined };
type Page = { pageSize?: number | undefined; pageToken?: string | undefined };

/** Which generations of a workspace to list; an absent filter matches everything. */
export type GenerationQuery = Span & Page & { keyId?: string | undefined; outcome?: string | undefined };

type SummaryRow = {
  generation_id: string;
  ended_at_ms: number;
  key_id: string;
  model: string;
  code: string | null;
  operation_count: number;
  input_tokens: number;
  output_tokens: number;
  restarts: number | null;
  repairs: number | null;
  duration_ms: number | null;
  first_operation_ms: number | null;
};
type BilledRow = SummaryRow & { cycle_start_ms: number; metadata_json: string | null };

const FACTS = 'restarts, repairs, duration_ms, first_operation_ms';
// Each outcome has its own table with the same index; the ledger holds only billed generations.
const SOURCES = {
  completed: {
    time: 'billed_at_ms',
    from: `SELECT generation_id, billed_at_ms AS ended_at_ms, key_id, model, NULL AS code, operation_count,
                  input_tokens, output_tokens, ${FACTS} FROM ledger`,
  },
  failed: {
    time: 'ended_at_ms',
    from: `SELECT generation_id, ended_at_ms, key_id, model, code, operation_count,
                  0 AS input_tokens, 0 AS output_tokens, ${FACTS} FROM failed_generation`,
  },
} as const;

/**
 * A workspace's generations, newest first.
 *
 * @throws Refusal BAD_REQUEST for an unknown outcome, an empty span, or an invalid page
 */
export async function listGenerations(
  database: Queryable,
  workspaceId: string,
  query: GenerationQuery,
): Promise<{ generations: GenerationSummary[]; nextPageToken: string | undefined }> {
  requireSpan(query);
  const { outcome, keyId } = query;
  if (outcome !== undefined && outcome !== 'completed' && outcome !== 'failed') {
    throw new Refusal('BAD_REQUEST', '`outcome` must be "completed" or "failed".', { field: 'outcome' });
  }
  const size = readPageSize(query.pageSize, 100);
  const after = readPlace(query.pageToken);
  const sources = outcome === undefined ? Object.values(SOURCES) : [SOURCES[outcome]];
  const found = await Promise.all(
    sources.map(({ time, from }) => {
      const { clause, parameters } = where([
        ['workspace_id = ?', workspaceId],
        keyId === undefined ? undefined : ['key_id = ?', keyId],
        ...within(time, query.fromMs, query.toMs),
        after && [`(${time}, generation_id) < (?, ?)`, after.atMs, after.id],
      ]);
      return database.query<SummaryRow>(
        `${from} ${clause} ORDER BY ${time} DESC, generation_id DESC LIMIT $${parameters.length + 1}`,
        [...parameters, size + 1],
      );
    }),
  );
  const { rows, nextPageToken } = pageOf(found.flat().toSorted(newestFirst), size, placeOf);
  return { generations: rows.map(readSummary), nextPageToken };
}

/**
 * A workspace's ledger, oldest first.
 *
 * @throws Refusal BAD_REQUEST for an empty span, or an invalid page
 */
export async function exportLedger(
  database: Queryable,
  workspaceId: string,
  query: Span & Page,
): Promise<{ rows: LedgerRow[]; nextPageToken: string | undefined }> {
  requireSpan(query);
  const size = readPageSize(query.pageSize, 500);
  const after = readPlace(query.pageToken);
  const conditions: Condition[] = [
    ['workspace_id = ?', workspaceId],
    ...within('billed_at_ms', query.fromMs, query.toMs),
    after && ['(billed_at_ms, generation_id) > (?, ?)', after.atMs, after.id],
  ];
  const { clause, parameters } = where(conditions);
  const found = await database.query<BilledRow>(
    `${SOURCES.completed.from.replace(' FROM', ', cycle_start_ms, metadata_json FROM')} ${clause}
     ORDER BY billed_at_ms, generation_id LIMIT $${parameters.length + 1}`,
    [...parameters, size + 1],
  );
  const { rows, nextPageToken } = pageOf(found, size, placeOf);
  return {
    rows: rows.map((row) => ({
      generation: readSummary(row),
      cycleStartMs: row.cycle_start_ms,
      metadataJson: row.metadata_json ?? undefined,
    })),
    nextPageToken,
  };
}

function placeOf(row: SummaryRow): Place {
  return { atMs: row.ended_at_ms, id: row.generation_id };
}

// Sorts as the databases do: lower-case hex ids have the same order in every collation.
function newestFirst(one: SummaryRow, other: SummaryRow): number {
  return other.ended_at_ms - one.ended_at_ms || (one.generation_id < other.generation_id ? 1 : -1);
}

function readSummary(row: SummaryRow): GenerationSummary {
  return {
    generationId: row.generation_id,
    endedAtMs: row.ended_at_ms,
    keyId: row.key_id,
    model: row.model,
    outcome: row.code === null ? 'completed' : 'failed',
    code: row.code ?? undefined,
    operationCount: row.operation_count,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    ...factsOf(row),
  };
}

function factsOf({ restarts, repairs, duration_ms, first_operation_ms }: SummaryRow): { facts?: GenerationFacts } {
  if (restarts === null || repairs === null || duration_ms === null) return {};
  return { facts: { restarts, repairs, durationMs: duration_ms, firstOperationMs: first_operation_ms ?? undefined } };
}
