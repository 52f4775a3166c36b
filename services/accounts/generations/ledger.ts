import type { Failure, GenerationFacts } from '#proto/accounts/v1/accounts.ts';
import type { Queryable, SqlValue } from '../storage/database.ts';
import type { Cycle } from '../quota/quota.ts';

/** One billed generation. */
export type LedgerEntry = {
  generationId: string;
  cycle: Cycle;
  keyId: string;
  model: string;
  operationCount: number;
  inputTokens: number;
  outputTokens: number;
  /** The caller's free-form metadata, as JSON text. */
  metadataJson: string | undefined;
  facts: GenerationFacts | undefined;
  billedAtMs: number;
};

/** A generation that ended without a result. */
export type FailedGeneration = Failure & {
  generationId: string;
  workspaceId: string;
  keyId: string;
  endedAtMs: number;
};

/** Writes one ledger row. The database refuses a second one for the same generation. */
export async function recordInLedger(transaction: Queryable, entry: LedgerEntry): Promise<void> {
  await transaction.query(
    `INSERT INTO ledger (generation_id, workspace_id, cycle_start_ms, key_id, model, operation_count,
                         input_tokens, output_tokens, metadata_json, billed_at_ms,
                         restarts, repairs, duration_ms, first_operation_ms)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      entry.generationId,
      entry.cycle.workspaceId,
      entry.cycle.cycleStartMs,
      entry.keyId,
      entry.model,
      entry.operationCount,
      entry.inputTokens,
      entry.outputTokens,
      entry.metadataJson ?? null,
      entry.billedAtMs,
      ...columnsOf(entry.facts),
    ],
  );
}

/** Records a failed generation, so that it can be listed. */
export async function recordFailure(transaction: Queryable, failed: FailedGeneration): Promise<void> {
  await transaction.query(
    `INSERT INTO failed_generation (generation_id, workspace_id, key_id, code, model, operation_count, ended_at_ms,
                                    restarts, repairs, duration_ms, first_operation_ms)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      failed.generationId,
      failed.workspaceId,
      failed.keyId,
      failed.code,
      failed.model,
      failed.operationCount,
      failed.endedAtMs,
      ...columnsOf(failed.facts),
    ],
  );
}

/** Erases the metadata of up to `limit` generations billed before a time. @returns how many */
export async function eraseMetadata(database: Queryable, billedBeforeMs: number, limit: number): Promise<number> {
  const blanked = await database.query(
    `UPDATE ledger SET metadata_json = NULL WHERE generation_id IN
       (SELECT generation_id FROM ledger WHERE metadata_json IS NOT NULL AND billed_at_ms < $1
        ORDER BY billed_at_ms LIMIT $2)
     RETURNING generation_id`,
    [billedBeforeMs, limit],
  );
  return blanked.length;
}

/** Deletes up to `limit` generations that failed before a time. @returns how many */
export async function deleteFailed(database: Queryable, endedBeforeMs: number, limit: number): Promise<number> {
  const deleted = await database.query(
    `DELETE FROM failed_generation WHERE generation_id IN
       (SELECT generation_id FROM failed_generation WHERE ended_at_ms < $1 ORDER BY ended_at_ms LIMIT $2)
     RETURNING generation_id`,
    [endedBeforeMs, limit],
  );
  return deleted.length;
}

function columnsOf(facts: GenerationFacts | undefined): SqlValue[] {
  if (facts === undefined) return [null, null, null, null];
  return [facts.restarts, facts.repairs, facts.durationMs, facts.firstOperationMs ?? null];
}
