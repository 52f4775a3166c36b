import { Metadata } from '@grpc/grpc-js';
import { Refusal } from '#contract/refusal.ts';
import { ComposerServiceClient, type GetStatusResponse } from '#proto/composer/v1/composer.ts';
import { connectClient } from '#services/rpc/connect-client.ts';
import type { TlsFiles } from '#services/rpc/tls.ts';
import { unaryCall } from '#services/rpc/unary.ts';

const TIMEOUT_MS = 3_000;

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
      unaryCall(client.getStatus.bind(client), {}, { timeoutMs: TIMEOUT_MS, metadata: new Metadata() }).catch(
        (cause: unknown) => {
          throw new Refusal('SERVICE_UNAVAILABLE', 'The composer does not answer.', { cause });
        },
      ),
    close: () => client.close(),
  };
}
