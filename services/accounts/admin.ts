import type { ServerUnaryCall } from '@grpc/grpc-js';
import { Refusal } from '#contract/refusal.ts';
import type { AdminServiceServer, GetUsageRequest, GetUsageResponse } from '#proto/accounts/v1/admin.ts';
import { unaryHandler } from '#services/grpc/unary.ts';
import { asAdminAction } from './admin-action.ts';
import { requireAdmin } from './admin-token.ts';
import { createKey, listKeys, revokeKey } from './api-key.ts';
import type { AccountsContext } from './context.ts';
import { listPlans, upsertPlan } from './plan-table.ts';
import { readUsage } from './quota.ts';
import { requireStorable } from './storable-text.ts';
import { createWorkspace, listWorkspaces, requireWorkspace, setBillingStatus, setPlan } from './workspace.ts';

/** The operator's API on the wire. Every call without the admin token is refused with AUTHENTICATION_REQUIRED. */
export function adminHandlers(context: AccountsContext, adminToken: string): AdminServiceServer {
  const { database, principals, now, newId } = context;
  return {
    createWorkspace: adminOnly(async ({ name, slug, tierKey }) => {
      const workspaceId = `ws_${newId()}`;
      await createWorkspace(database, { id: workspaceId, name, slug, tierKey }, now());
      return { workspaceId };
    }),
    listWorkspaces: adminOnly(async () => {
      const workspaces = await listWorkspaces(database);
      return {
        workspaces: workspaces.map(({ tierKey, billingStatus, createdAtMs, ...workspace }) => {
          return { workspace, tierKey, paymentPastDue: billingStatus === 'past_due', createdAtMs };
        }),
      };
    }),
    setWorkspacePlan: adminOnly(async ({ workspace, tierKey }) => {
      await setPlan(database, workspace, tierKey);
      await principals.changed();
      return {};
    }),
    setWorkspaceBilling: adminOnly(async ({ workspace, status }) => {
      await setBillingStatus(database, workspace, status);
      await principals.changed();
      return {};
    }),
    createKey: adminOnly(async ({ workspace, scopes, expiresAtMs }) => {
      const { id } = await requireWorkspace(database, workspace);
      const keyId = `key_${newId()}`;
      const apiKey = await createKey(database, { keyId, workspaceId: id, scopes, expiresAtMs }, now());
      return { keyId, apiKey };
    }),
    listKeys: adminOnly(async ({ workspace }) => {
      const { id } = await requireWorkspace(database, workspace);
      return { keys: await listKeys(database, id) };
    }),
    revokeKey: adminOnly(async ({ keyId }) => {
      await revokeKey(database, keyId, now());
      await principals.changed();
      return {};
    }),
    listPlans: adminOnly(async () => ({ plans: await listPlans(database) })),
    upsertPlan: adminOnly(async ({ plan }) => {
      if (plan === undefined) throw new Refusal('BAD_REQUEST', '`plan` is required.', { field: 'plan' });
      await upsertPlan(database, { ...plan, tierKey: plan.tierKey ?? '' });
      await principals.changed();
      return {};
    }),
    getUsage: adminOnly((request) => getUsage(context, request)),
  };

  function adminOnly<Request extends object, Response extends object>(answer: (request: Request) => Promise<Response>) {
    return unaryHandler(
      (request: Request, call: ServerUnaryCall<Request, Response>) =>
        asAdminAction(call, context, async () => {
          requireAdmin(call.metadata, adminToken);
          requireStorable(request);
          return answer(request);
        }),
      context.log,
    );
  }
}

async function getUsage(context: AccountsContext, request: GetUsageRequest): Promise<GetUsageResponse> {
  const { id } = await requireWorkspace(context.database, request.workspace);
  const { cycleStartMs, used, reserved, limit } = await readUsage(context.database, id, context.now());
  return { cycleStartMs, used, reserved, limit };
}
