import { createServer, type RequestListener } from 'node:http';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  composeHandler,
  createClient,
  type Authorization,
  type ComposeHandlerOptions,
} from '../../packages/client/src/index.ts';
import { uiStreamHandler } from '../../packages/client/src/json-render.ts';
import { nodeListener, type NodeRequest } from '../../packages/client/src/node.ts';

const open: Server[] = [];
afterAll(async () => {
  await Promise.all(open.map(async (server) => new Promise((resolve) => server.close(resolve))));
});

async function listen(server: Server): Promise<string> {
  open.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.once('listening', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A service that answers all alike, and what it was sent. */
async function newService(status = 200, body = '{}', type = 'application/json') {
  const sent: string[] = [];
  const listener: RequestListener = (request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      sent.push(text);
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  };
  return { baseUrl: `http://${await listen(createServer(listener))}`, sent };
}

const request = { prompt: 'Book a table' };
const asked = () => new Request('http://host.test/', { method: 'POST', body: JSON.stringify(request) });

describe("a host's own check", () => {
  // What JavaScript returns where a `return` was forgotten, or where nobody is signed in.
  test.each([undefined, null, '', 0, 'ann', []])(
    'that returns %j refuses, and nothing is composed',
    async (returned) => {
      const { baseUrl, sent } = await newService();
      const authorize = () => returned as unknown as Authorization;
      const answer = await composeHandler({ apiKey: 'any', baseUrl, authorize })(asked());
      expect([answer.status, sent]).toEqual([401, []]);
    },
  );

  test('may answer with a Response of another library', async () => {
    const { baseUrl, sent } = await newService();
    const other = { status: 403, headers: new Map(), body: null };
    const authorize = () => other as unknown as Authorization;
    expect((await composeHandler({ apiKey: 'any', baseUrl, authorize })(asked())).status).toBe(403);
    expect(sent).toEqual([]);
  });
});

describe('what is kept from a page', () => {
  async function toldBy(options: Partial<ComposeHandlerOptions>) {
    const onError = vi.fn<(error: unknown) => void>();
    const handler = composeHandler({ apiKey: 'any', baseUrl: '', authorize: () => true, ...options, onError });
    const answer = await handler(asked());
    return { status: answer.status, told: onError.mock.calls.flat() };
  }

  test("the host hears: why the service refuses its key, in the service's words", async () => {
    const body = JSON.stringify({ error: { code: 'AUTHENTICATION_REQUIRED', message: 'The key was revoked.' } });
    const { status, told } = await toldBy(await newService(401, body));
    expect(status).toBe(503);
    expect(told).toMatchObject([{ code: 'AUTHENTICATION_REQUIRED', message: 'The key was revoked.' }]);
  });

  test.each([
    ['http://127.0.0.1:9', 'CONNECTION_LOST'],
    ['localhost:8080', 'BAD_REQUEST'],
    [undefined as unknown as string, 'BAD_REQUEST'],
  ])('the host hears: that there is no service at %s', async (baseUrl, code) => {
    const { status, told } = await toldBy({ baseUrl });
    expect(status).toBe(503);
    expect(told).toMatchObject([{ code }]);
  });

  test('the host hears: that its key can be in no header, without reading the key in a log', async () => {
    const { told } = await toldBy({ baseUrl: 'http://127.0.0.1:9', apiKey: 'secret\nkey' });
    expect(told).toMatchObject([{ code: 'BAD_REQUEST', message: expect.stringContaining('`apiKey`') as unknown }]);
    expect(inspect(told, { depth: null })).not.toContain('secret');
  });

  test('the host hears: that a page answers in place of the service', async () => {
    const { baseUrl } = await newService(200, '<html>', 'text/html');
    const { told } = await toldBy({ baseUrl });
    expect(told).toMatchObject([{ code: 'NOT_FOUND', message: expect.stringContaining(baseUrl) as unknown }]);
  });

  test('the host hears: what its own check throws', async () => {
    const thrown = new Error('the session store is down');
    const authorize = () => Promise.reject(thrown);
    const onError = vi.fn<(error: unknown) => void>();
    const listener = nodeListener(composeHandler({ apiKey: 'any', baseUrl: '', authorize }), onError);
    const url = await listen(createServer((incoming, response) => void listener(incoming, response)));
    expect((await fetch(`http://${url}`, { method: 'POST', body: JSON.stringify(request) })).status).toBe(500);
    expect(onError.mock.calls).toEqual([[thrown]]);
  });
});

describe('a body that something has read before', () => {
  test('is named', async () => {
    const handler = composeHandler({ apiKey: 'any', baseUrl: 'http://127.0.0.1:9', authorize: () => true });
    const read = asked();
    await read.text();
    expect(await (await handler(read)).text()).toContain('read before');
  });

  test('is named to the host by nodeListener, as where Fastify has read it', async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const handler = composeHandler({ apiKey: 'any', baseUrl: 'http://127.0.0.1:9', authorize: () => true });
    const listener = nodeListener(handler, onError);
    const server = createServer((incoming, response) => {
      incoming.resume().once('end', () => void listener(incoming, response));
    });
    const url = await listen(server);
    expect((await fetch(`http://${url}`, { method: 'POST', body: '{}' })).status).toBe(500);
    expect(String(onError.mock.calls[0]?.[0])).toContain('read before');
  });

  // Of a parser for texts, for bytes, for JSON, and of one of Express 4 that has left the body alone.
  const text = JSON.stringify(request);
  test.each([text, Buffer.from(text), request, {}])('is taken from a parser that made %j of it', async (body) => {
    const { baseUrl, sent } = await newService();
    const listener = nodeListener(composeHandler({ apiKey: 'any', baseUrl, authorize: () => true }));
    const url = await listen(
      createServer(
        (incoming, response) => void listener(Object.assign<NodeRequest, object>(incoming, { body }), response),
      ),
    );
    await (await fetch(`http://${url}`, { method: 'POST', body: text })).text();
    expect(sent).toEqual([text]);
  });
});

test('nodeListener answers over HTTP/2', async () => {
  const { baseUrl } = await newService(200, '{"ok":true}');
  const listener = nodeListener(composeHandler({ apiKey: 'any', baseUrl, authorize: () => true }));
  const url = await listen(createHttp2Server((incoming, response) => void listener(incoming, response)));
  const session = connectHttp2(`http://${url}`);
  const stream = session.request({ ':method': 'POST', ':path': '/' });
  stream.end(JSON.stringify(request));
  const answer = (await Array.fromAsync(stream as AsyncIterable<Buffer>)).join('');
  session.close();
  expect(answer).toBe('{"ok":true}');
});

describe('a client', () => {
  const client = (options: object) => createClient({ apiKey: 'any', baseUrl: 'http://127.0.0.1:9', ...options });

  test('without the address of the service is none, and says so', () => {
    expect(() => client({ baseUrl: undefined })).toThrow('`baseUrl` is missing');
  });

  test('distinguishes an address without http:// from a service that is down', async () => {
    const { result } = client({ baseUrl: 'localhost:8080' }).compose(request);
    await expect(result).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('http://') as string,
    });
  });

  test('fails with a CompositionError where the request is no JSON', async () => {
    const { result } = client({}).compose({ ...request, data: { amount: 10n } });
    await expect(result).rejects.toMatchObject({ name: 'CompositionError', code: 'CLIENT_ERROR' });
  });

  test('waits as long as it is configured to, however long that is', async () => {
    const { baseUrl } = await newService(200, '{"data":{"status":"ok"}}');
    expect((await client({ baseUrl, timeoutMs: Infinity }).health()).status).toBe('ok');
  });

  test('sends the same bytes again, whatever became of the request meanwhile', async () => {
    const { baseUrl, sent } = await newService(503);
    const changing = { ...request };
    const { result } = client({ baseUrl, maxRetries: 1 }).compose(changing);
    result.catch(() => undefined);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    changing.prompt = 'Another';
    await expect(result).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(sent[1]).toBe(sent[0]);
  });
});

describe('a page of useUIStream', () => {
  test('hears of its `previousSpec` what the service says of `prior_spec`, with the rest of the answer', async () => {
    const message = '`prior_spec` is not valid at "/root": There is no element "q".';
    const body = JSON.stringify({ success: false, error: { code: 'BAD_REQUEST', message } });
    const { baseUrl } = await newService(400, body);
    const context = { previousSpec: { root: 'q', elements: {} } };
    const page = new Request('http://host.test/', { method: 'POST', body: JSON.stringify({ ...request, context }) });
    const answer = await uiStreamHandler({ apiKey: 'any', baseUrl, authorize: () => true })(page);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { code: 'BAD_REQUEST', message: message.replace('prior_spec', 'previousSpec') } },
    ]);
  });
});
