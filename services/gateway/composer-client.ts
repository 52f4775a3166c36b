import type { ClientReadableStream } from '@grpc/grpc-js';
import { type ComposeRequest, type ComposeResponse, ComposerServiceClient } from '#proto/composer/v1/composer.ts';
import { connectClient } from '#services/grpc/connect-client.ts';
import type { TlsFiles } from '#services/grpc/tls.ts';
import { type Origin, originMetadata } from './origin.ts';

/** The composer as the gateway sees it. */
export type Composer = {
  /** A stream that the reader paces: unread messages hold the composer back. Cancel it when it is not read to its end. */
  compose(request: ComposeRequest, origin: Origin): ClientReadableStream<ComposeResponse>;
  close(): void;
};

/**
 * Connects to the composer; the connection is made at the first call. A compose ends after `timeoutMs` at the latest. It
 * is made again only when a replica that is going has refused it unseen.
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
    close: () => client.close(),
  };
}
