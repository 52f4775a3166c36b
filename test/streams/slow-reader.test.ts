import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#services/gateway/config.ts';
import { readEvents, postCompose } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';
import { eventNames, openStream } from './open-stream.ts';
import { add, completed, STARTED, startScriptedComposer } from './scripted-composer.ts';
import { flood } from './scripts.ts';

const composer = await startScriptedComposer();
const services = await startServices({
  composerAddress: composer.address,
  gateway: { SLOW_READER_TIMEOUT_MS: '1000' },
});
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});

describe('a reader that takes nothing for too long', () => {
  test('is given up after 30 seconds unless the operator says otherwise', () => {
    expect(readConfig({}).slowReaderTimeoutMs).toBe(30_000);
  });

  test('is not billed, and the composer is cancelled', async () => {
    const { apiKey, slug } = await admin.newCaller();
    composer.play(flood(64 * 1024));
    const stream = await openStream(url, apiKey, { prompt: 'x' });
    const call = composer.calls.at(-1)!;
    await expect.poll(() => call.cancelledAtMs, { timeout: 10_000 }).toBeTypeOf('number');
    await expect.poll(async () => (await admin.usage(slug)).reserved).toBe(0);
    expect((await admin.usage(slug)).used).toBe(0);
    stream.leave();
  });

  test('finds the terminal error when it reads on at once, and a closed connection when it never does', async () => {
    const { apiKey } = await admin.newCaller();
    composer.play(flood(64 * 1024));
    const late = await openStream(url, apiKey, { prompt: 'x' });
    const never = await openStream(url, apiKey, { prompt: 'x' }, { 'x-request-id': 'never' });
    await expect.poll(() => composer.calls.at(-2)?.cancelledAtMs, { timeout: 10_000 }).toBeTypeOf('number');
    const text = await late.readAll();
    expect(eventNames(text).filter((name) => name !== 'op')).toEqual(['compose.started', 'error']);
    expect(text).toMatch(/"code":"SERVICE_UNAVAILABLE","message":"The stream was not read for 1 s/);
    const closed = () => services.logLines().filter(({ requestId }) => requestId === 'never');
    await expect.poll(closed, { timeout: 10_000 }).toHaveLength(1);
    never.leave();
  });

  test('loses nothing of a replay that it begins to read late', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const operations = 50;
    composer.play(async function* (request) {
      yield STARTED;
      for (let index = 0; index < operations; index += 1) yield add('/state/x', 'x'.repeat(64 * 1024));
      yield completed(request, operations);
    });
    const keyed = { 'idempotency-key': 'k' };
    await readEvents(await postCompose(url, apiKey, { prompt: 'x' }, keyed));
    const stream = await openStream(url, apiKey, { prompt: 'x' }, keyed);
    await setTimeout(500);
    const text = await stream.readAll();
    expect(eventNames(text)).toEqual(['compose.started', ...Array<string>(operations).fill('op'), 'compose.completed']);
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });

  test.each(['fresh', 'replayed'])('is cut off with buffered answers, too (%s)', async (kind) => {
    const { apiKey } = await admin.newCaller();
    composer.play(async function* (request) {
      yield STARTED;
      const event = completed(request, 1);
      if (event.$case === 'completed') event.value.specJson = JSON.stringify({ state: 'x'.repeat(3_000_000) });
      yield event;
    });
    const body = JSON.stringify({ prompt: 'x', stream: false });
    const keyed = kind === 'replayed' ? { 'idempotency-key': 'k' } : {};
    await (await postCompose(url, apiKey, body, keyed)).text();
    const headers = [
      'POST /v1/compose HTTP/1.1',
      'host: x',
      `authorization: Bearer ${apiKey}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      `x-request-id: unread-${kind}`,
      ...Object.entries(keyed).map((header) => header.join(': ')),
    ];
    // Pipelined, since the buffers of one connection would swallow a single answer.
    const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
    socket.on('error', () => undefined);
    for (let sent = 0; sent < 8; sent += 1) socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
    const closed = () => services.logLines().filter(({ requestId }) => requestId === `unread-${kind}`);
    await expect.poll(closed, { timeout: 10_000 }).toHaveLength(8);
    socket.destroy();
  });
});
