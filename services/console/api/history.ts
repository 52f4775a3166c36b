import { z } from 'zod';
import { AuditFilters, nothing, operatorRoute, Page, Span, WholeSpan, workspaceRoute } from './route.ts';
import type { AuditEntry } from '#proto/accounts/v1/admin.ts';
import type { CsvFile, ReadPage } from '../exports/csv-file.ts';
import { LEDGER_COLUMNS, ledgerCells } from '../exports/ledger-columns.ts';
import type { AccountsClient } from '../clients.ts';

const Changes = z.strictObject({ ...AuditFilters, ...Page });

const Generations = z.strictObject({
  ...Span,
  ...Page,
  keyId: z.string().min(1).max(100).optional(),
  outcome: z.enum(['completed', 'failed']).optional(),
});

/** The audit log and the list of generations; neither holds prompts or answers. */
export const historyRoutes = [
  operatorRoute({
    method: 'get',
    path: '/audit',
    input: Changes,
    answer: async ({ accounts, actor, input: { actor: by, ...filters } }) =>
      accounts.listAudit(actor, { ...filters, ...(by === undefined ? {} : { actor: by }) }),
  }),
  workspaceRoute({
    method: 'get',
    path: '/audit',
    roles: ['operator', 'owner'],
    input: Changes,
    answer: async ({ accounts, actor, workspace, input: { actor: by, ...filters } }) =>
      accounts.listAudit(actor, { workspace: workspace.id, ...filters, ...(by === undefined ? {} : { actor: by }) }),
  }),
  workspaceRoute({
    method: 'get',
    path: '/generations',
    roles: ['operator', 'owner', 'developer'],
    input: Generations,
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.listGenerations(actor, { workspace: workspace.id, ...input }),
  }),
];

// The ledger holds the metadata that callers sent, which may be about their users.
const MAY_EXPORT = ['operator', 'owner'] as const;

const AUDIT_COLUMNS = ['id', 'at', 'actor', 'action', 'workspace_id', 'target', 'before', 'after'];

/** Whole lists as CSV files. */
export const exportRoutes = [
  workspaceRoute({
    method: 'get',
    path: '/ledger.csv',
    roles: MAY_EXPORT,
    input: z.strictObject(Span),
    answer: async ({ accounts, actor, workspace, input }) => {
      const read: ReadPage = async (page) => {
        const { rows, nextPageToken } = await accounts.exportLedger(actor, {
          workspace: workspace.id,
          ...input,
          ...page,
        });
        return { rows: rows.map(ledgerCells), nextPageToken };
      };
      return { csvFile: `ledger-${workspace.slug}.csv`, headings: LEDGER_COLUMNS, read };
    },
  }),
  workspaceRoute({
    method: 'get',
    path: '/audit.csv',
    roles: MAY_EXPORT,
    input: z.strictObject(AuditFilters),
    answer: async ({ accounts, actor, workspace, input }) =>
      auditFile(`audit-${workspace.slug}.csv`, accounts, actor, { workspace: workspace.id, ...input }),
  }),
  operatorRoute({
    method: 'get',
    path: '/audit.csv',
    input: z.strictObject(AuditFilters),
    answer: async ({ accounts, actor, input }) => auditFile('audit.csv', accounts, actor, input),
  }),
];

type Filters = Omit<Parameters<AccountsClient['listAudit']>[1], 'pageSize' | 'pageToken'>;

function auditFile(csvFile: string, accounts: AccountsClient, actor: string, filters: Filters): CsvFile {
  return {
    csvFile,
    headings: AUDIT_COLUMNS,
    read: async (page) => {
      const { entries, nextPageToken } = await accounts.listAudit(actor, { ...filters, ...page });
      return { rows: entries.map(auditCells), nextPageToken };
    },
  };
}

function auditCells(entry: AuditEntry): (string | undefined)[] {
  const { id, atMs, actor, action, workspaceId, target, beforeJson, afterJson } = entry;
  return [id, new Date(atMs).toISOString(), actor, action, workspaceId, target, beforeJson, afterJson];
}

const MAY_SEE = ['operator', 'owner', 'developer', 'viewer'] as const;

/** What a workspace has used. */
export const usageRoutes = [
  workspaceRoute({
    method: 'get',
    path: '/usage',
    roles: MAY_SEE,
    input: nothing,
    answer: async ({ accounts, actor, workspace }) => accounts.getUsage(actor, { workspace: workspace.id }),
  }),
  workspaceRoute({
    method: 'get',
    path: '/usage/days',
    roles: MAY_SEE,
    input: z.strictObject({ ...WholeSpan, keyId: z.string().min(1).max(100).optional() }),
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.getUsageByDay(actor, { workspace: workspace.id, ...input }),
  }),
  workspaceRoute({
    method: 'get',
    path: '/usage/keys',
    roles: MAY_SEE,
    input: z.strictObject({ ...WholeSpan, ...Page }),
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.getUsageByKey(actor, { workspace: workspace.id, ...input }),
  }),
];
