import { closeSync, openSync, writeSync } from 'node:fs';
import { type Command, Option } from 'commander';
import type { LedgerRow } from '#proto/accounts/v1/admin.ts';
import { eachPage } from './all-pages.ts';
import { generations, isoTime } from './output.ts';
import type { Run } from './run.ts';
import { epochMs } from './time.ts';

type ExportOptions = { workspace: string; from?: number; to?: number; format: 'csv' | 'ndjson'; out: string };

/** Adds `usage` and `usage export`. */
export function addUsageCommand(program: Command, run: Run): void {
  const usage = program
    .command('usage')
    .description("a workspace's generations in the current month (UTC)")
    .requiredOption('--workspace <slug>', 'slug or id')
    .action(
      run(async (api, { workspace }: { workspace: string }) => {
        const { cycleStartMs, used, reserved, limit } = await api.getUsage({ workspace });
        const text =
          `Since ${isoTime(cycleStartMs).slice(0, 10)}: ${generations(used)} used, ` +
          `${generations(reserved)} running, of ${generations(limit)}.`;
        return { json: { cycle_start: isoTime(cycleStartMs), used, reserved, limit }, text };
      }),
    );
  const exportLedger = run(async (api, { workspace, from, to, format, out }: ExportOptions) => {
    const span = { ...(from !== undefined && { fromMs: from }), ...(to !== undefined && { toMs: to }) };
    const file = openSync(out, 'w', 0o600);
    let count = 0;
    try {
      if (format === 'csv') writeSync(file, `${COLUMNS.join(',')}\r\n`);
      await eachPage(
        async (page) => api.exportLedger({ workspace, ...span, ...page }),
        ({ rows }) => {
          writeSync(file, rows.map(format === 'csv' ? csvLine : jsonLine).join(''));
          count += rows.length;
        },
      );
    } finally {
      closeSync(file);
    }
    return { json: { rows: count, file: out }, text: `${count} generations are in ${out}.` };
  });
  usage
    .command('export')
    .description('write the billed generations, with the metadata of their callers, to a file')
    .addOption(new Option('--format <format>', 'of the file').choices(['csv', 'ndjson']).default('csv'))
    .requiredOption('--out <file>', 'to write; what it holds is replaced')
    .option('--from <time>', 'ISO 8601, billed at or after', epochMs)
    .option('--to <time>', 'ISO 8601, billed before', epochMs)
    // The workspace is read by the command above.
    .action((_options, command: Command) => exportLedger(command.optsWithGlobals<ExportOptions>(), command));
}

const COLUMNS = [
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

type Exported = { [column in (typeof COLUMNS)[number]]: string | number | null };

function exportedRow({ generation, cycleStartMs, metadataJson }: LedgerRow): Exported {
  return {
    generation_id: generation?.generationId ?? null,
    billed_at: generation === undefined ? null : isoTime(generation.endedAtMs),
    month: isoTime(cycleStartMs).slice(0, 7),
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

function jsonLine(row: LedgerRow): string {
  const { metadata, ...exported } = exportedRow(row);
  const object = typeof metadata === 'string' ? (JSON.parse(metadata) as object) : null;
  return `${JSON.stringify({ ...exported, metadata: object })}\n`;
}

function csvLine(row: LedgerRow): string {
  const exported = exportedRow(row);
  return `${COLUMNS.map((column) => csvField(exported[column])).join(',')}\r\n`;
}

function csvField(value: string | number | null): string {
  if (value === null) return '';
  const text = String(value);
  // A spreadsheet would execute a cell that starts like a formula.
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
