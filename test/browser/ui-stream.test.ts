import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { startServices } from '#test/contract/start-services.ts';
import { add, completed, smallCard, STARTED, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { buildFolder, startBrowser } from '../../cli/draw/browser.ts';
import { uiStreamHandler } from '../../packages/client/src/json-render.ts';
import { nodeListener } from '../../packages/client/src/node.ts';

/** What the page reports about the hook. */
type HookReport = { spec: unknown; error: string | undefined; usage: unknown; isStreaming: boolean; ends: number };

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { apiKey } = await services.admin.newCaller();
let files = await buildFolder(fileURLToPath(new URL('./ui-stream-page/', import.meta.url)), 'production');

let mayCompose = true;
const compose = nodeListener(uiStreamHandler({ apiKey, baseUrl: services.url, authorize: () => mayCompose }));
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };
const host = createServer((request, response) => {
  if (request.method === 'POST') return void compose(request, response);
  const path = request.url === '/' ? '/index.html' : (request.url ?? '');
  response.writeHead(files.has(path) ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
  response.end(files.get(path));
}).listen(0, '127.0.0.1');
await new Promise((resolve) => host.once('listening', resolve));

const browser = await startBrowser();
const page = await browser.newPage();
afterAll(async () => {
  await browser.close();
  host.closeAllConnections();
  host.close();
  await services.close();
  await composer.close();
});
beforeEach(async () => {
  mayCompose = true;
  composer.play(smallCard);
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
});

/** Sends by the hook and reports what it holds when it has ended. */
async function send(prompt: string, context?: object): Promise<HookReport> {
  await page.evaluate(`window.send(${JSON.stringify(prompt)}, ${JSON.stringify(context)})`);
  await page.waitForFunction('window.hook.isStreaming === false');
  return page.evaluate<HookReport>('window.hook');
}

const CARD = { type: 'Card', props: { title: 'Hello' }, children: [] };

describe('useUIStream of @json-render/react, unmodified, in Chromium', () => {
  test('creates: spec, usage and one end', async () => {
    expect(await send('a card')).toEqual({
      spec: { state: {}, root: 'card', elements: { card: CARD } },
      error: undefined,
      usage: { promptTokens: 12, completionTokens: 34, totalTokens: 46 },
      isStreaming: false,
      ends: 1,
    });
  });

  test('forwards its context', async () => {
    await send('orders', { data: { rows: [1] }, actions: [{ name: 'refund', required: true }], theirOwn: 7 });
    const { request } = composer.calls.at(-1)!;
    expect([request.dataJson, request.actions.map(({ name }) => name), request.mode]).toEqual([
      '{"rows":[1]}',
      ['refund'],
      undefined,
    ]);
  });

  test('edits the spec that it is given, lists included', async () => {
    const previousSpec = { state: { rows: ['b'] }, root: 'card', elements: { card: CARD, old: CARD } };
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/state/rows/0', 'a');
      yield { $case: 'operation', value: { op: 'remove', path: '/elements/old' } };
      yield add('/elements/card/props/title', 'Changed');
      yield completed(request);
    });
    const { spec } = await send('change it', { previousSpec });
    const { request } = composer.calls.at(-1)!;
    expect([request.mode, JSON.parse(request.priorSpecJson ?? 'null')]).toEqual(['edit', previousSpec]);
    expect(spec).toEqual({
      state: { rows: ['a', 'b'] },
      root: 'card',
      elements: { card: { ...CARD, props: { title: 'Changed' } } },
    });
  });

  test('holds after a restart only what came after it', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/state', { wrong: true });
      yield add('/root', 'lost');
      yield add('/elements', { lost: CARD, other: CARD });
      yield { $case: 'restarted', value: { model: 'scripted-2', reasonCode: 'validation_failed' } };
      for await (const event of smallCard(request)) if (event.$case !== 'started') yield event;
    });
    expect((await send('again')).spec).toEqual({ state: {}, root: 'card', elements: { card: CARD } });
  });

  test('shows the sentence of an error before the stream', async () => {
    expect((await send('x'.repeat(5_000))).error).toMatch(/`prompt`/);
    mayCompose = false;
    expect((await send('anything')).error).toBe('Sign in to compose.');
  });

  test('fails on an error within the stream instead of ending well', async () => {
    composer.play(async function* () {
      yield STARTED;
      yield add('/state', {});
      throw new Refusal('COMPOSITION_FAILED');
    });
    const { error, ends } = await send('anything');
    expect(error).toMatch(/network|fetch|failed/i);
    expect(ends).toBe(0);
  });
});

test('the example of a host draws with a registry of its own what the hook holds, and edits it', async () => {
  // As it is built for people: a test's environment would bring React's development calls.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  files = await buildFolder(fileURLToPath(new URL('../../examples/json-render/', import.meta.url)), 'production');
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  await page.click('form button');
  await page.waitForSelector('main h2:text("Hello")');
  composer.play(async function* (request) {
    yield STARTED;
    yield add('/elements/card/props/title', 'Changed');
    yield completed(request);
  });
  await page.click('form button:enabled');
  await page.waitForSelector('main h2:text("Changed")');
});
