import { z } from 'zod';
import { allWorkspaces } from '../access.ts';
import { nothing, operatorRoute, workspaceRoute } from './route.ts';

const NewWorkspace = z.strictObject({
  name: z.string().max(500),
  slug: z.string().max(500),
  tierKey: z.string().min(1).max(200).optional(),
});

const count = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Workspaces and their plans. */
export const workspaceRoutes = [
  operatorRoute({
    method: 'get',
    path: '/workspaces',
    input: nothing,
    answer: async ({ accounts, actor }) => ({ workspaces: await allWorkspaces(accounts, actor) }),
  }),
  operatorRoute({
    method: 'post',
    path: '/workspaces',
    input: NewWorkspace,
    answer: async ({ accounts, actor, input: { name, slug, tierKey } }) =>
      accounts.createWorkspace(actor, { name, slug, tierKey }),
  }),
  operatorRoute({
    method: 'get',
    path: '/plans',
    input: nothing,
    answer: async ({ accounts, actor }) => accounts.listPlans(actor, {}),
  }),
  operatorRoute({
    method: 'post',
    path: '/plans',
    input: z.strictObject({
      tierKey: z.string().min(1).max(200),
      monthlyGenerations: count,
      rateLimitPerMin: count,
      inlineComponentsLimit: count,
    }),
    answer: async ({ accounts, actor, input }) => accounts.upsertPlan(actor, { plan: input }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/plan',
    roles: ['operator'],
    input: z.strictObject({ tierKey: z.string().min(1).max(200) }),
    answer: async ({ accounts, actor, workspace, input: { tierKey } }) =>
      accounts.setWorkspacePlan(actor, { workspace: workspace.id, tierKey }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/billing',
    roles: ['operator'],
    input: z.strictObject({ status: z.enum(['active', 'past_due']) }),
    answer: async ({ accounts, actor, workspace, input: { status } }) =>
      accounts.setWorkspaceBilling(actor, { workspace: workspace.id, status }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/delete',
    roles: ['operator'],
    input: z.strictObject({ confirmSlug: z.string().max(500) }),
    answer: async ({ accounts, actor, workspace, input: { confirmSlug } }) =>
      accounts.deleteWorkspace(actor, { workspace: workspace.id, confirmSlug }),
  }),
];

const MAY_CHANGE_MEMBERS = ['operator', 'owner'] as const;

const email = z.string().max(500);

/** The members of a workspace. */
export const memberRoutes = [
  workspaceRoute({
    method: 'get',
    path: '/members',
    roles: MAY_CHANGE_MEMBERS,
    input: nothing,
    answer: async ({ accounts, actor, workspace }) => accounts.listMembers(actor, { workspace: workspace.id }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/members',
    roles: MAY_CHANGE_MEMBERS,
    input: z.strictObject({ email, role: z.enum(['owner', 'developer', 'viewer']) }),
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.setMember(actor, { workspace: workspace.id, ...input }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/members/remove',
    roles: MAY_CHANGE_MEMBERS,
    input: z.strictObject({ email }),
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.removeMember(actor, { workspace: workspace.id, ...input }),
  }),
];
