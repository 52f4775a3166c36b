import { z } from 'zod';
import { operatorRoute, workspaceRoute } from './route.ts';
import { AuditFilters, Page, Span } from './query.ts';

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
