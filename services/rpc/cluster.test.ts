import { setTimeout } from 'node:timers/promises';
import { type ServerUnaryCall, status } from '@grpc/grpc-js';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { AccountsServiceClient, AccountsServiceService } from '#proto/accounts/v1/accounts.ts';
import { ComposerServiceClient } from '#proto/composer/v1/composer.ts';
import { createLogger } from '#services/process/logger.ts';
import { countMessages, MESSAGES, serveSlowComposer } from '#test/servers/slow-composer.ts';
import { MESSAGE_MAX_BYTES, SERVER_OPTIONS } from './grpc-options.ts';
import { connectClient } from './connect-client.ts';
import { type GrpcServer, serveGrpc } from './serve-grpc.ts';
import { unaryCall, unaryHandler } from './unary.ts';

const log = createLogger('test', 'silent');
const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** An accounts service that notes each call in `heard`, and answers what `answer` does. */
async function serveAccounts(heard: string[], answer: () => void = () => undefined, listen = '127.0.0.1:0') {
  const note = (name: string, call: ServerUnaryCall<unknown, unknown>): void => {
    heard.push(`${name} ${call.getPeer()}`);
    answer();
  };
  const server = await serveGrpc({
    listen,
    services: [
      {
        definition: AccountsServiceService,
        implementation: {
          renew: unaryHandler(async (_request, call) => {
            note('renew', call);
            return { leaseMs: 1 };
          }, log),
          begin: unaryHandler(async (_request, call) => {
            note('begin', call);
            return { outcome: undefined };
          }, log),
        },
      },
    ],
  });
  closings.push(() => server.close(0));
  return server;
}

function connectAccounts(address: string) {
  const client = connectClient(AccountsServiceClient, address);
  closings.push(() => client.close());
  const holder = { generationId: '', attemptToken: '' };
  const attempt = { workspaceId: '', keyId: '', idempotencyKey: undefined, bodySha256: Buffer.alloc(32) };
  return {
    renew: () => unaryCall(client.renew.bind(client), holder, { timeoutMs: 5_000 }),
    begin: () => unaryCall(client.begin.bind(client), attempt, { timeoutMs: 5_000 }),
  };
}

/** Every address, as a name with several of them resolves. */
const allOf = (...servers: GrpcServer[]): string => `ipv4:${servers.map(({ address }) => address).join(',')}`;

describe('a client of several replicas', () => {
  test('spreads its calls evenly', async () => {
    const heard: [string[], string[]] = [[], []];
    const client = connectAccounts(allOf(await serveAccounts(heard[0]), await serveAccounts(heard[1])));
    await expect.poll(() => client.renew().then(() => heard.every(({ length }) => length > 0))).toBe(true);
    const before = heard.map(({ length }) => length);
    for (let calls = 0; calls < 20; calls += 1) await client.renew();
    expect(heard.map(({ length }, index) => length - before[index]!)).toEqual([10, 10]);
  });

  test('loses no call when one of them closes', async () => {
    const heard: [string[], string[]] = [[], []];
    const servers = [await serveAccounts(heard[0]), await serveAccounts(heard[1])] as const;
    const client = connectAccounts(allOf(...servers));
    await expect.poll(() => client.renew().then(() => heard.every(({ length }) => length > 0))).toBe(true);
    const closed = servers[0].close(1_000);
    for (let calls = 0; calls < 20; calls += 1) await client.renew();
    await closed;
    expect(heard[1].length).toBeGreaterThan(10);
  });

  test('finds them by name', async () => {
    const heard: string[] = [];
    const { address } = await serveAccounts(heard);
    const client = connectAccounts(`dns:///localhost:${address.split(':')[1]}`);
    await client.renew();
    expect(heard).toHaveLength(1);
  });
});

describe('a call that fails because the peer is out of reach', () => {
  const failOnce = () => {
    let failures = 0;
    return () => {
      if ((failures += 1) === 1) throw new Refusal('SERVICE_UNAVAILABLE');
    };
  };

  test('is made again when it may run twice', async () => {
    const heard: string[] = [];
    const server = await serveAccounts(heard, failOnce());
    await connectAccounts(server.address).renew();
    expect(heard).toHaveLength(2);
  });

  test('is not made again when it may not', async () => {
    const heard: string[] = [];
    const server = await serveAccounts(heard, failOnce());
    await expect(connectAccounts(server.address).begin()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(heard).toHaveLength(1);
  });
});

describe('a message over the limit', () => {
  test('is refused by the side that receives it', async () => {
    const heard: string[] = [];
    const { address } = await serveAccounts(heard);
    const client = connectClient(AccountsServiceClient, address);
    closings.push(() => client.close());
    const tooLong = { generationId: 'x'.repeat(MESSAGE_MAX_BYTES + 1), attemptToken: '' };
    const code = await new Promise((resolve) => client.renew(tooLong, (error) => resolve(error?.code)));
    expect(code).toBe(status.RESOURCE_EXHAUSTED);
    expect(heard).toEqual([]);
  });
});

describe('a connection that has reached its age', () => {
  test('lets the streams on it end, while new calls use a new one', async () => {
    const peers = new Set<string>();
    const aged = { 'grpc.max_connection_age_ms': 200, 'grpc.max_connection_age_grace_ms': 10_000 };
    const server = await serveSlowComposer(aged, peers);
    closings.push(() => server.close(0));
    const client = connectClient(ComposerServiceClient, server.address);
    closings.push(() => client.close());
    const first = countMessages(client);
    await setTimeout(500);
    expect(await Promise.all([first, countMessages(client)])).toEqual([MESSAGES, MESSAGES]);
    expect(peers.size).toBe(2);
  });

  test('is given a grace that is longer than any composition', () => {
    expect(SERVER_OPTIONS['grpc.max_connection_age_grace_ms']).toBeGreaterThan(240_000);
  });
});
