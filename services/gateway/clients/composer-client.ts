import type { ClientReadableStream } from '@grpc/grpc-js';
import { type ComposeRequest, type ComposeResponse, ComposerServiceClient } from '#proto/composer/v1/composer.ts';
import { connectClient } from '#services/rpc/connect-client.ts';
import type { TlsFiles } from '#services/rpc/tls.ts';
import { unaryCall } from '#services/rpc/unary.ts';
import { type Origin, originMetadata } from './origin.ts';

/** The composer as the gateway sees it. */
export type Composer = {
  /** A stream with backpressure: unread messages hold the composer back. Cancel it when it is not read to its end. */
  compose(request: ComposeRequest, origin: Origin): ClientReadableStream<ComposeResponse>;
  /**
   * Asks whether the composer would take a request at all, before anything is claimed for it.
   *
   * @throws Refusal what it would refuse it with, or that it could not be asked
   */
  check(request: ComposeRequest, origin: Origin): Promise<void>;
  close(): void;
};

/** How long the composer may take to say whether it would take a request. */
const CHECK_TIMEOUT_MS = 5_000;

/**
 * Connects to the composer; the connection is made at the first call. A compose ends after `timeoutMs` at the latest. It
 * is retried only on REFUSED_STREAM from a draining replica.
 */
export function connectComposer(address: string, timeoutMs: number, tls: TlsFiles | undefined): Composer {
  const client = connectClient(ComposerServiceClient, address, tls);
  return {
    compose: (request, origin) => {
      const call = client.compose(request, originMetadata(origin), { deadline: Date.now() + timeoutMs });
      // Cancelling reports an error after the last reader has gone; without a listener it would end the process.
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
