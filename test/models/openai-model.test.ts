import { createPace } from '#services/composer/pace/pace.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelPart, ModelUnavailable } from '#services/composer/models/model.ts';
import { openAiModel } from '#services/composer/models/openai.ts';
import type { ModelTimeouts } from '#services/composer/models/watch-answer.ts';
import { type ModelBackend, startModelBackend, unreachableUrl } from '#tools/model-backend/server.ts';

let backend: ModelBackend;
beforeAll(async () => {
  backend = await startModelBackend();
});
afterAll(() => backend.close());

const PATIENT: ModelTimeouts = { firstPartMs: 10_000, silenceMs: 10_000, totalMs: 20_000 };
const IMPATIENT: ModelTimeouts = { firstPartMs: 150, silenceMs: 150, totalMs: 20_000 };

function modelNamed(model: string, timeouts: ModelTimeouts = PATIENT, baseUrl = backend.url) {
  const settings = { reasoningEffort: undefined, temperature: undefined, maxOutputTokens: undefined };
  return openAiModel({ alias: 'tier', model, baseUrl, apiKey: 'scripted', timeouts, ...settings });
}

async function answerOf(model: ReturnType<typeof modelNamed>, signal = new AbortController().signal) {
  const parts: ModelPart[] = [];
  const messages = () => [{ role: 'user' as const, content: 'a booking form' }];
  for await (const part of model.stream({ input: undefined as never, pace: createPace(), messages }, signal))
    parts.push(part);
  return parts;
}

