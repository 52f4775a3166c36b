import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { composeHandler, createClient } from '../../packages/client/src/index.ts';
import { readA2uiLines } from '../../packages/client/src/a2ui.ts';
import { nodeListener } from '../../packages/client/src/node.ts';

const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open) await close();
});

/** A server, and how often it was called. */
async function serve(listener: RequestListener) {
  const counted = { url: '', calls: 0 };
  const server = createServer((request, response) => {
    counted.calls += 1;
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  counted.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return counted;
}

const request = { prompt: 'Book a table' };
const STARTED = { type: 'compose.started', generation_id: 'gen_1', model: 'm' };
const OPS = [
  { type: 'op', op: 'add', path: '/root', value: 'page' },
  { type: 'op', op: 'add', path: '/elements', value: {} },
  { type: 'op', op: 'add', path: '/elements/page', value: { type: 'Stack', props: {}, children: [] } },
];
const COMPLETED = {
  type: 'compose.completed',
  generation_id: 'gen_1',
  model: 'm',
  operation_count: 3,
  usage: { input_tokens: 0, output_tokens: 0 },
  validated: true,
};
const WHOLE = [STARTED, ...OPS, COMPLETED];

function stream(response: ServerResponse, events: (object | string)[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(
    events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join(''),
  );
}

/** Answers the first call in one way and every later one with a whole stream. */
const firstly =
  (first: (request: IncomingMessage, response: ServerResponse) => void): RequestListener =>
  (incoming, response) => {
    const { calls } = counting;
    counting.calls += 1;
    if (calls === 0) first(incoming, response);
    else stream(response, WHOLE);
  };
let counting = { calls: 0 };

async function outcomeOf(url: string, { maxRetries = 3, timeoutMs = 1_000, path = '' } = {}) {
  return createClient({ apiKey: 'any', baseUrl: `${url}${path}`, maxRetries, timeoutMs }).compose(request).result;
}

describe('an answer that is none of the service', () => {
  const page = (response: ServerResponse, status: number): void => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<html>Sign in</html>');
  };

  test.each([200, 404])('is refused at once, with its type, where a page answers %i', async (status) => {
    const server = await serve((_, response) => page(response, status));
    await expect(outcomeOf(server.url)).rejects.toMatchObject({
      name: 'CompositionError',
      code: 'NOT_FOUND',
      message: expect.stringMatching(/text\/html.*address/s) as string,
    });
    expect(server.calls).toBe(1);
    await expect(createClient({ apiKey: 'any', baseUrl: server.url }).me()).rejects.toMatchObject({
      name: 'CompositionError',
      code: 'NOT_FOUND',
    });
  });

  test('names the address that a redirect has led to', async () => {
    const server = await serve((incoming, response) => {
      if (incoming.url?.includes('login') === true) return page(response, 200);
      response.writeHead(302, { location: '/login' }).end();
    });
    await expect(outcomeOf(server.url)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining(`${server.url}/login`) as string,
    });
    expect(server.calls).toBe(2);
  });

  test('is an error of the service when it holds one, whatever its status', async () => {
    const error = { code: 'QUOTA_EXCEEDED', message: 'Used up.' };
    const server = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: false, error }));
    });
    await expect(outcomeOf(server.url)).rejects.toMatchObject(error);
    expect(server.calls).toBe(1);
  });

  test.each<[string, number, unknown, string]>([
    ['a number for a code', 502, { error: { code: 502, message: 'Bad gateway' } }, 'SERVICE_UNAVAILABLE'],
    ['a list for a message', 503, { error: { message: ['down'] } }, 'SERVICE_UNAVAILABLE'],
    ['a text for an error', 500, { error: 'down' }, 'SERVICE_UNAVAILABLE'],
    ['null', 500, null, 'SERVICE_UNAVAILABLE'],
    ['nothing of ours', 403, {}, 'FORBIDDEN'],
    ['nothing of ours', 402, {}, 'PAYMENT_REQUIRED'],
    ['nothing of ours', 408, {}, 'SERVICE_UNAVAILABLE'],
  ])('is told by its status when it holds %s (%s)', async (_, status, body, code) => {
    const server = await serve((_incoming, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    const failure: unknown = await outcomeOf(server.url, { maxRetries: 0 }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'CompositionError', code, status });
    expect(failure).toHaveProperty('message', expect.any(String));
  });

  test('is given up when its error never ends', async () => {
    const server = await serve((_, response) => {
      response.writeHead(503, { 'content-type': 'application/json' }).write('{"error":');
    });
    await expect(outcomeOf(server.url, { maxRetries: 0, timeoutMs: 300 })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    const silent = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    });
    const client = createClient({ apiKey: 'any', baseUrl: silent.url, timeoutMs: 300 });
    await expect(client.me()).rejects.toMatchObject({ name: 'CompositionError', code: 'TIMED_OUT' });
    const mute = await serve(() => undefined);
    const other = createClient({ apiKey: 'any', baseUrl: mute.url, timeoutMs: 300 });
    await expect(other.health()).rejects.toMatchObject({ name: 'CompositionError', code: 'TIMED_OUT' });
  });
});

