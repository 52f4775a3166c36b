import type { ClientReadableStream } from '@grpc/grpc-js';
import { type ComposeRequest, type ComposeResponse, ComposerServiceClient } from '#proto/composer/v1/composer.ts';
import { connectClient } from '#services/rpc/connect-client.ts';
import type { TlsFiles } from '#services/rpc/tls.ts';
import { unaryCall } from '#services/rpc/unary.ts';
import { type Origin, originMetadata } from './origin.ts';

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
