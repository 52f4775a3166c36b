import type { ServerUnaryCall } from '@grpc/grpc-js';
import { Refusal } from '#contract/refusal.ts';
import type { Plan } from '#proto/accounts/v1/accounts.ts';
import type {
  AdminServiceServer,
  GetUsageRequest,
  GetUsageResponse,
  ListMembershipsRequest,
  ListMembershipsResponse,
  WorkspaceSummary,
} from '#proto/accounts/v1/admin.ts';
import { VERSION } from '#services/process/version.ts';
import { unaryHandler } from '#services/rpc/unary.ts';
import { actionOf, actorOf, asAdminAction } from './admin-action.ts';
import { requireAdmin } from './admin-token.ts';
import { createKey, listKeys, revokeKey } from '../keys/api-key.ts';
import { type AuditedChange, listAudit, recordAudit } from './audit.ts';
import type { AccountsContext } from '../context.ts';
import type { Queryable } from '../storage/database.ts';
import { exportLedger, listGenerations } from '../generations/generation-list.ts';
import { listMembers, listMemberships, removeMember, type RoleChange, setMember } from './members.ts';
import { listPlans, upsertPlan } from '../quota/plans.ts';
import { readUsage } from '../quota/quota.ts';
import { requireStorable } from '../storage/storable-text.ts';
import { usageByDay, usageByKey } from '../generations/usage.ts';
import {
  createWorkspace,
  holdWorkspace,
  listWorkspaces,
  requireWorkspace,
  setBillingStatus,
  setPlan,
  type Workspace,
} from './workspace.ts';
import { useOnce } from './used-once.ts';
import { deleteWorkspace } from './workspace-deletion.ts';

/** A change in progress: its transaction, who makes it, and how to record it in the audit log. */
type Change = { transaction: Queryable; actor: string; audit: (change: AuditedChange) => Promise<void> };

/** The admin API. Calls without the admin token are refused with AUTHENTICATION_REQUIRED. */
export function adminHandlers(context: AccountsContext, adminToken: string): AdminServiceServer {
  return { ...readers(context, adminOnly), ...changers(context, changing) };

  function adminOnly<Request extends object, Response extends object>(
    answer: (request: Request, call: ServerUnaryCall<Request, Response>) => Promise<Response>,
  ) {
    return unaryHandler(
      (request: Request, call: ServerUnaryCall<Request, Response>) =>
        asAdminAction(call, context, async () => {
          requireAdmin(call.metadata, adminToken);
          requireStorable(request);
          return answer(request, call);
        }),
      context.log,
    );
  }

  // The change and its audit entry are one transaction.
  function changing<Request extends object, Response extends object>(
    answer: (request: Request, change: Change) => Promise<Response>,
    affectsCallers: boolean,
  ) {
    return adminOnly<Request, Response>(async (request, call) => {
      const { database, principals, now, newId } = context;
      const [actor, action] = [actorOf(call), actionOf(call)];
      const response = await database.transaction((transaction) => {
        const audit = (change: AuditedChange) =>
          recordAudit(transaction, { id: `audit_${newId()}`, atMs: now(), actor, action }, change);
        return answer(request, { transaction, actor, audit });
      });
      if (affectsCallers) await principals.changed();
      return response;
    });
  }
}

type Reader = <Request extends object, Response extends object>(
  answer: (request: Request) => Promise<Response>,
) => ReturnType<typeof unaryHandler<Request, Response>>;

function readers(context: AccountsContext, reading: Reader) {
  const { database, now, storeName } = context;
  const idOf = async (workspace: string): Promise<string> => (await requireWorkspace(database, workspace)).id;
  return {
    listWorkspaces: reading(async (query) => {
      const { workspaces, nextPageToken } = await listWorkspaces(database, query);
      return { workspaces: workspaces.map(summaryOf), nextPageToken };
    }),
    listKeys: reading(async ({ workspace, ...page }) => listKeys(database, await idOf(workspace), page)),
    listPlans: reading(async () => ({ plans: await listPlans(database) })),
    getStatus: reading(async () => ({ version: VERSION, storeName })),
    // No change of what the service keeps about anybody: the console logs and counts sign-ins itself.
    useOnce: reading(async ({ id, untilMs }) => ({ isFirst: await useOnce(database, id, untilMs) })),
    getUsage: reading((request) => getUsage(context, request)),
    getUsageByDay: reading(async ({ workspace, fromMs, toMs, keyId }) => {
      const span = { workspaceId: await idOf(workspace), fromMs, toMs, keyId };
      return { days: await usageByDay(database, span) };
    }),
    getUsageByKey: reading(async ({ workspace, fromMs, toMs, pageSize, pageToken }) => {
      const span = { workspaceId: await idOf(workspace), fromMs, toMs, pageSize, pageToken };
      return usageByKey(database, span, now());
    }),
    listGenerations: reading(async ({ workspace, ...query }) =>
      listGenerations(database, await idOf(workspace), query),
    ),
    exportLedger: reading(async ({ workspace, ...query }) => exportLedger(database, await idOf(workspace), query)),
    listMembers: reading(async ({ workspace }) => ({ members: await listMembers(database, await idOf(workspace)) })),
    listMemberships: reading((request) => membershipsOf(database, request)),
    listAudit: reading(async ({ workspace, ...query }) => {
      const workspaceId = workspace === undefined ? undefined : await idOf(workspace);
      return listAudit(database, { ...query, workspaceId });
    }),
  } satisfies Partial<AdminServiceServer>;
}