describe('a stream', () => {
  test.each<[string, (object | string)[]]>([
    ['is cut', WHOLE.slice(0, 2)],
    ['holds what is no JSON', [STARTED, OPS[0] ?? {}, '{"type":"op","op":"ad', ...OPS.slice(1), COMPLETED]],
    ['holds an operation without a path', [STARTED, { type: 'op', op: 'add' }, ...OPS, COMPLETED]],
    ['holds an operation of no kind there is', [STARTED, { type: 'op', op: 'put', path: '/root' }, ...OPS, COMPLETED]],
    ['ends in an error that says nothing', [STARTED, { type: 'error' }]],
  ])('that %s is asked for again under the same key', async (_, events) => {
    counting = { calls: 0 };
    const keys = new Set<unknown>();
    const server = await serve((incoming, response) => {
      keys.add(incoming.headers['idempotency-key']);
      firstly((_incoming, first) => stream(first, events))(incoming, response);
    });
    const { spec } = await outcomeOf(server.url);
    expect(spec.root).toBe('page');
    expect(server.calls).toBe(2);
    expect(keys.size).toBe(1);
  });

  test('keeps what a later version adds out of the way', async () => {
    const server = await serve((_, response) =>
      stream(response, [STARTED, { type: 'compose.thought', text: 'x' }, 'null', ...OPS, { type: 7 }, COMPLETED]),
    );
    expect((await outcomeOf(server.url)).spec.root).toBe('page');
    expect(server.calls).toBe(1);
  });
});

describe('Retry-After', () => {
  const limited = (retryAfter: string) =>
    firstly((_, response) => response.writeHead(503, { 'retry-after': retryAfter }).end());

  test.each(['0', '-5', '', 'soon'])('of %j leaves the usual pause', async (retryAfter) => {
    counting = { calls: 0 };
    const server = await serve(limited(retryAfter));
    const startedMs = performance.now();
    await outcomeOf(server.url);
    expect(performance.now() - startedMs).toBeGreaterThan(200);
  });

  test('may be a date', async () => {
    counting = { calls: 0 };
    const server = await serve(limited(new Date(Date.now() + 3_600_000).toUTCString()));
    await expect(outcomeOf(server.url)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(server.calls).toBe(1);
  });
});

test('a call that can never be made is refused at once, and says why', async () => {
  const calls: [apiKey: string, baseUrl: string, idempotencyKey: string][] = [
    ['any', 'no address', 'k'],
    ['any', 'http://127.0.0.1:9', 'schlüssel ✓'],
    ['a\nb', 'http://127.0.0.1:9', 'k'],
  ];
  for (const [apiKey, baseUrl, idempotencyKey] of calls) {
    const startedMs = performance.now();
    const { result } = createClient({ apiKey, baseUrl }).compose(request, { idempotencyKey });
    await expect(result).rejects.toMatchObject({ name: 'CompositionError', code: 'BAD_REQUEST' });
    expect(performance.now() - startedMs).toBeLessThan(300);
  }
});

describe("a host's endpoint", () => {
  test('answers 500 in the form of the service when its own check fails', async () => {
    const handler = composeHandler({
      apiKey: 'any',
      baseUrl: 'http://127.0.0.1:9',
      authorize: () => {
        throw new Error('the session store is down');
      },
    });
    const { url } = await serve(
      (incoming, response) => void nodeListener(handler, () => undefined)(incoming, response),
    );
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(request) });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch(/^\{"success":false,"error":\{"code":"INTERNAL_SERVER_ERROR"(?!.*session)/);
  });

  test('sends each cookie of a refusal, and answers methods that no Request may have', async () => {
    const headers: [string, string][] = [
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=2; Path=/'],
    ];
    const authorize = () => new Response('Sign in.', { status: 401, headers });
    const handler = composeHandler({ apiKey: 'any', baseUrl: 'http://127.0.0.1:9', authorize });
    const { url } = await serve(
      (incoming, response) => void nodeListener(handler, () => undefined)(incoming, response),
    );
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(request) });
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    const [traced] = (await once(requestHttp(url, { method: 'TRACE' }).end(), 'response')) as [IncomingMessage];
    expect(traced.resume().statusCode).toBe(500);
  });

  test('reads no more of a body than its limit', async () => {
    const options = { apiKey: 'any', baseUrl: 'http://127.0.0.1:9', authorize: () => true };
    const handler = composeHandler({ ...options, maxBodyBytes: 262_144 });
    let sent = 0;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        sent += 65_536;
        if (sent > 50_000_000) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const asked = new Request('http://host.test/', { method: 'POST', body: endless, duplex: 'half' });
    expect((await handler(asked)).status).toBe(400);
    expect(sent).toBeLessThan(1_000_000);
  });

  test('refuses a body that is not UTF-8', async () => {
    const handler = composeHandler({ apiKey: 'any', baseUrl: 'http://127.0.0.1:9', authorize: () => true });
    const body = new Uint8Array([...new TextEncoder().encode('{"prompt":"'), 0xff, 0x22, 0x7d]);
    expect((await handler(new Request('http://host.test/', { method: 'POST', body }))).status).toBe(400);
  });

  test('listens once, however often a slow page makes it wait', async () => {
    const chunks = 40;
    const handler = async () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start(controller) {
            for (let index = 0; index < chunks; index++) controller.enqueue(new Uint8Array(10));
            controller.close();
          },
        }),
      );
    const listeners = { close: 0, drain: 0 };
    let ended = false;
    await nodeListener(handler)(Object.assign((async function* () {})(), { method: 'GET', headers: {} }), {
      writeHead: () => undefined,
      flushHeaders: () => undefined,
      write: () => false,
      end: () => (ended = true),
      destroy: () => undefined,
      once: (event, listener) => {
        listeners[event] += 1;
        if (event === 'drain') setImmediate(listener);
      },
      destroyed: false,
    });
    expect(ended).toBe(true);
    expect(listeners.close).toBeLessThan(5);
  });
});

test.each(['{"createSurface":{}}\n{"upd', '{"createSurface":{}}\nnull\n', '{"createSurface":{}}\n<html>\n'])(
  'lines of A2UI that end in %j are a lost connection',
  async (text) => {
    await expect(Array.fromAsync(readA2uiLines(new Response(text)))).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
  },
);
