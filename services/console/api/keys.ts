import { z } from 'zod';
import { COMPOSE_SCOPE } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import { nothing, workspaceRoute } from './route.ts';

const MAY_CHANGE = ['operator', 'owner', 'developer'] as const;

const NewKey = z.strictObject({
  scopes: z.array(z.enum([COMPOSE_SCOPE])).max(10),
  expiresAtMs: z.number().int().positive().optional(),
});

/** The API keys of a workspace. */
export const keyRoutes = [
  workspaceRoute({
    method: 'get',
    path: '/keys',
    roles: MAY_CHANGE,
    input: nothing,
    answer: async ({ accounts, actor, workspace }) => accounts.listKeys(actor, { workspace: workspace.id }),
  }),
  workspaceRoute({
    method: 'post',
    path: '/keys',
    roles: MAY_CHANGE,
    input: NewKey,
    // The only answer that ever holds the key.
    answer: async ({ accounts, actor, workspace, input }) =>
      accounts.createKey(actor, { workspace: workspace.id, scopes: input.scopes, expiresAtMs: input.expiresAtMs }),
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
