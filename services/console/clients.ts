import { Metadata } from '@grpc/grpc-js';
import { Refusal } from '#contract/refusal.ts';
import { AdminServiceClient } from '#proto/accounts/v1/admin.ts';
import { ACTOR_METADATA } from '#services/rpc/admin-api.ts';
import { connectClient } from '#services/rpc/connect-client.ts';
import type { TlsFiles } from '#services/rpc/tls.ts';
import { unreachedBecause } from '#services/rpc/refusal-status.ts';
import { unaryCall, type UnaryMethod } from '#services/rpc/unary.ts';
import { ComposerServiceClient, type GetStatusResponse } from '#proto/composer/v1/composer.ts';

const TIMEOUT_MS = 5_000;

/** The admin API of accounts, called on behalf of a person; every function throws a Refusal. */
export type AccountsClient = ReturnType<typeof connectAccounts>;

/** @param adminToken called for each request: accounts may write the token only after the console has started */
export function connectAccounts(address: string, adminToken: () => string | undefined, tls: TlsFiles | undefined) {
  const client = connectClient(AdminServiceClient, address, tls);

  function call<Request, Response>(method: UnaryMethod<Request, Response>) {
    return async (actor: string, request: Request): Promise<Response> => {
      const metadata = new Metadata();
      metadata.set('authorization', `Bearer ${adminToken() ?? ''}`);
      metadata.set(ACTOR_METADATA, actor.replaceAll(/[^\x21-\x7e]/g, '?'));
      return unaryCall(method, request, { timeoutMs: TIMEOUT_MS, metadata }).catch((error: unknown) => {
        throw inTermsOfPages(Refusal.from(error));
      });
    };
  }

  return {
    createWorkspace: call(client.createWorkspace.bind(client)),
    listWorkspaces: call(client.listWorkspaces.bind(client)),
    setWorkspacePlan: call(client.setWorkspacePlan.bind(client)),
    setWorkspaceBilling: call(client.setWorkspaceBilling.bind(client)),
    listPlans: call(client.listPlans.bind(client)),
    upsertPlan: call(client.upsertPlan.bind(client)),
    deleteWorkspace: call(client.deleteWorkspace.bind(client)),
    getUsage: call(client.getUsage.bind(client)),
    getUsageByDay: call(client.getUsageByDay.bind(client)),
    getUsageByKey: call(client.getUsageByKey.bind(client)),
    listGenerations: call(client.listGenerations.bind(client)),
    listMembers: call(client.listMembers.bind(client)),
    setMember: call(client.setMember.bind(client)),
    removeMember: call(client.removeMember.bind(client)),
    listMemberships: call(client.listMemberships.bind(client)),
    listAudit: call(client.listAudit.bind(client)),
    getStatus: call(client.getStatus.bind(client)),
    useOnce: call(client.useOnce.bind(client)),
    exportLedger: call(client.exportLedger.bind(client)),
    listKeys: call(client.listKeys.bind(client)),
    createKey: call(client.createKey.bind(client)),
    revokeKey: call(client.revokeKey.bind(client)),
    close: () => client.close(),
  };
}

function inTermsOfPages(refusal: Refusal): Refusal {
  const { code, message, retryAfterSeconds, cause } = refusal;
  // Pages show this sentence; the address that was tried is in the log.
  if (unreachedBecause(refusal) !== undefined) return new Refusal('SERVICE_UNAVAILABLE', UNREACHED, { cause });
  // The console's API names fields as JavaScript does.
  const named = message.replaceAll(/`[a-z_.]+`/g, (field) =>
    field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  return new Refusal(code, named, { retryAfterSeconds, cause });
}

const UNREACHED = 'The accounts service does not answer, so nothing can be shown or changed. Nothing is lost; retry.';

const STATUS_TIMEOUT_MS = 3_000;

/** The composer operations that the console uses; screens are composed through the gateway. */
export type ComposerClient = {
  /** @throws Refusal SERVICE_UNAVAILABLE when it does not answer, or is too old for this call */
  getStatus: () => Promise<GetStatusResponse>;
  close: () => void;
};

/** Connects; the composer need not be running yet. */
export function connectComposer(address: string, tls: TlsFiles | undefined): ComposerClient {
  const client = connectClient(ComposerServiceClient, address, tls);
  return {
    getStatus: async () =>
      unaryCall(client.getStatus.bind(client), {}, { timeoutMs: STATUS_TIMEOUT_MS, metadata: new Metadata() }).catch(
        (cause: unknown) => {
          throw new Refusal('SERVICE_UNAVAILABLE', 'The composer does not answer.', { cause });
        },
      ),
    close: () => client.close(),
  };
}
