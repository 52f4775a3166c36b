import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';
import { startModelBackend } from '#tools/model-backend/server.ts';
import { startServices } from '#test/contract/start-services.ts';
import {
  composeAt,
  composeHandler,
  createClient,
  type ComposeEvent,
  type Spec,
} from '../../packages/client/src/index.ts';

const backend = await startModelBackend();
const services = await startServices({
  composer: { COMPOSE_MODELS: 'first,second', OPENAI_API_KEY: 'any', OPENAI_BASE_URL: backend.url },
});
const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open) await close();
  await services.close();
  await backend.close();
});

async function newHost(...scripts: [string, string]) {
  backend.script('first', findScript(scripts[0])!);
  backend.script('second', findScript(scripts[1])!);
  const { apiKey, slug } = await services.admin.newCaller();
  const used = async () => (await services.admin.usage(slug)).used;
  return { apiKey, used, client: createClient({ apiKey, baseUrl: services.url }) };
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const request = { prompt: 'Book a table' };

describe('a composition', () => {
  test('is iterated event by event, its draft new with each operation and at the end the validated spec', async () => {
    const { client, used } = await newHost('scripted-good', 'scripted-good');
    const composition = client.compose(request);
    const types: string[] = [];
    const drafts = new Set<unknown>();
    for await (const event of composition) {
      types.push(event.type);
      drafts.add(composition.draft);
    }
    const result = await composition.result;
    expect(types[0]).toBe('compose.started');
    expect(types.at(-1)).toBe('compose.completed');
    expect(drafts.size).toBeGreaterThan(3);
    expect(composition.draft).toEqual(result.spec);
    expect(result).toMatchObject({ validated: true, operation_count: types.filter((type) => type === 'op').length });
    expect(await used()).toBe(1);
  });

  test('is awaited without being iterated', async () => {
    const { client } = await newHost('scripted-good', 'scripted-good');
    const { spec } = await client.compose(request).result;
    expect(spec.elements).toHaveProperty(spec.root);
  });

  test('is iterated from its first event by who has asked for the result before', async () => {
    const { client } = await newHost('scripted-good', 'scripted-good');
    const composition = client.compose(request);
    const { result } = composition;
    const types: string[] = [];
    for await (const event of composition) types.push(event.type);
    const operations = types.filter((type) => type === 'op').length;
    expect([types[0], operations]).toEqual(['compose.started', (await result).operation_count]);
  });

  test('starts again from nothing at a restart', async () => {
    const { client } = await newHost('scripted-unknown-component', 'scripted-good');
    const composition = client.compose(request);
    const atRestart: unknown[] = [];
    for await (const event of composition) if (event.type === 'compose.restarted') atRestart.push(composition.draft);
    expect(atRestart).toEqual([undefined]);
    expect((await composition.result).spec.root).toBeDefined();
  });

  test('of an edit starts from the prior spec, which stays as it was', async () => {
    const { client } = await newHost('scripted-good', 'scripted-good');
    const before = (await client.compose(request).result).spec;
    const kept = structuredClone(before);
    const edit = client.compose({ prompt: 'As it is', mode: 'edit', prior_spec: before });
    expect(edit.draft).toEqual(before);
    await edit.result;
    expect(before).toEqual(kept);
  });

  test('under the same key as one that runs waits for it and is a free replay', async () => {
    const { client, used } = await newHost('scripted-good', 'scripted-good');
    const both = [1, 2].map(async () => client.compose(request, { idempotencyKey: 'same-wish' }).result);
    const [one, other] = await Promise.all(both);
    expect(one?.spec).toEqual(other?.spec);
    expect(await used()).toBe(1);
  });

  test('continues with a replay when its connection breaks in the middle', async () => {
    const { apiKey, used } = await newHost('scripted-good', 'scripted-good');
    let calls = 0;
    const cut = async (incoming: IncomingMessage, answer: ServerResponse): Promise<void> => {
      calls += 1;
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { authorization = '', 'idempotency-key': key = '' } = incoming.headers as Record<string, string>;
      const upstream = await fetch(`${services.url}/v1/compose`, {
        method: 'POST',
        headers: { authorization, 'idempotency-key': key, 'content-type': 'application/json' },
        body: Buffer.concat(chunks),
      });
      answer.writeHead(upstream.status, { 'content-type': upstream.headers.get('content-type') ?? '' });
      const whole = Buffer.from(await upstream.arrayBuffer());
      if (calls > 1) {
        answer.end(whole);
        return;
      }
      // The first answer is lost after it was complete and billed, with half of it delivered.
      answer.write(whole.subarray(0, whole.length / 2));
      setTimeout(() => answer.destroy(), 50);
    };
    const cutting = await serve((incoming, answer) => void cut(incoming, answer));
    const composition = createClient({ apiKey, baseUrl: cutting }).compose(request);
    const started: ComposeEvent[] = [];
    for await (const event of composition) if (event.type === 'compose.started') started.push(event);
    expect(started).toHaveLength(2);
    expect(await composition.result).toMatchObject({ replayed: true, validated: true });
    expect(await used()).toBe(1);
  });

  test('is read to the end of its body, so that no request counts as broken off', async () => {
    const { client } = await newHost('scripted-good', 'scripted-good');
    const { spec } = await client.compose(request).result;
    const event = JSON.stringify({ type: 'compose.completed', spec });
    let heardTheEnd: (isWhole: boolean) => void;
    const isWhole = new Promise((resolve) => (heardTheEnd = resolve));
    const url = await serve((_, response) => {
      response.once('close', () => heardTheEnd(response.writableFinished));
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`data: ${event}\n\n`);
      setTimeout(() => response.end(), 50);
    });
    await composeAt(url, request).result;
    expect(await isWhole).toBe(true);
  });

  test('that is aborted or left ends on the service, is not billed, and frees its key', async () => {
    const { client, used } = await newHost('scripted-silent-middle', 'scripted-good');
    const left = client.compose(request, { idempotencyKey: 'left' });
    for await (const event of left) if (event.type === 'op') break;
    await expect(left.result).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
    const controller = new AbortController();
    const aborted = client.compose(request, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('enough')), 100);
    await expect(aborted.result).rejects.toThrow('enough');
    expect(await used()).toBe(0);
    backend.script('first', findScript('scripted-good')!);
    await expect(client.compose(request, { idempotencyKey: 'left' }).result).resolves.toBeDefined();
  });
});

