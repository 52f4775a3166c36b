import { closeSync, openSync, writeSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { toCsv } from '#contract/csv.ts';
import { Refusal } from '#contract/refusal.ts';
import type { LedgerRow } from '#proto/accounts/v1/admin.ts';
import { LEDGER_COLUMNS, ledgerCells, ledgerRecord } from '#services/console/exports/ledger-columns.ts';
import { eachPage } from '#services/rpc/admin-api.ts';
import { type Run, generations, isoTime } from './output.ts';
import { epochMs } from './flags.ts';

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
    // Opened with the first page: a refused export leaves what the file held.
    let file: number | undefined;
    let count = 0;
    try {
      await eachPage(
        async (page) => api.exportLedger({ workspace, ...span, ...page }),
        ({ rows }) => {
          const heading = file === undefined && format === 'csv' ? toCsv([LEDGER_COLUMNS]) : '';
          file ??= openToWrite(out);
          writeSync(file, heading + (format === 'csv' ? toCsv(rows.map(ledgerCells)) : rows.map(jsonLine).join('')));
          count += rows.length;
        },
      );
    } finally {
      if (file !== undefined) closeSync(file);
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

/** @throws Refusal BAD_REQUEST naming the flag */
function openToWrite(out: string): number {
  try {
    return openSync(out, 'w', 0o600);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Refusal('BAD_REQUEST', `--out: ${cause}.`);
  }
}

function jsonLine(row: LedgerRow): string {
  const { metadata, ...exported } = ledgerRecord(row);
  const object = typeof metadata === 'string' ? (JSON.parse(metadata) as object) : null;
  return `${JSON.stringify({ ...exported, metadata: object })}\n`;
}
