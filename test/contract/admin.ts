import { Metadata } from '@grpc/grpc-js';
import type { Plan } from '#proto/accounts/v1/accounts.ts';
import { AdminServiceClient, type GetUsageResponse } from '#proto/accounts/v1/admin.ts';
import { connectClient } from '#services/rpc/connect-client.ts';
import { unaryCall } from '#services/rpc/unary.ts';

/** The operator in a test: the real admin API over real gRPC. */
export type Admin = {
  /** A workspace of its own with a key; on plan `scale` and with the scope `compose` by default. */
  newCaller(options?: KeyOptions & { tierKey?: string | null }): Promise<Caller>;
  newKey(workspace: string, options?: KeyOptions): Promise<Key>;
  revokeKey(keyId: string): Promise<void>;
  /** Makes a plan and returns its tier key. */
  newPlan(plan: Partial<Omit<Plan, 'tierKey'>>): Promise<string>;
  setPlan(workspace: string, tierKey: string): Promise<void>;
  setBilling(workspace: string, status: 'active' | 'past_due'): Promise<void>;
  usage(workspace: string): Promise<GetUsageResponse>;
  setMember(workspace: string, email: string, role: 'owner' | 'developer' | 'viewer'): Promise<void>;
  removeMember(workspace: string, email: string): Promise<void>;
  close(): void;
};

/** What a key may do; `profile` names the components that its renderer can draw. */
type KeyOptions = { scopes?: string[]; expiresAtMs?: number; profile?: string[] };
type Key = { keyId: string; apiKey: string };
type Caller = Key & { workspaceId: string; slug: string };

const ROOMY = { monthlyGenerations: 1_000, rateLimitPerMin: 1_000, inlineComponentsLimit: 20 };

/** Connects to the admin API of an accounts service. */
export function connectAdmin(address: string, adminToken: string): Admin {
  const client = connectClient(AdminServiceClient, address);
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${adminToken}`);
  const options = { timeoutMs: 5_000, metadata };
  let count = 0;
  const newKey: Admin['newKey'] = (workspace, { scopes = ['compose'], expiresAtMs, profile } = {}) => {
    const componentProfile = profile && { components: profile };
    return unaryCall(client.createKey.bind(client), { workspace, scopes, expiresAtMs, componentProfile }, options);
  };
  return {
    newCaller: async ({ tierKey = 'scale', ...key } = {}) => {
      const slug = `workspace-${(count += 1)}`;
      const { workspaceId } = await unaryCall(
        client.createWorkspace.bind(client),
        { name: `Workspace ${count}`, slug, tierKey: tierKey ?? undefined },
        options,
      );
      return { workspaceId, slug, ...(await newKey(slug, key)) };
    },
    newKey,
    revokeKey: async (keyId) => void (await unaryCall(client.revokeKey.bind(client), { keyId }, options)),
    newPlan: async (plan) => {
      const tierKey = `plan-${(count += 1)}`;
      await unaryCall(client.upsertPlan.bind(client), { plan: { ...ROOMY, ...plan, tierKey } }, options);
      return tierKey;
    },
    setPlan: async (workspace, tierKey) =>
      void (await unaryCall(client.setWorkspacePlan.bind(client), { workspace, tierKey }, options)),
    setBilling: async (workspace, status) =>
      void (await unaryCall(client.setWorkspaceBilling.bind(client), { workspace, status }, options)),
    usage: (workspace) => unaryCall(client.getUsage.bind(client), { workspace }, options),
    setMember: async (workspace, email, role) =>
      void (await unaryCall(client.setMember.bind(client), { workspace, email, role }, options)),
    removeMember: async (workspace, email) =>
      void (await unaryCall(client.removeMember.bind(client), { workspace, email }, options)),
    close: () => client.close(),
  };
}
