import type { Command } from 'commander';
import type { AuditEntry } from '#proto/accounts/v1/admin.ts';
import { everyPage } from '#services/rpc/admin-api.ts';
import { type Run, isoTime, table } from './output.ts';
import { epochMs } from './flags.ts';

type AuditOptions = { workspace?: string; actor?: string; action?: string; from?: number; to?: number };

/** Adds `audit`. */
export function addAuditCommand(program: Command, run: Run): void {
  program
    .command('audit')
    .description('who changed what, newest first')
    .option('--workspace <slug>', 'slug or id; without it all of them, and plans')
    .option('--actor <name>', 'changes of one person or program')
    .option('--action <method>', 'such as CreateKey')
    .option('--from <time>', 'ISO 8601, at or after', epochMs)
    .option('--to <time>', 'ISO 8601, before', epochMs)
    .action(
      run(async (api, { from, to, ...filters }: AuditOptions) => {
        const span = { ...(from !== undefined && { fromMs: from }), ...(to !== undefined && { toMs: to }) };
        const entries = await everyPage(
          async (page) => api.listAudit({ ...filters, ...span, ...page }),
          (answer) => answer.entries,
        );
        return { json: { entries: entries.map(toJson) }, text: toTable(entries) };
      }),
    );
}

function toJson(entry: AuditEntry): object {
  return {
    id: entry.id,
    at: isoTime(entry.atMs),
    actor: entry.actor,
    action: entry.action,
    workspace_id: entry.workspaceId ?? null,
    target: entry.target,
    before: entry.beforeJson === undefined ? null : (JSON.parse(entry.beforeJson) as object),
    after: entry.afterJson === undefined ? null : (JSON.parse(entry.afterJson) as object),
  };
}

function toTable(entries: readonly AuditEntry[]): string {
  const rows = entries.map(({ atMs, actor, action, target, beforeJson = '-', afterJson = '-' }) => {
    return [isoTime(atMs), actor, action, target, beforeJson, afterJson];
  });
  return table(['AT', 'WHO', 'WHAT', 'WHOM', 'BEFORE', 'AFTER'], rows, 'Nothing was changed.');
}
