import type { LedgerRow } from '#proto/accounts/v1/admin.ts';

/** Columns of the exported ledger, in the order of a file. */
export const LEDGER_COLUMNS = [
  'generation_id',
  'billed_at',
  'month',
  'key_id',
  'model',
  'operation_count',
  'input_tokens',
  'output_tokens',
  'restarts',
  'repairs',
  'duration_ms',
  'first_operation_ms',
  'metadata',
] as const;

type Exported = { [column in (typeof LEDGER_COLUMNS)[number]]: string | number | null };

/** A billed generation as it is exported. */
export function ledgerRecord({ generation, cycleStartMs, metadataJson }: LedgerRow): Exported {
  return {
    generation_id: generation?.generationId ?? null,
    billed_at: generation === undefined ? null : iso(generation.endedAtMs),
    month: iso(cycleStartMs).slice(0, 7),
    key_id: generation?.keyId ?? null,
    model: generation?.model ?? null,
    operation_count: generation?.operationCount ?? null,
    input_tokens: generation?.inputTokens ?? null,
    output_tokens: generation?.outputTokens ?? null,
    restarts: generation?.facts?.restarts ?? null,
    repairs: generation?.facts?.repairs ?? null,
    duration_ms: generation?.facts?.durationMs ?? null,
    first_operation_ms: generation?.facts?.firstOperationMs ?? null,
    metadata: metadataJson ?? null,
  };
}

/** The cells of a billed generation in a CSV file. */
export function ledgerCells(row: LedgerRow): (string | number | undefined)[] {
  const exported = ledgerRecord(row);
  return LEDGER_COLUMNS.map((column) => exported[column] ?? undefined);
}

function iso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
