import { setTimeout } from 'node:timers/promises';
import type { ChannelOptions } from '@grpc/grpc-js';
import { afterEach, describe, expect, test } from 'vitest';
import { ComposerServiceClient } from '#proto/composer/v1/composer.ts';
import { countMessages, MESSAGES, serveSlowComposer } from '#test/servers/slow-composer.ts';
import { connectClient } from './connect-client.ts';

const PINGED: ChannelOptions = { 'grpc.keepalive_time_ms': 100, 'grpc.keepalive_timeout_ms': 1_000 };
const AGED: ChannelOptions = { 'grpc.max_connection_age_ms': 100, 'grpc.max_connection_age_grace_ms': 10_000 };
const NEVER: ChannelOptions = { 'grpc.keepalive_time_ms': 3_600_000 };

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function serve(channelOptions: ChannelOptions) {
  const server = await serveSlowComposer(channelOptions);
  closings.push(() => server.close(0));
  return server;
}

function messagesFrom(address: string, options: ChannelOptions): Promise<number> {
  const client = connectClient(ComposerServiceClient, address, undefined, options);
  closings.push(() => client.close());
  return countMessages(client);
}

describe.each([
  { pinging: 'the server', server: PINGED, client: NEVER },
  { pinging: 'the client', server: NEVER, client: PINGED },
])('a stream that lasts longer than $pinging waits between two pings is not cut', ({ server, client }) => {
  test('when its connection has reached its age', async () => {
    const { address } = await serve({ ...server, ...AGED });
    expect(await messagesFrom(address, client)).toBe(MESSAGES);
  });

  test('when the server shuts down', async () => {
    const serving = await serve(server);
    const counted = messagesFrom(serving.address, client);
    await setTimeout(250);
    await Promise.all([serving.close(5_000), expect(counted).resolves.toBe(MESSAGES)]);
  });
});
