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
import { type ClientReadableStream, Metadata } from '@grpc/grpc-js';
import { type ComposeRequest, type ComposeResponse, ComposerServiceClient } from '#proto/composer/v1/composer.ts';
import type { Context } from '@opentelemetry/api';
import { putTraceContext } from '#services/rpc/trace-context.ts';

/** The public request on whose behalf another service is called. */
export type Origin = { requestId: string; trace: Context };

/** gRPC metadata that carries the request id and the trace. */
function originMetadata({ requestId, trace }: Origin): Metadata {
  const metadata = new Metadata();
  metadata.set('x-request-id', requestId);
  putTraceContext(trace, metadata);
  return metadata;
}

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

/** The composer operations that the gateway uses. */
export type Composer = {
  /** A stream with backpressure: unread messages pause the composer. Cancel it when you stop reading before its end. */
  compose(request: ComposeRequest, origin: Origin): ClientReadableStream<ComposeResponse>;
  /**
   * Asks whether the composer would accept a request, before anything is claimed for it.
   *
   * @throws Refusal the composer's refusal, or why it could not be reached
   */
  check(request: ComposeRequest, origin: Origin): Promise<void>;
  close(): void;
};

/** Deadline of a `check` call. */
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Connects to the composer; the connection is made at the first call. A compose call is cancelled after `timeoutMs`. It
 * is retried only on REFUSED_STREAM from a draining replica.
 */
export function connectComposer(address: string, timeoutMs: number, tls: TlsFiles | undefined): Composer {
  const client = connectClient(ComposerServiceClient, address, tls);
  return {
    compose: (request, origin) => {
      const call = client.compose(request, originMetadata(origin), { deadline: Date.now() + timeoutMs });
      // A cancelled call emits an error after its last reader has left; without a listener it would end the process.
      call.on('error', () => undefined);
      return call;
    },
    check: async (request, origin) => {
      const options = { timeoutMs: CHECK_TIMEOUT_MS, metadata: originMetadata(origin) };
      await unaryCall(client.check.bind(client), { request }, options);
    },
    close: () => client.close(),
  };
}
