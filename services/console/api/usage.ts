import { z } from 'zod';
import { Page, WholeSpan } from './query.ts';
import { nothing, workspaceRoute } from './route.ts';

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
