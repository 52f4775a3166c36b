import { setTimeout } from 'node:timers/promises';
import type { ChannelOptions, ServerWritableStream } from '@grpc/grpc-js';
import {
  type ComposeRequest,
  type ComposeResponse,
  type ComposerServiceClient,
  ComposerServiceService,
} from '#proto/composer/v1/composer.ts';
import { type GrpcServer, serveGrpc } from '#services/rpc/serve-grpc.ts';

type ComposeCall = ServerWritableStream<ComposeRequest, ComposeResponse>;

const REQUEST: ComposeRequest = { generationId: '', prompt: 'x', actions: [], includeSpec: false };

/** Messages of each stream. */
export const MESSAGES = 20;
const PACE_MS = 50;

/** A composer whose streams take a second; it notes in `peers` from where it was called. */
export function serveSlowComposer(channelOptions: ChannelOptions, peers = new Set<string>()): Promise<GrpcServer> {
  const compose = async (call: ComposeCall): Promise<void> => {
    peers.add(call.getPeer());
    for (let count = 0; count < MESSAGES && !call.cancelled; count += 1) {
      call.write({ event: { $case: 'started', value: { model: String(count) } } });
      await setTimeout(PACE_MS);
    }
    call.end();
  };
  const implementation = { compose: (call: ComposeCall) => void compose(call) };
  const services = [{ definition: ComposerServiceService, implementation }];
  return serveGrpc({ listen: '127.0.0.1:0', services, channelOptions });
}

/** Reads one stream to its end. @returns how many messages came */
export async function countMessages(client: ComposerServiceClient): Promise<number> {
  let count = 0;
  for await (const _ of client.compose(REQUEST)) count += 1;
  return count;
}
