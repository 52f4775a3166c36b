import { z } from 'zod';
import { profileFault } from '#catalog/component-profile.ts';
import { COMPOSE_SCOPE } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import { Page, workspaceRoute } from './route.ts';

const MAY_CHANGE = ['operator', 'owner', 'developer'] as const;

const NewKey = z.strictObject({
  scopes: z.array(z.enum([COMPOSE_SCOPE])).max(10),
  expiresAtMs: z.number().int().positive().optional(),
  label: z.string().max(500).optional(),
  /** The only components that the key may use. */
  components: z.array(z.string().min(1).max(100)).min(1).max(1_000).optional(),
});

/** The API keys of a workspace. */
export const keyRoutes = [
  workspaceRoute({
    method: 'get',
    path: '/keys',
    roles: MAY_CHANGE,
    input: z.strictObject(Page),
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.listKeys(actor, { workspace: workspace.id, newestFirst: true, ...input }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/keys',
    roles: MAY_CHANGE,
    input: NewKey,
    // The only answer that ever contains the key.
    answer: async ({ accounts, actor, workspace, input: { components, ...key } }) => {
      const wanted = { workspace: workspace.id, ...key };
      if (components === undefined) return accounts.createKey(actor, wanted);
      const fault = profileFault(components);
      if (fault !== undefined) throw new Refusal('BAD_REQUEST', `\`components\`: ${fault}.`, { field: 'components' });
      return accounts.createKey(actor, { ...wanted, componentProfile: { components } });
    },
  }),
  workspaceRoute({
    method: 'post',
    path: '/keys/revoke',
    roles: MAY_CHANGE,
    input: z.strictObject({ keyId: z.string().max(100) }),
    answer: async ({ accounts, actor, workspace, input: { keyId } }) =>
      accounts.revokeKey(actor, { keyId, workspace: workspace.id }),
  }),
];
