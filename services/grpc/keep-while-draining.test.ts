import { setTimeout } from 'node:timers/promises';
import type { ChannelOptions, ServerWritableStream } from '@grpc/grpc-js';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type ComposeRequest,
  type ComposeResponse,
  ComposerServiceClient,
  ComposerServiceService,
} from '#proto/composer/v1/composer.ts';
import { connectClient } from './connect-client.ts';
import { serveGrpc } from './serve-grpc.ts';

type ComposeCall = ServerWritableStream<ComposeRequest, ComposeResponse>;

const REQUEST: ComposeRequest = { generationId: '', prompt: 'x', actions: [], includeSpec: false };
const PINGED: ChannelOptions = { 'grpc.keepalive_time_ms': 100, 'grpc.keepalive_timeout_ms': 1_000 };
const AGED: ChannelOptions = { 'grpc.max_connection_age_ms': 100, 'grpc.max_connection_age_grace_ms': 10_000 };
const NEVER: ChannelOptions = { 'grpc.keepalive_time_ms': 3_600_000 };
const MESSAGES = 20;

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** A composer whose streams take a second. */
async function serve(channelOptions: ChannelOptions) {
  const compose = async (call: ComposeCall): Promise<void> => {
    for (let count = 0; count < MESSAGES && !call.cancelled; count += 1) {
      call.write({ event: { $case: 'started', value: { model: String(count) } } });
      await setTimeout(50);
    }
    call.end();
  };
  const implementation = { compose: (call: ComposeCall) => void compose(call) };
  const services = [{ definition: ComposerServiceService, implementation }];
  const server = await serveGrpc({ listen: '127.0.0.1:0', services, channelOptions });
  closings.push(() => server.close(0));
  return server;
}

async function countMessages(address: string, options: ChannelOptions): Promise<number> {
  const client = connectClient(ComposerServiceClient, address, undefined, options);
  closings.push(() => client.close());
  let count = 0;
  for await (const _ of client.compose(REQUEST)) count += 1;
  return count;
}

describe.each([
  { pinging: 'the server', server: PINGED, client: NEVER },
  { pinging: 'the client', server: NEVER, client: PINGED },
])('a stream that lasts longer than $pinging waits between two pings is not cut', ({ server, client }) => {
  test('when its connection has reached its age', async () => {
    const { address } = await serve({ ...server, ...AGED });
    expect(await countMessages(address, client)).toBe(MESSAGES);
  });

  test('when the server is told to end', async () => {
    const serving = await serve(server);
    const counted = countMessages(serving.address, client);
    await setTimeout(250);
    await Promise.all([serving.close(5_000), expect(counted).resolves.toBe(MESSAGES)]);
  });
});
