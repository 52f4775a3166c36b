import { z } from 'zod';
import { COMPOSE_SCOPE } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import { Page } from './query.ts';
import { workspaceRoute } from './route.ts';

const MAY_CHANGE = ['operator', 'owner', 'developer'] as const;

const NewKey = z.strictObject({
  scopes: z.array(z.enum([COMPOSE_SCOPE])).max(10),
  expiresAtMs: z.number().int().positive().optional(),
  label: z.string().max(500).optional(),
  /** The only components that screens made with the key may use. */
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
      accounts.listKeys(actor, { workspace: workspace.id, ...input }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/keys',
    roles: MAY_CHANGE,
    input: NewKey,
    // The only answer that ever holds the key.
    answer: async ({ accounts, actor, workspace, input: { components, ...key } }) =>
      accounts.createKey(actor, {
        workspace: workspace.id,
        ...key,
        ...(components === undefined ? {} : { componentProfile: { components } }),
      }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/keys/revoke',
    roles: MAY_CHANGE,
    input: z.strictObject({ keyId: z.string().max(100) }),
    answer: async ({ accounts, actor, workspace, input: { keyId } }) => {
      // A key is revoked by its id alone: it has to be one of this workspace.
      const { keys } = await accounts.listKeys(actor, { workspace: workspace.id });
      if (!keys.some((key) => key.keyId === keyId)) {
        throw new Refusal('NOT_FOUND', 'This workspace has no such key.');
      }
      return accounts.revokeKey(actor, { keyId });
    },
  }),
];