describe('errors', () => {
  test('carry the code of the table, the message with the field, and what to quote', async () => {
    const { client, apiKey } = await newHost('scripted-good', 'scripted-good');
    await expect(client.compose({ prompt: '' }).result).rejects.toMatchObject({
      name: 'CompositionError',
      code: 'BAD_REQUEST',
      status: 400,
      message: expect.stringContaining('prompt') as string,
      requestId: expect.any(String) as string,
    });
    const otherKey = `${apiKey.slice(0, -1)}${apiKey.endsWith('x') ? 'y' : 'x'}`;
    const stranger = createClient({ apiKey: otherKey, baseUrl: services.url });
    await expect(stranger.me()).rejects.toMatchObject({ code: 'AUTHENTICATION_REQUIRED', status: 401 });
  });

  test('of an unreachable service are retried, then reported as a lost connection', async () => {
    const client = createClient({ apiKey: 'any', baseUrl: 'http://127.0.0.1:9', maxRetries: 1 });
    await expect(client.compose(request).result).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
  });

  test('of a silent service are reported as timed out', async () => {
    const silent = await serve(() => undefined);
    const client = createClient({ apiKey: 'any', baseUrl: silent, maxRetries: 0, timeoutMs: 200 });
    await expect(client.compose(request).result).rejects.toMatchObject({ code: 'TIMED_OUT' });
    const stalling = await serve((_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' });
      answer.write(': ping\n\n');
    });
    const stalled = createClient({ apiKey: 'any', baseUrl: stalling, maxRetries: 0, timeoutMs: 200 });
    await expect(stalled.compose(request).result).rejects.toMatchObject({ code: 'TIMED_OUT' });
  });

  test('in the stream end the iteration with their code', async () => {
    const { apiKey } = await newHost('scripted-unknown-component', 'scripted-unknown-component');
    const client = createClient({ apiKey, baseUrl: services.url });
    const composition = client.compose(request);
    await expect(Array.fromAsync(composition)).rejects.toMatchObject({ code: 'COMPOSITION_FAILED' });
    await expect(composition.result).rejects.toMatchObject({ code: 'COMPOSITION_FAILED' });
  });

  test('of a burst limit are waited out for as long as Retry-After says', async () => {
    let calls = 0;
    const limited = await serve((_, answer) => {
      calls += 1;
      const error = { code: 'RATE_LIMITED', message: 'Slow down.' };
      answer.writeHead(429, { 'retry-after': '0', 'content-type': 'application/json' });
      answer.end(JSON.stringify({ success: false, error }));
    });
    const client = createClient({ apiKey: 'any', baseUrl: limited, maxRetries: 2 });
    await expect(client.compose(request).result).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 0 });
    expect(calls).toBe(3);
  });
});

