import { randomUUID } from 'node:crypto';
import { credentials } from '@grpc/grpc-js';
import {
  AccountsServiceClient,
  type AuthorizeResponse,
  type Claimed,
  type ReleaseRequest,
  type Replay,
  type SettleRequest,
} from '#proto/accounts/v1/accounts.ts';
import { sha256Hex } from '#services/accounts/sha256.ts';
import { unaryCall } from '#services/rpc/unary.ts';
import { connectAdminApi } from '#cli/admin/api.ts';

/** A workspace with a plan of its own and a key that may compose. */
export type Tenant = { workspaceId: string; slug: string; keyId: string; apiKey: string };

export type AccountsClient = ReturnType<typeof connectAccounts>;

/** A running accounts service as gateway and operator see it, over real gRPC. Failures are Refusals. */
export function connectAccounts(address: string, adminToken: string, timeoutMs = 15_000) {
  const wait = { timeoutMs };
  const client = new AccountsServiceClient(address, credentials.createInsecure());
  const admin = connectAdminApi({ ACCOUNTS_ADDR: address, ADMIN_TOKEN: adminToken });
  return {
    admin,
    tenant,
    authorize: (apiKey: string, options?: { skipUsage: boolean }) =>
      authorizeDigest(Buffer.from(sha256Hex(apiKey), 'hex'), options),
    authorizeDigest,
    begin,
    claim,
    recall,
    renew: (holder: Claimed) => unaryCall(client.renew.bind(client), holder, wait),
    release: (holder: ReleaseRequest) => unaryCall(client.release.bind(client), holder, wait),
    settle: (holder: Claimed, result: Partial<SettleRequest> = {}) =>
      unaryCall(client.settle.bind(client), { ...RESULT, ...holder, ...result }, wait),
    close: () => [client, admin].forEach((connection) => connection.close()),
  };

  async function tenant(limits: { monthlyGenerations?: number; rateLimitPerMin?: number } = {}): Promise<Tenant> {
    const slug = `t-${randomUUID()}`.slice(0, 30).replace(/-$/, '');
    const plan = { tierKey: slug, monthlyGenerations: 100, rateLimitPerMin: 100, inlineComponentsLimit: 5, ...limits };
    await admin.upsertPlan({ plan });
    const { workspaceId } = await admin.createWorkspace({ name: 'Tenant', slug, tierKey: slug });
    const { keyId, apiKey } = await admin.createKey({ workspace: slug, scopes: ['compose'], expiresAtMs: undefined });
    return { workspaceId, slug, keyId, apiKey };
  }

  function authorizeDigest(keySha256: Buffer, { skipUsage = false } = {}): Promise<AuthorizeResponse> {
    return unaryCall(client.authorize.bind(client), { keySha256, skipUsage }, wait);
  }

  async function begin(by: Tenant, idempotencyKey?: string, body = 'body'): Promise<Claimed | Replay> {
    const { workspaceId, keyId } = by;
    const request = { workspaceId, keyId, idempotencyKey, bodySha256: Buffer.from(sha256Hex(body), 'hex') };
    const { outcome } = await unaryCall(client.begin.bind(client), request, wait);
    if (outcome === undefined) throw new Error('Begin answered nothing');
    return outcome.value;
  }

  async function recall(by: Tenant, idempotencyKey: string, body = 'body'): Promise<Replay | undefined> {
    const bodySha256 = Buffer.from(sha256Hex(body), 'hex');
    const request = { workspaceId: by.workspaceId, idempotencyKey, bodySha256 };
    return (await unaryCall(client.recall.bind(client), request, wait)).replay;
  }

  async function claim(by: Tenant, idempotencyKey?: string, body?: string): Promise<Claimed> {
    const begun = await begin(by, idempotencyKey, body);
    if (!('attemptToken' in begun)) throw new Error('Begin replayed where it should have claimed');
    return begun;
  }
}

const RESULT = {
  model: 'model-a',
  operationCount: 3,
  inputTokens: 11,
  outputTokens: 22,
  resultJson: '{"spec":{}}',
  metadataJson: undefined,
};
