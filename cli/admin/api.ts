import { hostname, userInfo } from 'node:os';
import { Metadata } from '@grpc/grpc-js';
import { Refusal } from '#contract/refusal.ts';
import { AdminServiceClient } from '#proto/accounts/v1/admin.ts';
import { hostAndPort } from '#services/process/settings.ts';
import { ACTOR_METADATA, readAdminTokenFile } from '#services/rpc/admin-api.ts';
import { connectClient } from '#services/rpc/connect-client.ts';
import { unreachedBecause } from '#services/rpc/refusal-status.ts';
import { type TlsFiles, readClientTls } from '#services/rpc/tls.ts';
import { type UnaryMethod, unaryCall } from '#services/rpc/unary.ts';

const TIMEOUT_MS = 5_000;

/** The accounts service's admin API as async functions; each throws a Refusal. */
export type AdminApi = ReturnType<typeof connectAdminApi>;

/**
 * Connects to the running accounts service: its address from ACCOUNTS_ADDR, the token from ADMIN_TOKEN or from the file
 * that the service wrote in DATA_DIR, and the TLS_… files when the service wants them.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED when there is no token to be found, BAD_REQUEST when the address cannot be read or
 *   the TLS_… files are not all there
 */
export function connectAdminApi(environment: NodeJS.ProcessEnv) {
  const address = readAddress(environment.ACCOUNTS_ADDR || '127.0.0.1:50052');
  const token = readAdminToken(environment);
  const metadata = new Metadata();
  metadata.set('authorization', `Bearer ${token}`);
  metadata.set(ACTOR_METADATA, actor());
  const client = connectClient(AdminServiceClient, address, readTls(environment));

  return {
    createWorkspace: call(client.createWorkspace.bind(client)),
    listWorkspaces: call(client.listWorkspaces.bind(client)),
    setWorkspacePlan: call(client.setWorkspacePlan.bind(client)),
    setWorkspaceBilling: call(client.setWorkspaceBilling.bind(client)),
    createKey: call(client.createKey.bind(client)),
    listKeys: call(client.listKeys.bind(client)),
    revokeKey: call(client.revokeKey.bind(client)),
    listPlans: call(client.listPlans.bind(client)),
    upsertPlan: call(client.upsertPlan.bind(client)),
    getUsage: call(client.getUsage.bind(client)),
    getUsageByDay: call(client.getUsageByDay.bind(client)),
    getUsageByKey: call(client.getUsageByKey.bind(client)),
    listGenerations: call(client.listGenerations.bind(client)),
    exportLedger: call(client.exportLedger.bind(client)),
    listMembers: call(client.listMembers.bind(client)),
    setMember: call(client.setMember.bind(client)),
    removeMember: call(client.removeMember.bind(client)),
    listMemberships: call(client.listMemberships.bind(client)),
    listAudit: call(client.listAudit.bind(client)),
    deleteWorkspace: call(client.deleteWorkspace.bind(client)),
    close: () => client.close(),
  };

  function call<Request, Response>(method: UnaryMethod<Request, Response>) {
    return async (request: Request): Promise<Response> => {
      try {
        return await unaryCall(method, request, { timeoutMs: TIMEOUT_MS, metadata });
      } catch (error) {
        throw inOwnWords(Refusal.from(error), address);
      }
    };
  }
}

// Who is at the keyboard, as far as this machine knows: for the log of the service. Metadata is ASCII.
function actor(): string {
  const name = `${userName()}@${hostname()}`;
  return name.replaceAll(/[^\x21-\x7e]/g, '?');
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A user by number, as in a container.
    return `uid-${process.getuid?.() ?? '?'}`;
  }
}

function readTls(environment: NodeJS.ProcessEnv): TlsFiles | undefined {
  try {
    return readClientTls(environment, ['ACCOUNTS_ADDR']);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace('\n', ': ') : String(error);
    throw new Refusal('BAD_REQUEST', reason, { cause: error });
  }
}

function readAddress(address: string): string {
  const { error } = hostAndPort.safeParse(address);
  if (error === undefined) return address;
  throw new Refusal('BAD_REQUEST', `ACCOUNTS_ADDR ${error.issues[0]?.message ?? 'cannot be read'}.`);
}

// A refusal of the service itself says what is wrong; without one the service was not reached.
function inOwnWords(refusal: Refusal, address: string): Refusal {
  if (refusal.code === 'AUTHENTICATION_REQUIRED') {
    const message = `The accounts service at ${address} needs the admin token, and this is another one. Set ADMIN_TOKEN, or DATA_DIR to the service's own.`;
    return new Refusal('AUTHENTICATION_REQUIRED', message, { cause: refusal });
  }
  const reason = unreachedBecause(refusal);
  if (reason === undefined) return refusal;
  const isRefused = reason.includes('ECONNREFUSED');
  const hint = isRefused
    ? 'Is it running? ACCOUNTS_ADDR says where it is.'
    : `ACCOUNTS_ADDR says where it is. ${reason}`;
  const message = `The accounts service does not answer at ${address}. ${hint}`;
  return new Refusal('SERVICE_UNAVAILABLE', message, { cause: refusal });
}

/**
 * The operator's token: ADMIN_TOKEN, or the file that the accounts service wrote in DATA_DIR.
 *
 * @throws Refusal AUTHENTICATION_REQUIRED when there is none
 */
export function readAdminToken(environment: NodeJS.ProcessEnv): string {
  const dataDir = environment.DATA_DIR || '.data';
  const token = environment.ADMIN_TOKEN || readAdminTokenFile(dataDir);
  if (token === undefined) {
    const message = `No admin token in ${dataDir}: start the service once, or set DATA_DIR or ADMIN_TOKEN.`;
    throw new Refusal('AUTHENTICATION_REQUIRED', message);
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new Refusal('AUTHENTICATION_REQUIRED', 'The admin token holds characters that no token has.');
  }
  return token;
}