type Changer = <Request extends object, Response extends object>(
  answer: (request: Request, change: Change) => Promise<Response>,
  affectsCallers: boolean,
) => ReturnType<typeof unaryHandler<Request, Response>>;

function changers({ now, newId }: AccountsContext, changing: Changer) {
  return { ...workspaceChangers(), ...keyChangers(), ...memberChangers() };

  function workspaceChangers() {
    return {
      createWorkspace: changing(async ({ name, slug, tierKey }, { transaction, audit }) => {
        const workspaceId = `ws_${newId()}`;
        await createWorkspace(transaction, { id: workspaceId, name, slug, tierKey }, now());
        await audit({ workspaceId, target: workspaceId, after: { name, slug, tier_key: tierKey ?? null } });
        return { workspaceId };
      }, false),
      setWorkspacePlan: changing(async ({ workspace, tierKey }, { transaction, audit }) => {
        const { id, tierKey: before = null } = await setPlan(transaction, workspace, tierKey);
        await audit({ workspaceId: id, target: id, before: { tier_key: before }, after: { tier_key: tierKey } });
        return {};
      }, true),
      setWorkspaceBilling: changing(async ({ workspace, status }, { transaction, audit }) => {
        const { id, billingStatus: before } = await setBillingStatus(transaction, workspace, status);
        const after = { billing_status: status };
        await audit({ workspaceId: id, target: id, before: { billing_status: before }, after });
        return {};
      }, true),
      deleteWorkspace: changing(async (request, { transaction, audit }) => {
        const { id, name, slug, tierKey = null } = await deleteWorkspace(transaction, request, now());
        await audit({ workspaceId: id, target: id, before: { name, slug, tier_key: tierKey } });
        return {};
      }, true),
      upsertPlan: changing(async ({ plan }, { transaction, audit }) => {
        if (plan === undefined) throw new Refusal('BAD_REQUEST', '`plan` is required.', { field: 'plan' });
        const tierKey = plan.tierKey ?? '';
        const before = await upsertPlan(transaction, { ...plan, tierKey });
        await audit({ target: tierKey, before: before && limitsOf(before), after: limitsOf(plan) });
        return {};
      }, true),
    } satisfies Partial<AdminServiceServer>;
  }

  function keyChangers() {
    return {
      createKey: changing(async ({ workspace, ...wanted }, { transaction, actor, audit }) => {
        const { id: workspaceId } = await holdWorkspace(transaction, workspace);
        const keyId = `key_${newId()}`;
        const { scopes, expiresAtMs, label, componentProfile } = wanted;
        const key = { keyId, workspaceId, scopes, expiresAtMs, label, componentProfile, createdBy: actor };
        const apiKey = await createKey(transaction, key, now());
        const components = componentProfile?.components;
        await audit({ workspaceId, target: keyId, after: { label, scopes, expires_at_ms: expiresAtMs, components } });
        return { keyId, apiKey };
      }, false),
      revokeKey: changing(async ({ keyId, workspace }, { transaction, audit }) => {
        const atMs = now();
        const ofWorkspaceId = workspace === undefined ? undefined : (await requireWorkspace(transaction, workspace)).id;
        const workspaceId = await revokeKey(transaction, { keyId, ofWorkspaceId }, atMs);
        if (workspaceId !== undefined) await audit({ workspaceId, target: keyId, after: { revoked_at_ms: atMs } });
        return {};
      }, true),
    } satisfies Partial<AdminServiceServer>;
  }

  function memberChangers() {
    return {
      setMember: changing(async ({ workspace, ...member }, { transaction, audit }) => {
        const { id } = await holdWorkspace(transaction, workspace);
        await auditRole(audit, id, await setMember(transaction, id, member, now()));
        return {};
      }, false),
      removeMember: changing(async ({ workspace, email }, { transaction, audit }) => {
        const { id } = await holdWorkspace(transaction, workspace);
        await auditRole(audit, id, await removeMember(transaction, id, email));
        return {};
      }, false),
    } satisfies Partial<AdminServiceServer>;
  }
}

async function auditRole(audit: Change['audit'], workspaceId: string, change: RoleChange): Promise<void> {
  const { email, before, after } = change;
  if (before === after) return;
  const asObject = (role: string | undefined) => (role === undefined ? undefined : { role });
  await audit({ workspaceId, target: email, before: asObject(before), after: asObject(after) });
}

async function membershipsOf(database: Queryable, { email }: ListMembershipsRequest): Promise<ListMembershipsResponse> {
  const memberships = (await listMemberships(database, email)).map(({ workspace, role }) => ({
    workspace: summaryOf(workspace),
    role,
  }));
  return { memberships: memberships.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))) };
}

function limitsOf({ monthlyGenerations, rateLimitPerMin, inlineComponentsLimit }: Plan): object {
  return {
    monthly_generations: monthlyGenerations,
    rate_limit_per_min: rateLimitPerMin,
    inline_components_limit: inlineComponentsLimit,
  };
}

function nameOf({ workspace }: { workspace: WorkspaceSummary }): string {
  return workspace.workspace?.name ?? '';
}

function summaryOf({ tierKey, billingStatus, createdAtMs, ...workspace }: Workspace): WorkspaceSummary {
  return { workspace, tierKey, paymentPastDue: billingStatus === 'past_due', createdAtMs };
}

async function getUsage(context: AccountsContext, request: GetUsageRequest): Promise<GetUsageResponse> {
  const { id } = await requireWorkspace(context.database, request.workspace);
  const { cycleStartMs, used, reserved, limit } = await readUsage(context.database, id, context.now());
  return { cycleStartMs, used, reserved, limit };
}