describe('an OpenAI-compatible model', () => {
  test('streams text, then reports its finish reason and usage', async () => {
    const parts = await answerOf(modelNamed('scripted-good'));
    const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
    expect(text).toContain('/elements/root');
    expect(parts).toContainEqual(expect.objectContaining({ type: 'finish', reason: 'stop' }));
    expect(parts.find(({ type }) => type === 'usage')).toEqual({
      type: 'usage',
      inputTokens: expect.any(Number),
      outputTokens: expect.any(Number),
    });
  });

  test.each([
    [
      'that names no finish reason',
      { steps: [{ raw: `data: {"choices":[{"delta":{"content":"Hi"}}]}\n\ndata: [DONE]\n\n` }] },
    ],
    [
      'that comes whole',
      {
        steps: [
          {
            status: 200,
            body: {
              choices: [{ message: { content: 'Hi' }, finish_reason: 'stop' }],
              usage: { prompt_tokens: 1, completion_tokens: 1 },
            },
          },
        ],
      },
    ],
  ])('reads an answer %s', async (_what, script) => {
    backend.script('plain', script);
    expect(await answerOf(modelNamed('plain'))).toEqual(
      expect.arrayContaining([
        { type: 'text', text: 'Hi' },
        { type: 'finish', reason: 'stop' },
      ]),
    );
  });

  test('reports when the token limit cut the answer', async () => {
    const parts = await answerOf(modelNamed('scripted-cut-line'));
    expect(parts).toContainEqual(expect.objectContaining({ type: 'finish', reason: 'length' }));
  });

  test.each([
    'scripted-http-401',
    'scripted-http-404',
    'scripted-http-429',
    'scripted-http-429-retry-after',
    'scripted-http-500',
    'scripted-http-503',
    'scripted-reset',
    'scripted-html',
    'scripted-cut-end',
    'scripted-cut-reset',
    'scripted-error-frame',
    'scripted-bad-frame',
    'no-such-model',
  ])('is unavailable, after one request only, when the backend plays %s', async (name) => {
    const before = backend.requests.length;
    await expect(answerOf(modelNamed(name))).rejects.toThrow(ModelUnavailable);
    expect(backend.requests.length - before).toBe(1);
  });

  test.each(['scripted-no-answer', 'scripted-silent-start', 'scripted-silent-middle'])(
    'is unavailable when the backend falls silent (%s)',
    async (name) => {
      await expect(answerOf(modelNamed(name, IMPATIENT))).rejects.toThrow(/150 ms/);
    },
  );

  test.each(['/', '?api-version=2026-01-01', '/?api-version=2026-01-01'])(
    'is asked below its base URL, which may end with %s, with its key',
    async (ending) => {
      await answerOf(modelNamed('scripted-good', PATIENT, backend.url + ending));
      expect(backend.requests.at(-1)?.headers).toMatchObject({
        authorization: 'Bearer scripted',
        'content-type': 'application/json',
      });
    },
  );

  test('is asked at the path and with the query of its base URL; a redirect is not followed', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: backend.url }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const model = modelNamed('any', PATIENT, `http://127.0.0.1:${port}/deployments/x/?api-version=2026-01-01`);
    await expect(answerOf(model)).rejects.toThrow(/answered 307/);
    expect(asked).toEqual(['/deployments/x/chat/completions?api-version=2026-01-01']);
    server.close();
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ])('is asked not to compress, and understood when it answers in %s nonetheless', async (encoding, compress) => {
    let accepted: unknown;
    const server = createServer((request, response) => {
      accepted = request.headers['accept-encoding'];
      response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': encoding });
      response.end(
        compress('data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n'),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await answerOf(modelNamed('any', PATIENT, `http://127.0.0.1:${port}`))).toContainEqual({
      type: 'text',
      text: 'Hi',
    });
    expect(accepted).toBe('identity');
    server.close();
  });

  test('is unavailable when what it says it compressed is not', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }).end('data: {}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(answerOf(modelNamed('any', PATIENT, `http://127.0.0.1:${port}`))).rejects.toThrow(
      /broke off or could not be/,
    );
    server.close();
  });

  test('is asked again, once, when it closes an idle connection just as a request goes out on it', async () => {
    let asked = 0;
    const sockets = new Set<unknown>();
    const server = createServer((request, response) => {
      asked += 1;
      if (sockets.has(request.socket)) return void request.socket.destroy();
      sockets.add(request.socket);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"choices":[{"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const model = modelNamed('any', PATIENT, `http://127.0.0.1:${port}`);
    for (const total of [1, 3]) {
      expect(await answerOf(model)).toContainEqual({ type: 'text', text: 'Hi' });
      expect(asked).toBe(total);
    }
    server.close();
  });

  test('is left when its error page has no end', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(500);
      const page = setInterval(() => response.write('Sorry. '), 5);
      response.once('close', () => {
        clearInterval(page);
        server.close();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(answerOf(modelNamed('any', PATIENT, `http://127.0.0.1:${port}`))).rejects.toThrow(/answered 500/);
    await once(server, 'close');
  });

  test('is unavailable when nothing listens', async () => {
    await expect(answerOf(modelNamed('scripted-good', PATIENT, await unreachableUrl()))).rejects.toThrow(
      ModelUnavailable,
    );
  });

  test('is unavailable when the whole answer takes too long', async () => {
    const hurried = { ...PATIENT, totalMs: 200 };
    await expect(answerOf(modelNamed('scripted-runaway', hurried))).rejects.toThrow(/200 ms/);
  });

  test('ends the call to the backend when it is aborted', async () => {
    const hangUp = new AbortController();
    setTimeout(() => hangUp.abort(), 100);
    await expect(answerOf(modelNamed('scripted-no-answer'), hangUp.signal)).rejects.toThrow(/abort/i);
    await expect.poll(() => backend.requests.at(-1)?.outcome).toBe('aborted');
  });

  test('ends the call to the backend when its reader stops', async () => {
    const messages = () => [{ role: 'user' as const, content: 'x' }];
    const call = { input: undefined as never, pace: createPace(), messages };
    for await (const part of modelNamed('scripted-runaway').stream(call, new AbortController().signal)) {
      if (part.type === 'text') break;
    }
    await expect.poll(() => backend.requests.at(-1)?.outcome).toBe('aborted');
  });

  test('takes an answer that has its finish reason for whole, though the backend never ends it', async () => {
    const finish = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';
    backend.script('finished-then-silent', { steps: [{ text: 'All of it.' }, { raw: finish }, { silence: true }] });
    expect(await answerOf(modelNamed('finished-then-silent'))).toContainEqual({ type: 'finish', reason: 'stop' });
  });

  test('is not taken for finished while text follows the finish reasons that it names in every chunk', async () => {
    const chunk = (text: string) =>
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: 'stop' }] })}\n\n`;
    const steps = ['One ', 'two ', 'three'].map((text) => ({ raw: chunk(text) }));
    const pause = { delayMs: 1_300 };
    backend.script('finished-all-along', {
      steps: [...steps.slice(0, 2), pause, ...steps.slice(2), { cutOff: 'end' }],
    });
    const parts = await answerOf(modelNamed('finished-all-along', { ...PATIENT, silenceMs: 5_000 }));
    expect(parts.map((part) => (part.type === 'text' ? part.text : '')).join('')).toBe('One two three');
  });

  test('a slow reader is not mistaken for a silent backend', async () => {
    const texts: string[] = [];
    const call = { input: undefined as never, pace: createPace(), messages: () => [] };
    for await (const part of modelNamed('scripted-paced-10x20', { ...IMPATIENT, firstPartMs: 5_000 }).stream(
      call,
      new AbortController().signal,
    )) {
      if (part.type === 'text' && texts.push(part.text) === 1) await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect(texts.length).toBeGreaterThan(1);
  });
});
