import type { Queryable } from './database.ts';
import type { Cycle } from './quota.ts';

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
  billedAtMs: number;
};

/** Writes one ledger row. The database refuses a second one for the same generation. */
export async function recordInLedger(transaction: Queryable, entry: LedgerEntry): Promise<void> {
  await transaction.query(
    `INSERT INTO ledger (generation_id, workspace_id, cycle_start_ms, key_id, model, operation_count,
                         input_tokens, output_tokens, metadata_json, billed_at_ms)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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
    ],
  );
}
