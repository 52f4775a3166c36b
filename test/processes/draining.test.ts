import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import { service as health } from 'grpc-health-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#test/servers/free-port.ts';
import { type OpenStream, openStream } from '#test/streams/open-stream.ts';
import { startReplica } from './start-replica.ts';
import { startThreeServices, type ThreeServices } from './three-services.ts';

let services: ThreeServices;
let probe: string;
beforeAll(async () => {
  probe = `127.0.0.1:${await freePort()}`;
  const own = { composer: { COMPOSER_PROBE_LISTEN: probe }, gateway: { GATEWAY_DRAIN_MS: '500' } };
  services = await startThreeServices('scripted-paced-30x50', {}, own);
});
afterAll(() => services.close());

async function streamInMidst(): Promise<OpenStream> {
  const { apiKey } = await services.admin.newCaller();
  const stream = await openStream(services.url(), apiKey, { prompt: 'x' });
  await stream.readUntil(/event: op/);
  return stream;
}

/** What `grpc.health.v1` says of the composer on the port for probes. */
function healthOf(name: string): Promise<string | undefined> {
  const Health = makeGenericClientConstructor(health, 'Health');
  const client = new Health(probe, credentials.createInsecure());
  return new Promise((resolve) => {
    client.check?.(
      { service: name },
      { deadline: Date.now() + 2_000 },
      (_error: unknown, answer?: { status: string }) => {
        client.close();
        resolve(answer?.status);
      },
    );
  });
}

describe('SIGTERM', () => {
  test('(gateway) answers who had connected before, however many, also without a drain', async () => {
    const gateway = await startReplica('gateway', { ACCOUNTS_ADDR: 'localhost:1', COMPOSER_ADDR: 'localhost:1' });
    const running = gateway.process();
    running.process.kill('SIGSTOP');
    const requests = Array.from({ length: 50 }, () => get(`${gateway.address}/livez`, { agent: new Agent() }));
    const answers = Promise.all(
      requests.map(async (request) => ((await once(request, 'response')) as [IncomingMessage])[0].statusCode),
    );
    await Promise.all(
      requests.map(async (request) => once(((await once(request, 'socket')) as [Socket])[0], 'connect')),
    );
    const ended = running.stop('SIGTERM');
    running.process.kill('SIGCONT');
    expect(new Set(await answers)).toEqual(new Set([200]));
    expect(await ended).toBe(0);
  });

  test('(gateway) says 503 on readyz, lives, lets its streams end, and then ends with 0', async () => {
    const stream = await streamInMidst();
    const ended = services.process('gateway').stop('SIGTERM');
    const statusOf = async (path: string): Promise<number> => (await fetch(services.url() + path)).status;
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/livez')).toBe(200);
    expect(await stream.readAll()).toContain('event: compose.completed');
    expect(await ended).toBe(0);
    await services.restart('gateway');
  });

  test('(composer) says NOT_SERVING while its streams end, and then ends with 0', async () => {
    const stream = await streamInMidst();
    expect(await healthOf('')).toBe('SERVING');
    const ended = services.process('composer').stop('SIGTERM');
    await expect.poll(() => healthOf('')).toBe('NOT_SERVING');
    expect(await healthOf('composer.v1.ComposerService')).toBe('NOT_SERVING');
    expect(await stream.readAll()).toContain('event: compose.completed');
    expect(await ended).toBe(0);
  });
});
