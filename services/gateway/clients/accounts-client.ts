import { Refusal } from '#contract/refusal.ts';
import {
  type AuthorizeRequest,
  type AuthorizeResponse,
  type BeginRequest,
  type BeginResponse,
  AccountsServiceClient,
  type RecallRequest,
  type RecallResponse,
  type ReleaseRequest,
  type ReleaseResponse,
  type RenewRequest,
  type RenewResponse,
  type SettleRequest,
  type SettleResponse,
} from '#proto/accounts/v1/accounts.ts';
import { connectClient } from '#services/rpc/connect-client.ts';
import type { TlsFiles } from '#services/rpc/tls.ts';
import { unaryCall } from '#services/rpc/unary.ts';
import { type Origin, originMetadata } from './origin.ts';

const SETTLE_TRIES = 3;

/** A call to accounts on behalf of one request; every failure is a Refusal. */
type Call<Request, Response> = (request: Request, origin: Origin) => Promise<Response>;

/** The accounts operations that the gateway uses. */
export type Accounts = {
  authorize: Call<AuthorizeRequest, AuthorizeResponse>;
  begin: Call<BeginRequest, BeginResponse>;
  recall: Call<RecallRequest, RecallResponse>;
  renew: Call<RenewRequest, RenewResponse>;
  /** Retried when accounts cannot be reached: settling twice with one token bills once. */
  settle: Call<SettleRequest, SettleResponse>;
  release: Call<ReleaseRequest, ReleaseResponse>;
  close(): void;
};

/** Connects to accounts; the connection is made at the first call. */
export function connectAccounts(address: string, timeoutMs: number, tls: TlsFiles | undefined): Accounts {
  const client = connectClient(AccountsServiceClient, address, tls);
  const options = (origin: Origin) => ({ timeoutMs, metadata: originMetadata(origin) });
  const settleOnce: Call<SettleRequest, SettleResponse> = (request, origin) =>
    unaryCall(client.settle.bind(client), request, options(origin));
  return {
    authorize: (request, origin) => unaryCall(client.authorize.bind(client), request, options(origin)),
    begin: (request, origin) => unaryCall(client.begin.bind(client), request, options(origin)),
    recall: (request, origin) => unaryCall(client.recall.bind(client), request, options(origin)),
    renew: (request, origin) => unaryCall(client.renew.bind(client), request, options(origin)),
    settle: (request, origin) => withRetries(() => settleOnce(request, origin)),
    release: (request, origin) => unaryCall(client.release.bind(client), request, options(origin)),
    close: () => client.close(),
  };
}

async function withRetries<Response>(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (thrown) {
      if (tries === SETTLE_TRIES || Refusal.from(thrown).code !== 'SERVICE_UNAVAILABLE') throw thrown;
    }
  }
}
