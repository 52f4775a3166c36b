import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postCompose } from '#test/contract/requests.ts';
import { spawnService } from '#test/processes/spawn-service.ts';
import { freePort } from '#test/servers/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'uic-otlp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a collector has been sent. */
const received: { path: string | undefined; type: string | undefined; key: string | undefined; body: Buffer }[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { 'content-type': type, 'x-key': key } = request.headers;
    received.push({ path: request.url, type, key: String(key), body: Buffer.concat(chunks) });
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
});
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => collector.close());

const UNSENT = 'spans could not be sent';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE_ID}-00f067aa0ba902b7-01`;

/** Composes in a process with these settings, which is then stopped; gives the lines that it has logged. */
async function composeOnce(settings: Record<string, string>, untilLine?: string): Promise<string[]> {
  const listen = { PORT: '0', COMPOSER_LISTEN: '127.0.0.1:0', ACCOUNTS_LISTEN: '127.0.0.1:0' };
  const DATA_DIR = mkdtempSync(join(folder, 'data-'));
  const service = await spawnService('all', { ...listen, DATA_DIR, ...settings });
  await vi.waitUntil(() => service.lines.some((line) => line.includes('curl -N')), { timeout: 20_000 });
  const text = service.lines.join('\n');
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
  const answer = await postCompose(url, /uic_live_\w+/.exec(text)?.[0], { prompt: 'SECRET form' }, { traceparent });
  expect(await answer.text()).toContain('compose.completed');
  if (untilLine !== undefined) {
    await vi.waitUntil(() => service.lines.some((line) => line.includes(untilLine)), { timeout: 15_000 });
  }
  expect(await service.stop('SIGTERM')).toBe(0);
  return service.lines;
}

describe('OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  test('sends the spans of a request to a collector, under the trace of the caller, and no word of the prompt', async () => {
    const { port } = collector.address() as AddressInfo;
    await composeOnce({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=sesame',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=here',
    });
    expect(received[0]).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf', key: 'sesame' });
    const sent = Buffer.concat(received.map(({ body }) => body));
    for (const text of ['ui-composition', 'here', 'POST /v1/compose', 'composer.v1.ComposerService/Compose']) {
      expect([text, sent.includes(text)]).toEqual([text, true]);
    }
    expect(sent.includes(Buffer.from(TRACE_ID, 'hex'))).toBe(true);
    for (const secret of ['SECRET', 'uic_live_']) expect(sent.includes(secret)).toBe(false);
  });

  test('sends nothing when the sampler takes nothing', async () => {
    const { port } = collector.address() as AddressInfo;
    received.splice(0);
    const OTEL_TRACES_SAMPLER = 'always_off';
    await composeOnce({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_TRACES_SAMPLER });
    expect(received).toEqual([]);
  });

  test('of a collector that is out of reach costs a warning, and no request', async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${await freePort()}`;
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TIMEOUT: '500' };
    const [told = ''] = (await composeOnce(settings, UNSENT)).filter((line) => line.includes(UNSENT));
    const reason = expect.stringMatching(/^connect ECONNREFUSED/) as string;
    expect(JSON.parse(told)).toMatchObject({ level: 'warn', service: 'one-process', reason });
  });

  test('that is not an address is refused by name', async () => {
    const start = spawnService('gateway', {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER: 'most',
    });
    await expect(start).rejects.toThrow(/at OTEL_EXPORTER_OTLP_ENDPOINT[^]*at OTEL_TRACES_SAMPLER/);
  });
});