describe('me and health', () => {
  test('return the plan behind a key and the version of the catalog', async () => {
    const { client } = await newHost('scripted-good', 'scripted-good');
    expect((await client.me()).plan.generationsRemaining).toBeGreaterThan(0);
    expect((await client.health()).status).toBe('ok');
  });
});

describe('composeHandler', () => {
  async function newEndpoint(authorize: Parameters<typeof composeHandler>[0]['authorize']) {
    const { apiKey, used } = await newHost('scripted-good', 'scripted-good');
    const handler = composeHandler({ apiKey, baseUrl: services.url, authorize });
    // The adapter between fetch's types and a handler: what Hono, Next or Workers do by themselves.
    const call = (async (input: string | URL | Request, init?: RequestInit) =>
      handler(new Request(input, init))) as typeof fetch;
    return { call, used, apiKey };
  }

  test('lets a page compose without ever seeing the key', async () => {
    const { call, used, apiKey } = await newEndpoint(() => true);
    const { spec } = await composeAt('http://host.test/api/compose', request, { fetch: call }).result;
    expect(spec.root).toBeDefined();
    expect(JSON.stringify(spec)).not.toContain(apiKey);
    expect(await used()).toBe(1);
  });

  test('asks the host first, whose members win over those of the page', async () => {
    const refused = await newEndpoint(() => false);
    await expect(composeAt('http://host.test/', request, { fetch: refused.call }).result).rejects.toMatchObject({
      code: 'AUTHENTICATION_REQUIRED',
    });
    expect(await refused.used()).toBe(0);
    const { call } = await newEndpoint(() => ({ data: { owner: 'Ann' } }));
    const forged = { ...request, data: { owner: 'Mallory' } };
    const { spec } = await composeAt('http://host.test/', forged, { fetch: call }).result;
    expect(spec.state).toMatchObject({ owner: 'Ann' });
  });

  test('takes a request in which everything is at its limit, in whatever script', async () => {
    const { call } = await newEndpoint(() => true);
    const han = (chars: number) => '漢'.repeat(chars);
    const prior = { state: { a: han(47_000) }, root: 't', elements: { t: { type: 'Text', props: { text: 'x' } } } };
    const context = { action: 'send', state: { a: han(15_900) } };
    const journey = {
      mode: 'continue_journey' as const,
      prior_spec: prior as unknown as Spec,
      action_context: context,
    };
    const facts = { data: { a: han(23_900) }, metadata: { a: han(23_900) } };
    const { spec } = await composeAt('http://host.test/', { prompt: han(4_000), ...journey, ...facts }, { fetch: call })
      .result;
    expect(spec.root).toBeDefined();
  });

  test('itself answers what is not a JSON object, too large or not a POST', async () => {
    const { call, used } = await newEndpoint(() => true);
    const post = async (body: string) => (await call('http://host.test/', { method: 'POST', body })).status;
    expect(await post('no json')).toBe(400);
    expect(await post('[]')).toBe(400);
    expect(await post(JSON.stringify({ prompt: 'x'.repeat(1_100_000) }))).toBe(400);
    expect((await call('http://host.test/')).status).toBe(405);
    expect(await used()).toBe(0);
  });

  test("keeps the host's own troubles with its key from the page", async () => {
    const options = { apiKey: 'uic_live_wrong', baseUrl: services.url, authorize: () => true };
    const handler = composeHandler({ ...options, onError: () => undefined });
    const answer = await handler(new Request('http://host.test/', { method: 'POST', body: JSON.stringify(request) }));
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toMatch(/key/i);
  });
});
