import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#services/gateway/config.ts';
import { readPages } from '#services/gateway/discovery/documents.ts';
import { startServices } from '#test/contract/start-services.ts';
import { freePort } from '#test/servers/free-port.ts';
import { describeWith } from '#test/servers/installed.ts';
import { NGINX_PROGRAMS, startNginx } from '#test/servers/nginx-server.ts';
import { eventNames, openStream, postAlone } from '#test/streams/open-stream.ts';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { paced, silent } from '#test/streams/scripts.ts';
import { ROOT } from './dockerfile.ts';

const isLong = process.env['TEST_LONG'] === '1';
const prompt = { prompt: 'x' };

const composer = await startScriptedComposer();
const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});
afterAll(() => composer.close());
beforeEach(() => composer.calls.splice(0));

/** A gateway with a caller, and an nginx in front of it. */
async function start(gateway: Record<string, string> = {}, changes: Record<string, string> = {}) {
  const services = await startServices({ composerAddress: composer.address, gateway });
  closings.push(() => services.close());
  const nginx = await startNginx([services.url], changes);
  closings.push(() => nginx.close());
  return { url: nginx.url, services, ...(await services.admin.newCaller()) };
}

describeWith('nginx', ...NGINX_PROGRAMS)('nginx in front of the gateway', () => {
  test('passes each event on as it comes', async () => {
    const { url, apiKey } = await start();
    composer.play(paced(10, 100));
    const stream = await openStream(url, apiKey, prompt);
    const pendingConnectionsMs: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      await stream.readUntil(new RegExp(`/state/n${count}"`));
      pendingConnectionsMs.push(performance.now());
    }
    expect(eventNames(await stream.readAll()).at(-1)).toBe('compose.completed');
    // Buffered, they would arrive together. On a busy machine some may, but never all within half of their time.
    expect(pendingConnectionsMs.at(-1)! - pendingConnectionsMs[0]!).toBeGreaterThan(450);
  });

  test('compresses nothing, and leaves the headers that other proxies go by', async () => {
    const { url, apiKey } = await start();
    composer.play(paced(50, 1));
    const stream = await openStream(url, apiKey, prompt, { 'accept-encoding': 'gzip, deflate, br' });
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
    });
    expect(stream.response.headers).not.toHaveProperty('content-encoding');
    expect(await stream.readAll()).toMatch(/^event: compose\.started\n/);
  });

  test('lets a stream live whose model is silent for longer than the proxy waits: pings are passed on', async () => {
    const { url, apiKey } = await start(
      { PING_INTERVAL_MS: '250' },
      { 'proxy_read_timeout 250s': 'proxy_read_timeout 1s' },
    );
    composer.play(silent);
    const stream = await openStream(url, apiKey, prompt);
    expect(await stream.readUntil(/(: ping\n\n){8}/)).not.toContain('event: error');
    stream.leave();
  });

  test('would cut it without them', async () => {
    const { url, apiKey } = await start({}, { 'proxy_read_timeout 250s': 'proxy_read_timeout 1s' });
    composer.play(silent);
    const stream = await openStream(url, apiKey, prompt);
    expect(await stream.readAll()).toMatch(/<cut>$/);
  });

  test.runIf(isLong)('lets 65 s of silence pass where proxies wait for 60 s', { timeout: 90_000 }, async () => {
    const { url, apiKey } = await start({}, { 'proxy_read_timeout 250s': 'proxy_read_timeout 60s' });
    composer.play(async function* (request, signal) {
      yield* silentFor(65_000, signal);
      yield* paced(1, 1)(request, signal);
    });
    const text = await (await openStream(url, apiKey, prompt)).readAll();
    expect(text.match(/: ping\n\n/g)).toHaveLength(4);
    expect(eventNames(text).at(-1)).toBe('compose.completed');
  });

  test('passes a buffered answer on whole', async () => {
    const { url, apiKey } = await start();
    composer.play(paced(1, 1_500));
    const answer = await openStream(url, apiKey, { ...prompt, stream: false });
    expect(JSON.parse(await answer.readAll())).toMatchObject({ success: true });
  });

  test.each([true, false])(
    'cancels at the composer within a second when the client has left (stream: %s)',
    async (stream) => {
      const { url, apiKey, services, slug } = await start();
      composer.play(silent);
      const request = postAlone(url, apiKey, { ...prompt, stream });
      request.on('error', () => undefined);
      await expect.poll(() => composer.calls.length).toBe(1);
      await setTimeout(200);
      const leftAtMs = performance.now();
      request.destroy();
      const [call] = composer.calls;
      await expect.poll(() => call?.cancelledAtMs, { timeout: 5_000 }).toBeTypeOf('number');
      expect(call!.cancelledAtMs! - leftAtMs).toBeLessThan(1_000);
      await expect.poll(async () => (await services.admin.usage(slug)).reserved).toBe(0);
    },
  );

  test('passes over a gateway that takes no connection, and sends no compose twice', async () => {
    const services = await startServices({ composerAddress: composer.address });
    closings.push(() => services.close());
    let taken = 0;
    const breaking = createServer((socket) => {
      socket.once('data', () => {
        taken += 1;
        socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    await once(breaking, 'listening');
    closings.push(async () => breaking.close());
    const breakingUrl = `http://127.0.0.1:${(breaking.address() as AddressInfo).port}`;
    const nginx = await startNginx([`http://127.0.0.1:${await freePort()}`, services.url, breakingUrl]);
    closings.push(() => nginx.close());
    const { apiKey, slug } = await services.admin.newCaller();
    composer.play(paced(1, 1));
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const answer = await openStream(nginx.url, apiKey, prompt);
      statuses.push(answer.response.statusCode);
      await answer.readAll();
    }
    expect(taken).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 503)).toHaveLength(taken);
    expect(await services.admin.usage(slug)).toMatchObject({ used: 9 - taken, reserved: 0 });
  });

  test('lets in what the gateway serves to everybody, and no probe', async () => {
    const { url } = await start();
    const [page = ''] = readPages().keys();
    const statusOf = async (path: string) => [path, (await fetch(`${url}${path}`)).status];
    for (const path of ['/v1/health', '/v1/openapi.json', '/v1/catalog/a2ui', '/llms.txt', page]) {
      expect(await statusOf(path)).toEqual([path, 200]);
    }
    for (const path of ['/', '/livez', '/readyz', '/metrics', '/docs', '/llms.txt.bak', '/v1']) {
      expect(await statusOf(path)).toEqual([path, 404]);
    }
  });

  test("passes on the gateway's refusals, and sends its own in the same envelope", async () => {
    const { url, apiKey, services } = await start();
    const refusalOf = async (body: object): Promise<unknown> => {
      const answer = await openStream(url, apiKey, body);
      return [answer.response.statusCode, JSON.parse(await answer.readAll())];
    };
    const refused = (code: string, message: RegExp) => ({
      success: false,
      error: { code, message: expect.stringMatching(message) as unknown },
    });
    expect(await refusalOf({ prompt: 'x'.repeat(1_500_000) })).toEqual([400, refused('BAD_REQUEST', /1048576 bytes/)]);
    expect(await refusalOf({ prompt: 'x'.repeat(3_000_000) })).toEqual([400, refused('BAD_REQUEST', /too large/)]);
    await services.stop('gateway');
    expect(await refusalOf(prompt)).toEqual([503, refused('SERVICE_UNAVAILABLE', /Retry with backoff/)]);
  });
});

describe('nginx.conf', () => {
  test('waits for longer than the longest composition', () => {
    const config = readFileSync(`${ROOT}deploy/nginx.conf`, 'utf8');
    const [, seconds] = /location = \/v1\/compose \{[^}]*proxy_read_timeout (\d+)s;/.exec(config) ?? [];
    expect(Number(seconds) * 1_000).toBeGreaterThan(readConfig({}).composeTimeoutMs);
  });
});

async function* silentFor(ms: number, signal: AbortSignal) {
  yield { $case: 'started' as const, value: { model: 'scripted-1' } };
  await setTimeout(ms, undefined, { signal });
}
