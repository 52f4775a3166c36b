import { z } from 'zod';
import { nothing, workspaceRoute } from './route.ts';

const MAY_CHANGE = ['operator', 'owner'] as const;

const email = z.string().max(500);

/** The members of a workspace. */
export const memberRoutes = [
  workspaceRoute({
    method: 'get',
    path: '/members',
    roles: MAY_CHANGE,
    input: nothing,
    answer: async ({ accounts, actor, workspace }) => accounts.listMembers(actor, { workspace: workspace.id }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/members',
    roles: MAY_CHANGE,
    input: z.strictObject({ email, role: z.enum(['owner', 'developer', 'viewer']) }),
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.setMember(actor, { workspace: workspace.id, ...input }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/members/remove',
    roles: MAY_CHANGE,
    input: z.strictObject({ email }),
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.removeMember(actor, { workspace: workspace.id, ...input }),
  }),
];
